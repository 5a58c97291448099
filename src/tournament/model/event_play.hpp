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
  static void fields(auto& self, auto f) {
    f("order", self.order), f("points", self.points), f("winner", self.winner);
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
  static void fields(auto& self, auto f) {
    f("event", self.event), f("seed", self.seed), f("games", self.games);
  }
};

/// The board of all tables of a game (1.5.1), by the seed it is drawn from.
struct Layout {
  static constexpr std::string_view kName = "layout";
  GameId game{};
  std::uint64_t seed = 0;
  bool confirmed = false;
  static void fields(auto& self, auto f) {
    f("game", self.game), f("seed", self.seed), f("confirmed", self.confirmed);
  }
};

struct Start {
  static constexpr std::string_view kName = "start";
  GameId game{};
  bool unofficial = false;  // with fewer than sixteen (1.2.4)
  static void fields(auto& self, auto f) { f("game", self.game), f("unofficial", self.unofficial); }
};

/// Everybody may see who sits where in this game, or how it ended.
struct Publish {
  static constexpr std::string_view kName = "publish";
  GameId game{};
  bool results = false;  // false: the seats
  static void fields(auto& self, auto f) { f("game", self.game), f("results", self.results); }
};

/// A table that is played online: where it is; nowhere, where that is gone.
struct Online {
  static constexpr std::string_view kName = "online";
  Place at{};
  std::string address{};
  static void fields(auto& self, auto f) {
    f("game", self.at.game), f("table", self.at.table), f("address", self.address);
  }
};

// ---- sheets

struct Report {
  static constexpr std::string_view kName = "report";
  Place at{};
  SheetResult result{};
  bool confirmed = false;  // more than 12 points were looked at twice
  int seen = 0;            // the version of the sheet that was edited; 0: not asked
  static void fields(auto& self, auto f) {
    f("game", self.at.game), f("table", self.at.table), SheetResult::fields(self.result, f);
    f("confirmed", self.confirmed), f("seen", self.seen);
  }
};

struct Sign {
  static constexpr std::string_view kName = "sign";
  Place at{};
  PlayerId player{};
  int seen = 0;
  static void fields(auto& self, auto f) {
    f("game", self.at.game), f("table", self.at.table), f("player", self.player), f("seen", self.seen);
  }
};

struct Refuse {
  static constexpr std::string_view kName = "refuse";
  Place at{};
  PlayerId player{};
  std::string reason{};
  static void fields(auto& self, auto f) {
    f("game", self.at.game), f("table", self.at.table), f("player", self.player), f("reason", self.reason);
  }
};

/// A referee's decision (1.1.3): the winner may be below 10 points, or nobody.
struct Decide {
  static constexpr std::string_view kName = "decide";
  Place at{};
  SheetResult result{};
  std::string reason{};
  bool confirmed = false;
  static void fields(auto& self, auto f) {
    f("game", self.at.game), f("table", self.at.table), SheetResult::fields(self.result, f);
    f("reason", self.reason), f("confirmed", self.confirmed);
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
  static void fields(auto& self, auto f) {
    f("game", self.at.game), f("table", self.at.table), SheetResult::fields(self.result, f);
    f("reason", self.reason), f("seen", self.seen), f("confirmed", self.confirmed);
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
  static void fields(auto& self, auto f) {
    f("how", self.how), f("seed", self.seed), f("players", self.players);
  }
};

/// The tables of the semi-finals or the final are posted; each lists its players by rank.
struct Post {
  static constexpr std::string_view kName = "post";
  GameId game{};
  Seating tables{};
  static void fields(auto& self, auto f) { f("game", self.game), f("tables", self.tables); }
};

/// A semi-finalist or finalist chooses starting position, seat and colour (1.2.7, 1.2.8).
struct Choose {
  static constexpr std::string_view kName = "choose";
  Place at{};
  PlayerId player{};
  int position = 0;
  std::string seat{}, colour{};
  static void fields(auto& self, auto f) {
    f("game", self.at.game), f("table", self.at.table), f("player", self.player),
        f("position", self.position);
    f("seat", self.seat), f("colour", self.colour);
  }
};

}  // namespace event
}  // namespace longroad::tournament
