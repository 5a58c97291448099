#include "analysis/accounts.hpp"

#include <algorithm>
#include <cmath>

#include "analysis/explain.hpp"

namespace longroad::analysis {
namespace {

void add_decision(Account& account, const Decision& d) {
  const int effect = d.effects[account.seat.index];
  if (d.seat != account.seat) {
    account.others += effect;
    return;
  }
  account.own += effect;
  if (!d.counts) return;
  ++account.decisions;
  account.slips += d.mark == Mark::Slip ? 1 : 0;
  account.costly += d.mark == Mark::Costly ? 1 : 0;
  account.very_costly += d.mark == Mark::VeryCostly ? 1 : 0;
  auto topic = std::ranges::find(account.topics, d.topic, &TopicLoss::topic);
  if (topic == account.topics.end()) topic = account.topics.insert(topic, {d.topic, 0, 0});
  ++topic->decisions;
  topic->loss += d.loss;
}

}  // namespace

BySeat whole(const Shares& shares, int players, int sum) {
  BySeat list;
  for (int i = 0; i < players; ++i) list.push_back(out_of_all(shares[i]));
  int left = sum;
  for (const int x : list) left -= x;
  *std::ranges::max_element(list, {}, [](int x) { return std::abs(x); }) += left;
  return list;
}

Shares usual_effects(const Decision& decision, const Calibration& calibration) {
  Shares effects = decision.stake;
  for (double& x : effects) x *= calibration.usual[decision.turn == 0 ? 0 : 1];
  return effects;
}

void keep_accounts(Report& report, const Calibration& calibration) {
  Shares expected{};
  for (const Decision& d : report.decisions) {
    const Shares effects = usual_effects(d, calibration);
    for (std::size_t i = 0; i < expected.size(); ++i) expected[i] += effects[i];
  }
  const BySeat usual = whole(expected, static_cast<int>(report.names.size()), 0);
  for (std::size_t i = 0; i < report.names.size(); ++i) {
    Account account;
    account.seat = Seat::of(static_cast<int>(i));
    account.name = report.names[i];
    account.start = report.curve.front().watched[i];
    account.result = report.curve.back().watched[i];
    for (const Decision& d : report.decisions) add_decision(account, d);
    for (const Stroke& stroke : report.strokes) account.luck += stroke.effects[i];
    account.usual = usual[i];
    account.rest =
        account.result - account.start - account.own - account.others - account.usual - account.luck;
    account.adjusted = account.result - account.luck;
    std::ranges::stable_sort(account.topics, std::greater<>{}, &TopicLoss::loss);
    report.accounts.push_back(std::move(account));
  }
}

}  // namespace longroad::analysis
