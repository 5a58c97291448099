/// A bot may think on a worker, and always decides.
#include <gtest/gtest.h>

#include <list>

#include "games/game.hpp"
#include "work/piece.hpp"
#include "work/thinkers.hpp"
#include "work/worker.hpp"

namespace longroad::work {
namespace {

using namespace std::chrono_literals;

/// Counts what it must decide itself.
class Counting final : public bots::Bot {
 public:
  Action choose(const bots::Seen& seen, const Actions& legal, RandKey /*key*/) override {
    ++decisions;
    return seen.mildest(legal);
  }
  int decisions = 0;
};

constexpr int kEach = 20;  // lines of each game

class ThinkersTest : public testing::Test {
 protected:
  /// Plays the first lines of every game with this bot; how many had to be decided here, of how many.
  struct Played {
    int here = 0;
    int choices = 0;  // between several lines
  };
  Played play(const std::string& bot) {
    Counting here;
    Played played;
    for (const games::Game& game : games::offered_games()) {
      auto begun = game.start({.players = game.max_players, .key = RandKey{3}});
      games::Position& position = **begun;
      for (std::uint64_t i = 0; i < kEach; ++i) {
        if (position.chance_due()) {
          position.apply(position.draw(RandKey{i}));
          continue;
        }
        const Seat seat = position.to_act().first();
        Actions legal;
        position.legal(seat, legal);
        played.choices += legal.size() > 1 ? 1 : 0;
        const int before = here.decisions;
        DistantBot distant(thinkers_, bot, here);
        const Action line = distant.choose(bots::Seen(position, seat), legal, RandKey{i});
        EXPECT_FALSE(position.check(line)) << position.text(line);
        if (legal.size() > 1) played.here += here.decisions - before;
        position.apply(line);
      }
    }
    return played;
  }

  bus::BusPtr bus_ = bus::local_bus();
  Thinkers thinkers_{*bus_, 200ms, 1h};
};

TEST_F(ThinkersTest, WorkersDecideInEveryGame) {
  std::list<Worker> workers;
  workers.emplace_back(*bus_, Trust{});
  std::this_thread::sleep_for(50ms);
  const Played played = play("greedy");
  EXPECT_GT(played.choices, 20);
  // Between two decisions it is on its way back to the queue.
  EXPECT_LT(played.here, played.choices / 2);
  EXPECT_GE(thinkers_.made() + static_cast<std::uint64_t>(played.here),
            static_cast<std::uint64_t>(played.choices));
}

TEST_F(ThinkersTest, WithoutWorkersAndWithoutSuchABotItIsDecidedHere) {
  Played played = play("greedy");
  EXPECT_EQ(played.here, played.choices);
  const Worker worker(*bus_, Trust{});
  played = play("no_such_bot");
  EXPECT_EQ(played.here, played.choices);
  EXPECT_EQ(thinkers_.made(), 0);
}

TEST_F(ThinkersTest, OneThatIsSilentCostsOneDecisionItsTime) {
  int asked = 0;
  const auto silent = bus_->subscribe(kSubject, kQueue, [&](const bus::Message&) { ++asked; });
  const Played played = play("greedy");
  EXPECT_EQ(played.here, played.choices);
  EXPECT_EQ(asked, 1);
}

TEST_F(ThinkersTest, ALineThatIsNotAllowedIsNotPlayed) {
  const auto lying = bus_->subscribe(kSubject, kQueue, [&](const bus::Message& offer) {
    bus_->publish(offer.reply, write(Report{.state = State::Done, .results = {R"({"action":"1 city 53"})"}}));
  });
  const Played played = play("greedy");
  EXPECT_EQ(played.here, played.choices);
}

}  // namespace
}  // namespace longroad::work
