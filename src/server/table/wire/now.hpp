/// What is possible at a table now, as its viewers are told. It goes with every line, so it is written as
/// text (now_text.cpp, stage.cpp); these say what there is in it.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "notation/values/value.hpp"
#include "server/table/model/clock.hpp"
#include "server/table/wire/info.hpp"

namespace longroad::server {

inline constexpr std::array<std::string_view, 3> kRunningWords{"none", "turn", "answer"};
constexpr const auto& words(Clock::Running) { return kRunningWords; }

struct ScoreTold {
  static constexpr notation::Definition kDefinition{"Score"};
  std::vector<int> shown{};
  std::optional<int> own{};
  std::optional<std::vector<int>> points{};
  std::optional<Seat> winner{};
  static void fields(auto f) {
    f("shown", &ScoreTold::shown, {.form = "Points", .about = "What everybody can count."});
    f("own", &ScoreTold::own, {.form = "Points", .about = "This seat's, hidden points included."});
    f("points", &ScoreTold::points, {.form = "Points", .about = "Everybody's, once the game is over."});
    f("winner", &ScoreTold::winner);
  }
};

struct ClockTold {
  static constexpr notation::Definition kDefinition{"SeatClock"};
  Time turn = 0, reserve = 0, answer = 0;
  Clock::Running running{};
  static void fields(auto f) {
    f("turn", &ClockTold::turn, {.form = "Ms"});
    f("reserve", &ClockTold::reserve, {.form = "Ms"});
    f("answer", &ClockTold::answer, {.form = "Ms", .about = "For a discard or an answer in another's turn."});
    f("running", &ClockTold::running);
  }
};

struct NowTold {
  static constexpr notation::Definition kDefinition{"Now",
                                                    "What is possible at this moment, for this viewer."};
  store::TableState state{};
  std::vector<Seat> to_act{};
  std::vector<std::string> legal{}, revise{}, open{};
  std::optional<ScoreTold> score{};
  std::optional<std::vector<ClockTold>> clocks{};
  static void fields(auto f) {
    f("state", &NowTold::state);
    f("to_act", &NowTold::to_act, {.about = "The seats the game waits for."});
    f("legal", &NowTold::legal, {.form = "Line"});
    f("revise", &NowTold::revise, {.form = "Line"});
    f("open", &NowTold::open, {.about = "Verbs whose lines are too many to list."});
    f("score", &NowTold::score);
    f("clocks", &NowTold::clocks,
      {.about = "Null: no clock. Else the time left when the message was sent; what runs goes on running. A "
                "seat's turn time is used first, then its reserve."});
  }
};

}  // namespace longroad::server
