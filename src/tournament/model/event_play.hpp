/// What happens to games: schedules, layouts, sheets, semi-finals and final.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tournament/model/game_id.hpp"
#include "tournament/schedule/schedule.hpp"

namespace longroad::tournament {

/// What a result sheet says: the play order, each one's points, and the winner as a field of its
/// own, since a player who did not win can hold 10.
struct SheetResult {
  std::vector<PlayerId> order{};
  std::vector<int> points{};
  PlayerId winner{};
  static void fields(auto f) {
    f("order", &SheetResult::order, {.high = kMostListed, .about = "Who played, in play order."});
    f("points", &SheetResult::points, {.high = kMostListed, .about = "Everybody's, in the same order."});
    f("winner", &SheetResult::winner, {.optional = true, .about = "0, or left out: nobody."});
  }
  friend bool operator==(const SheetResult&, const SheetResult&) = default;
};

namespace event {

// ---- games

/// All three games of an event; those that began stand as they are.
struct Schedule {
  static constexpr std::string_view kName = "schedule";
  int event = 1;
  std::uint64_t seed = 0;
  tournament::Schedule games{};
  static void fields(auto f) {
    f("event", &Schedule::event);
    f("seed", &Schedule::seed, {.optional = true});
    f("games", &Schedule::games, {.high = kMostListed});
  }
};

/// The board of all tables of a game (1.5.1), by the seed it is drawn from.
struct Layout {
  static constexpr std::string_view kName = "layout";
  GameId game{};
  std::uint64_t seed = 0;
  bool confirmed = false;
  static void fields(auto f) {
    f("game", &Layout::game);
    f("seed", &Layout::seed, {.optional = true});
    f("confirmed", &Layout::confirmed, {.optional = true});
  }
};

struct Start {
  static constexpr std::string_view kName = "start";
  GameId game{};
  bool unofficial = false;  // with fewer than sixteen (1.2.4)
  static void fields(auto f) {
    f("game", &Start::game);
    f("unofficial", &Start::unofficial, {.optional = true, .about = "With fewer than sixteen (1.2.4)."});
  }
};

/// Everybody may see who sits where in this game, or how it ended.
struct Publish {
  static constexpr std::string_view kName = "publish";
  GameId game{};
  bool results = false;  // false: the seats
  static void fields(auto f) {
    f("game", &Publish::game);
    f("results", &Publish::results, {.optional = true, .about = "How it ended; otherwise who sits where."});
  }
};

/// A table that is played online: where it is; nowhere, where that is gone.
struct Online {
  static constexpr std::string_view kName = "online";
  Place at{};
  std::string address{};
  static void fields(auto f) {
    f(&Online::at);
    f("address", &Online::address, {.optional = true});
  }
};

// ---- sheets

struct Report {
  static constexpr std::string_view kName = "report";
  Place at{};
  SheetResult result{};
  bool confirmed = false;  // more than 12 points were looked at twice
  int seen = 0;            // the version of the sheet that was edited; 0: not asked
  static void fields(auto f) {
    f(&Report::at);
    f(&Report::result);
    f("confirmed", &Report::confirmed,
      {.optional = true, .about = "More than 12 points were looked at twice."});
    f("seen", &Report::seen, {.optional = true, .about = "The version of the sheet that was looked at."});
  }
};

struct Sign {
  static constexpr std::string_view kName = "sign";
  Place at{};
  PlayerId player{};
  int seen = 0;
  static void fields(auto f) {
    f(&Sign::at);
    f("player", &Sign::player);
    f("seen", &Sign::seen, {.optional = true, .about = "The version of the sheet that was looked at."});
  }
};

struct Refuse {
  static constexpr std::string_view kName = "refuse";
  Place at{};
  PlayerId player{};
  std::string reason{};
  static void fields(auto f) {
    f(&Refuse::at);
    f("player", &Refuse::player);
    f("reason", &Refuse::reason, {.optional = true});
  }
};

/// A referee's decision (1.1.3): the winner may be below 10 points, or nobody.
struct Decide {
  static constexpr std::string_view kName = "decide";
  Place at{};
  SheetResult result{};
  std::string reason{};
  bool confirmed = false;
  static void fields(auto f) {
    f(&Decide::at);
    f(&Decide::result);
    f("reason", &Decide::reason, {.optional = true});
    f("confirmed", &Decide::confirmed, {.optional = true});
  }
};

/// Makes a finished sheet equal to the paper that was signed.
struct Correct {
  static constexpr std::string_view kName = "correct";
  Place at{};
  SheetResult result{};
  std::string reason{};
  int seen = 0;
  bool confirmed = false;
  static void fields(auto f) {
    f(&Correct::at);
    f(&Correct::result);
    f("reason", &Correct::reason, {.optional = true});
    f("seen", &Correct::seen, {.optional = true, .about = "The version of the sheet that was looked at."});
    f("confirmed", &Correct::confirmed, {.optional = true});
  }
};

// ---- semi-finals and final

inline constexpr std::string_view kLotsBySeed = "seed";

/// Everybody in the ranking, whoever was drawn first ahead. `how` is `seed`, or says how it was
/// done by hand.
struct Lots {
  static constexpr std::string_view kName = "lots";
  std::string how{};
  std::uint64_t seed = 0;
  std::vector<PlayerId> players{};
  static void fields(auto f) {
    f("how", &Lots::how, {.optional = true});
    f("seed", &Lots::seed, {.optional = true});
    f("players", &Lots::players, {.high = kMostListed});
  }
};

/// The tables of the semi-finals or the final are posted; each lists its players by rank.
struct Post {
  static constexpr std::string_view kName = "post";
  GameId game{};
  Seating tables{};
  static void fields(auto f) {
    f("game", &Post::game);
    f("tables", &Post::tables, {.high = kMostListed});
  }
};

/// A semi-finalist or finalist chooses starting position, seat and colour (1.2.7, 1.2.8).
struct Choose {
  static constexpr std::string_view kName = "choose";
  Place at{};
  PlayerId player{};
  int position = 0;
  std::string seat{}, colour{};
  static void fields(auto f) {
    f(&Choose::at);
    f("player", &Choose::player);
    f("position", &Choose::position, {.optional = true});
    f("seat", &Choose::seat, {.optional = true});
    f("colour", &Choose::colour, {.optional = true});
  }
};

}  // namespace event
}  // namespace longroad::tournament
