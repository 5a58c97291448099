/// Bots as partners of a person: they ask, and they agree to what is fair. LONGROAD_GAMES=N plays N games a
/// level instead of a few, for bench/strength.md.
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <set>

#include "bots/island/trading.hpp"
#include "person.hpp"
#include "playing.hpp"
#include "sim/table.hpp"

namespace longroad {
namespace {

using island::Verb;

/// One-for-one swaps that help both by more than a hundredth of their shares.
struct Swaps {
  int fair = 0;
  int taken = 0;

  [[nodiscard]] double share() const { return fair == 0 ? 0 : static_cast<double>(taken) / fair; }
};

struct Partners {
  std::set<std::pair<int, int>> rounds;   // game and round
  std::set<std::pair<int, int>> asked;    // of these, the person was asked for a deal
  std::set<std::pair<int, int>> payable;  // and had the cards for it
  Swaps of_person;                        // offered to bots
  Swaps of_bots;                          // offered by bots to bots
  int games = 0;
  int won = 0;  // by the person
};

class PartneredGame {
 public:
  PartneredGame(std::string_view level, int players, std::uint64_t seed)
      : keys_(GameKeys::from(RandKey{seed})),
        position_(tests::start(*games::find_game("base"), players, keys_.board)),
        at_(dynamic_cast<const games::Erased<island::Island>&>(*position_)),
        weights_(bots::own_weights("base")),
        evaluation_(at_.rules(), weights_),
        person_(Seat::of(static_cast<int>(seed) % players)) {
    for (int i = 0; i < players; ++i)
      if (Seat::of(i) == person_)
        bots_.push_back(std::make_unique<tests::Person>());
      else
        bots_.push_back(tests::recipe(level)());
  }

  void play(Partners& all) {
    sim::Table table(*position_, bots_, keys_);
    for (auto awaited = position_->awaits(); !awaited.nobody() && position_->turn() < 2000;
         awaited = position_->awaits()) {
      const std::pair round{all.games, position_->turn() / position_->players()};
      if (at_.state().number > 0) all.rounds.insert(round);
      const Action line = table.next(awaited);
      const Verb verb = island::verb(line);
      if (verb == Verb::Accept) take(line.seat(), all);
      position_->apply(line);
      if (verb == Verb::Offer) note(line, round, all);
    }
    all.won += position_->score().winner == person_ ? 1 : 0;
    ++all.games;
  }

 private:
  void note(Action line, std::pair<int, int> round, Partners& all) {
    const island::State& s = at_.state();
    fair_ = {};
    const auto& offer = s.offer;
    if (line.seat() != person_ && offer.asks(person_)) {
      all.asked.insert(round);
      if (s.hand[person_.index].covers(offer.terms.wants())) all.payable.insert(round);
    }
    if (offer.terms.gives().size() != 1 || offer.terms.wants().size() != 1) return;
    const bots::island::Trader trader(at_.rules(), evaluation_, {&s, 1}, s.turn, 1);
    for (int i = 0; i < position_->players(); ++i) {
      const Seat bot = Seat::of(i);
      if (bot == person_ || !offer.asks(bot)) continue;
      const auto effect = trader.effect(offer.terms, bot);
      if (effect && effect->mine > 1.01 && effect->theirs > 1.01) fair_.add(bot);
    }
    if (!fair_.empty()) ++(s.turn == person_ ? all.of_person : all.of_bots).fair;
  }

  /// The first of those whom it helps counts.
  void take(Seat bot, Partners& all) {
    if (!fair_.has(bot)) return;
    fair_ = {};
    ++(at_.state().turn == person_ ? all.of_person : all.of_bots).taken;
  }

  GameKeys keys_;
  games::PositionPtr position_;
  const games::Erased<island::Island>& at_;
  bots::Weights weights_;
  bots::island::Evaluation evaluation_;
  Seat person_;
  std::vector<bots::BotPtr> bots_;
  SeatSet fair_;  // the bots that the open offer helps, until one has accepted
};

int games_to_play() {
  const char* asked = std::getenv("LONGROAD_GAMES");
  return asked == nullptr ? 4 : std::clamp(std::atoi(asked), 4, 400);
}

Partners watch_partners(std::string_view level, int games) {
  Partners all;
  for (int i = 0; i < games; ++i) PartneredGame(level, 4, static_cast<std::uint64_t>(i) + 1).play(all);
  const auto part = [&](const auto& rounds) {
    return 100.0 * static_cast<double>(rounds.size()) / static_cast<double>(all.rounds.size());
  };
  fmt::print(
      "{:8} {} games, {} won by the person; rounds {}: asked {:.1f} %, and could pay {:.1f} %; "
      "fair swaps taken of the person's {}/{} ({:.1f} %), of bots' {}/{} ({:.1f} %)\n",
      level, all.games, all.won, all.rounds.size(), part(all.asked), part(all.payable), all.of_person.taken,
      all.of_person.fair, 100 * all.of_person.share(), all.of_bots.taken, all.of_bots.fair,
      100 * all.of_bots.share());
  return all;
}

TEST(Partners, AskThePersonInMostRoundsAndTakeFairOffers) {
  const int games = games_to_play();
  for (const bots::Level& level : bots::all_levels()) {
    if (level.id == "novice") continue;
    const Partners all = watch_partners(level.id, level.id == "master" ? std::max(4, games / 2) : games);
    EXPECT_GT(all.asked.size(), 0.6 * static_cast<double>(all.rounds.size())) << level.id;
    EXPECT_GT(all.of_person.share(), 0.75) << level.id;
  }
}

}  // namespace
}  // namespace longroad
