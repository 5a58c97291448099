#include "analysis/accounts.hpp"

#include <algorithm>

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

void keep_accounts(Report& report) {
  for (std::size_t i = 0; i < report.names.size(); ++i) {
    Account account;
    account.seat = Seat::of(static_cast<int>(i));
    account.name = report.names[i];
    account.start = report.curve.front().watched[i];
    account.result = report.curve.back().watched[i];
    for (const Decision& d : report.decisions) add_decision(account, d);
    for (const Stroke& stroke : report.strokes) account.luck += stroke.effects[i];
    account.rest = account.result - account.start - account.own - account.others - account.luck;
    account.adjusted = account.result - account.luck;
    std::ranges::stable_sort(account.topics, std::greater<>{}, &TopicLoss::loss);
    report.accounts.push_back(std::move(account));
  }
}

}  // namespace longroad::analysis
