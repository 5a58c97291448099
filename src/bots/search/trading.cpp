#include "bots/search/trading.hpp"

#include <algorithm>

#include "bots/island/manners.hpp"
#include "games/island/play/apply.hpp"

namespace longroad::bots::search {
namespace {

using namespace longroad::island;

constexpr int kPlanned = 3;        // proposals that a whole plan is made for
constexpr double kPartner = 1.01;  // what a partner must gain to agree

Bundle one(int r) { return Bundle::of(Resource(r)); }

/// The hands after a deal on `mine` terms.
void exchange(State& s, Seat me, Seat partner, const Terms& mine) {
  s.hand[me.index] = s.hand[me.index] - mine.gives() + mine.wants();
  s.hand[partner.index] = s.hand[partner.index] - mine.wants() + mine.gives();
}

/// One or two cards for one card of another kind, or one for two: all deals that are proposed.
std::vector<Terms> thinkable(Bundle hand) {
  std::vector<Terms> list;
  for (int want = 0; want < kResources; ++want)
    for (int a = 0; a < kResources; ++a) {
      if (a == want || hand[Resource(a)] == 0) continue;
      list.push_back(Terms::of(one(a), one(want)));
      list.push_back(Terms::of(one(a), one(want) + one(want)));
      for (int b = a; b < kResources; ++b)
        if (b != want && hand.covers(one(a) + one(b))) list.push_back(Terms::of(one(a) + one(b), one(want)));
    }
  return list;
}

}  // namespace

bool Trader::is_about_to_win(Seat seat) const {
  return island::is_about_to_win(rules_, worlds_.front(), seat);
}

/// Over the worlds where both can pay; at least half of them must be such.
std::optional<Trader::Effect> Trader::effect(const Terms& mine, Seat partner) const {
  Effect sum;
  int possible = 0;
  for (const State& world : worlds_) {
    if (!world.hand[me_.index].covers(mine.gives()) || !world.hand[partner.index].covers(mine.wants()))
      continue;
    State after = world;
    exchange(after, me_, partner, mine);
    const Shares before = evaluation_.shares(world);
    const Shares then = evaluation_.shares(after);
    sum.mine += then[me_.index] / before[me_.index];
    sum.theirs += then[partner.index] / before[partner.index];
    ++possible;
  }
  if (possible == 0 || 2 * possible < static_cast<int>(worlds_.size())) return std::nullopt;
  return Effect{sum.mine / possible, sum.theirs / possible};
}

std::vector<Trader::Deal> Trader::deals(std::span<const Terms> made) const {
  std::vector<Deal> list;
  for (const Terms& terms : thinkable(worlds_.front().hand[me_.index])) {
    if (std::ranges::find(made, terms) != made.end()) continue;
    Deal deal{terms, {}, 0};
    for (int i = 0; i < rules_.players; ++i) {
      const Seat partner = Seat::of(i);
      if (partner == me_ || worlds_.front().has_left(partner) || is_about_to_win(partner)) continue;
      const auto found = effect(terms, partner);
      if (!found || found->theirs < kPartner || found->mine < margin_) continue;
      deal.partners.add(partner);
      deal.gain = std::max(deal.gain, found->mine);
    }
    if (!deal.partners.empty()) list.push_back(deal);
  }
  std::ranges::stable_sort(list, std::greater<>{}, &Deal::gain);
  return list;
}

std::optional<Action> Trader::propose(double value, std::span<const Terms> made, const Budget& budget) const {
  std::vector<Deal> list = deals(made);
  if (list.size() > kPlanned) list.resize(kPlanned);
  std::optional<Action> best;
  double best_value = value * margin_;
  for (int i = 0; i < static_cast<int>(list.size()); ++i) {
    const Deal& deal = list[static_cast<std::size_t>(i)];
    Budget mine = budget.share(kPlanned, i);
    Planner planner(rules_, evaluation_, mine);
    State after = worlds_.front();
    if (!after.hand[deal.partners.first().index].covers(deal.terms.wants())) continue;
    exchange(after, me_, deal.partners.first(), deal.terms);
    const double planned = planner.value(after, me_, {});
    if (planned <= best_value) continue;
    best_value = planned;
    best = make::offer(me_, deal.terms, deal.partners);
  }
  return best;
}

/// Whether the owner of the offer could win at once with what it gets.
bool Trader::lets_win(const Terms& mine, Seat owner) const {
  for (const State& world : worlds_) {
    State after = world;
    if (!after.hand[owner.index].covers(mine.wants())) continue;
    exchange(after, me_, owner, mine);
    close_offer(after);
    Budget budget(500, std::chrono::milliseconds(0));
    Planner planner(rules_, evaluation_, budget);
    if (planner.value(after, owner, {}) > 0.99) return true;
  }
  return false;
}

Action Trader::answer() const {
  const State& s = worlds_.front();
  const Seat owner = s.turn;
  const Terms mine = Terms::of(s.offer.terms.wants(), s.offer.terms.gives());
  if (!is_about_to_win(owner)) {
    const auto found = effect(mine, owner);
    if (found && found->mine >= margin_ && !lets_win(mine, owner)) return make::line(Verb::Accept, me_);
    if (const auto line = counter()) return *line;
  }
  return make::line(Verb::Refuse, me_);
}

/// The same card for something better: what the owner asked for, against another of its cards.
std::optional<Action> Trader::counter() const {
  const State& s = worlds_.front();
  const Bundle give = s.offer.terms.wants();
  if (!s.hand[me_.index].covers(give)) return std::nullopt;
  std::optional<Action> best;
  double best_gain = margin_;
  for (int r = 0; r < kResources; ++r) {
    const Bundle want = one(r);
    if (give[Resource(r)] > 0 || want == s.offer.terms.gives()) continue;
    const Terms terms = Terms::of(give, want);
    const auto found = effect(terms, s.turn);
    if (!found || found->theirs < kPartner || found->mine <= best_gain || lets_win(terms, s.turn)) continue;
    best_gain = found->mine;
    best = make::counter(me_, terms);
  }
  return best;
}

Action Trader::close(const Actions& legal) const {
  Action best = make::line(Verb::Withdraw, me_);
  double best_gain = margin_;
  for (const Action line : legal) {
    if (verb(line) != Verb::Trade) continue;
    const auto found = effect(terms_with(worlds_.front().offer, seat_of(line)), seat_of(line));
    if (!found || found->mine <= best_gain || is_about_to_win(seat_of(line))) continue;
    best_gain = found->mine;
    best = line;
  }
  return best;
}

}  // namespace longroad::bots::search
