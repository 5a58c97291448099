#include "bots/island/trading.hpp"

#include <algorithm>
#include <cmath>

#include "bots/island/manners.hpp"
#include "bots/island/turn_win.hpp"
#include "games/island/rules/trade.hpp"

namespace longroad::bots::island {
namespace {

using namespace longroad::island;

constexpr double kAgreed = 1.005;  // a gain to which every other partner agrees
constexpr double kDoubt = 0.01;    // how much more or less makes it likely or unlikely
constexpr double kAsked = 0.1;     // the chance below which nobody is bothered

Bundle one(int r) { return Bundle::of(Resource(r)); }

/// One or two cards for one card of another kind, or one for two: all deals that are proposed.
template <class F>
void for_each_thinkable(Bundle hand, F f) {
  for (int want = 0; want < kResources; ++want)
    for (int a = 0; a < kResources; ++a) {
      if (a == want || hand[Resource(a)] == 0) continue;
      f(Terms::of(one(a), one(want)));
      f(Terms::of(one(a), one(want) + one(want)));
      for (int b = a; b < kResources; ++b)
        if (b != want && hand.covers(one(a) + one(b))) f(Terms::of(one(a) + one(b), one(want)));
    }
}

}  // namespace

double Effect::odds() const { return possible / (1 + std::exp((kAgreed - theirs) / kDoubt)); }

Trader::Trader(const Rules& rules, const Evaluation& evaluation, std::span<const State> worlds, Seat me,
               double margin)
    : rules_(rules),
      evaluation_(evaluation),
      worlds_(worlds),
      me_(me),
      margin_(margin),
      least_(evaluation.has_network() ? 1 : margin) {
  hands_.reserve(worlds.size());
  for (const State& world : worlds) hands_.emplace_back(evaluation, world);
}

bool Trader::is_about_to_win(Seat seat) const {
  return island::is_about_to_win(rules_, worlds_.front(), seat);
}

std::optional<Effect> Trader::effect(const Terms& mine, Seat partner) const {
  Effect sum;
  for (std::size_t w = 0; w < worlds_.size(); ++w) {
    const Bundle my_hand = worlds_[w].hand[me_.index];
    const Bundle their_hand = worlds_[w].hand[partner.index];
    if (!my_hand.covers(mine.gives()) || !their_hand.covers(mine.wants())) continue;
    const auto change = hands_[w].between(me_, my_hand - mine.gives() + mine.wants(), partner,
                                          their_hand - mine.wants() + mine.gives());
    sum.mine += change.mine;
    sum.theirs += change.theirs;
    sum.possible += 1;
  }
  if (sum.possible == 0) return std::nullopt;
  return Effect{sum.mine / sum.possible, sum.theirs / sum.possible,
                sum.possible / static_cast<double>(worlds_.size())};
}

/// Whether the cards would help at all if nobody had to give them, which is quickly asked.
bool Trader::helps_alone(const Terms& mine) const {
  const Bundle hand = worlds_.front().hand[me_.index];
  return hands_.front().alone(me_, hand - mine.gives() + mine.wants()) >= least_;
}

/// Asks everybody who may agree; nobody is asked where no one would gain.
Deal Trader::with_partners(const Terms& terms) const {
  Deal deal{terms, {}, {}, 0, 0};
  double nobody = 1;
  double likeliest = 0;
  bool helps_both = false;
  for (int i = 0; i < rules_.players; ++i) {
    const Seat partner = Seat::of(i);
    if (partner == me_ || worlds_.front().has_left(partner) || is_about_to_win(partner)) continue;
    const auto found = effect(terms, partner);
    if (!found || found->mine < least_ || found->odds() < kAsked) continue;
    deal.asked.add(partner);
    nobody *= 1 - found->odds();
    helps_both |= found->theirs > 1;
    if (found->odds() <= likeliest) continue;
    likeliest = found->odds();
    deal.likeliest = partner;
    deal.gain = found->mine;
  }
  deal.odds = helps_both ? 1 - nobody : 0;
  return deal;
}

std::vector<Deal> Trader::deals(std::span<const Terms> made) const {
  std::vector<Deal> list;
  for_each_thinkable(worlds_.front().hand[me_.index], [&](const Terms& terms) {
    if (std::ranges::find(made, terms) != made.end() || !helps_alone(terms)) return;
    if (const Deal deal = with_partners(terms); deal.odds > 0) list.push_back(deal);
  });
  std::ranges::stable_sort(list, std::greater<>{}, &Deal::worth);
  return list;
}

/// Whether the owner of the offer could win at once with what it gets.
bool Trader::lets_win(const Terms& mine, Seat owner) const {
  return std::ranges::any_of(worlds_, [&](const State& world) {
    if (!world.hand[owner.index].covers(mine.wants())) return false;
    State after = world;
    exchange(after, me_, owner, mine);
    close_offer(after);
    return find_turn_win(rules_, after, owner).has_value();
  });
}

/// By what factor the network sees the seat's share change.
double Trader::second_opinion(const Terms& mine, Seat partner) const {
  double sum = 0;
  int possible = 0;
  for (const State& world : worlds_) {
    if (!world.hand[me_.index].covers(mine.gives()) || !world.hand[partner.index].covers(mine.wants()))
      continue;
    State before = world;
    close_offer(before);
    State after = before;
    exchange(after, me_, partner, mine);
    sum += evaluation_.verdict(after)[me_.index] / evaluation_.verdict(before)[me_.index];
    ++possible;
  }
  return sum / possible;
}

/// Whether to agree to a deal with the owner of the open offer: not where the network sees a greater loss in
/// it than the weights see a gain.
bool Trader::is_good(const Terms& mine, const Effect& effect, Seat owner) const {
  if (effect.mine < margin_) return false;
  if (evaluation_.has_network() && effect.mine * second_opinion(mine, owner) < 1) return false;
  return !lets_win(mine, owner);
}

Action Trader::answer() const {
  const State& s = worlds_.front();
  const Seat owner = s.turn;
  const Terms mine = Terms::of(s.offer.terms.wants(), s.offer.terms.gives());
  if (!is_about_to_win(owner)) {
    const auto found = effect(mine, owner);
    if (found && is_good(mine, *found, owner)) return make::line(Verb::Accept, me_);
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
  double best_worth = 0;
  for (int r = 0; r < kResources; ++r) {
    const Bundle want = one(r);
    if (give[Resource(r)] > 0 || want == s.offer.terms.gives()) continue;
    const Terms terms = Terms::of(give, want);
    const auto found = effect(terms, s.turn);
    if (!found || found->theirs <= 1 || !is_good(terms, *found, s.turn)) continue;
    const double worth = found->odds() * (found->mine - 1);
    if (worth <= best_worth) continue;
    best_worth = worth;
    best = make::counter(me_, terms);
  }
  return best;
}

Action Trader::close(const Actions& legal) const {
  Action best = make::line(Verb::Withdraw, me_);
  double best_gain = 1;
  for (const Action line : legal) {
    if (verb(line) != Verb::Trade) continue;
    const auto found = effect(terms_with(worlds_.front().offer, seat_of(line)), seat_of(line));
    if (!found || found->mine <= best_gain || is_about_to_win(seat_of(line))) continue;
    best_gain = found->mine;
    best = line;
  }
  return best;
}

void believe_offer(State& s) {
  Bundle& hand = s.hand[s.turn.index];
  const Bundle gives = s.offer.terms.gives();
  Bundle::for_each_kind([&](Resource r) {
    while (hand[r] < gives[r]) {
      Resource most = r;
      Bundle::for_each_kind([&](Resource other) {
        if (hand[other] - gives[other] > hand[most] - gives[most]) most = other;
      });
      if (most == r || hand[most] == 0) return;
      hand = hand - Bundle::of(most) + Bundle::of(r);
    }
  });
}

}  // namespace longroad::bots::island
