/// Hints come from what a page is shown: whoever has that needs nothing else.
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>

#include "analysed.hpp"
#include "analysis/advice.hpp"
#include "bots/wire/guess.hpp"
#include "notation/members.hpp"
#include "notation/values/write.hpp"

namespace longroad::analysis {
namespace {

boost::json::object shown_to(const games::Position& position, Seat seat) {
  notation::Members members;
  members.begin();
  position.view(seat)->write(members);
  return boost::json::parse(members.whole()).as_object();
}

/// A game as it goes on, with what each seat reads of it.
struct Seats {
  games::PositionPtr position;
  std::vector<std::vector<std::string>> logs;

  explicit Seats(const games::Position& start)
      : position(start.clone()), logs(static_cast<std::size_t>(start.players())) {}

  void play(Action line) {
    for (std::size_t i = 0; i < logs.size(); ++i)
      logs[i].push_back(position->text_for(Seat::of(static_cast<int>(i)), line));
    position->apply(line);
  }
};

std::string advice_for(const games::Position& position, Seat seat, const std::vector<std::string>& log) {
  return notation::value_text(advise(position, seat, log, {}));
}

TEST(Advice, IsTheSameByWhatAPageIsShown) {
  constexpr int kAdvised = 12;  // times a game, as it takes a while
  for (const games::Game& game : games::offered_games())
    for (const int players : {game.min_players, game.max_players}) {
      SCOPED_TRACE(std::string(game.name) + " for " + std::to_string(players));
      const auto whole = tests::played(game, players, 11, "greedy", 60);
      const int every = static_cast<int>(whole.lines.size()) / kAdvised + 1;
      Seats seats(*whole.start);
      int advised = 0;
      for (std::size_t i = 0; i < whole.lines.size(); ++i) {
        seats.position->to_act().for_each([&](Seat seat) {
          const auto guess = bots::guess_shown(shown_to(*seats.position, seat), RandKey{3});
          ASSERT_TRUE(guess) << i << ": " << guess.error().sentence;
          EXPECT_EQ(guess->doubt, "") << i;
          ASSERT_TRUE(guess->position->view(seat)->equals(*seats.position->view(seat))) << i;
          if (static_cast<int>(i) % every != 0) return;
          const auto& log = seats.logs[static_cast<std::size_t>(seat.index)];
          const std::string advice = advice_for(*guess->position, seat, log);
          EXPECT_EQ(advice, advice_for(*seats.position, seat, log)) << i;
          advised += advice != "[]";
        });
        if (HasFatalFailure()) return;
        seats.play(whole.lines[i]);
      }
      EXPECT_GT(advised, 0);
    }
}

TEST(Advice, IsNotGivenByWhatIsNoView) {
  boost::json::object shown =
      shown_to(*tests::played(*games::find_game("duo"), 2, 1, "random", 3).end, Seat::of(0));
  EXPECT_TRUE(bots::guess_shown(shown, RandKey{}));
  shown["longest_raod"] = nullptr;
  EXPECT_FALSE(bots::guess_shown(shown, RandKey{}));
  EXPECT_FALSE(bots::guess_shown({{"game", "duo"}}, RandKey{}));
  EXPECT_FALSE(bots::guess_shown({{"seats", boost::json::array{}}}, RandKey{}));
}

}  // namespace
}  // namespace longroad::analysis
