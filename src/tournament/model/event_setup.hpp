/// What happens before the first game, and who comes and goes.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tournament/model/game_id.hpp"
#include "tournament/schedule/schedule.hpp"

namespace longroad::tournament {

/// The rules of this program. A log says in its first entry by which it was begun; 1 is everything from
/// before they were counted.
inline constexpr int kRulesRevision = 2;

enum class Role : std::uint8_t { Organiser, Referee, Judge, Scorekeeper, CheckIn };

namespace event {

// ---- before the first game

struct New {
  static constexpr std::string_view kName = "new";
  std::string name{}, place{}, date{}, language{}, edition{};
  std::uint64_t seed = 0;  // layouts and suggestions come from it
  int events = 1;          // preliminary events (1.3)
  int rules = kRulesRevision;
  static void fields(auto& self, auto f) {
    f("name", self.name), f("place", self.place), f("date", self.date), f("language", self.language);
    f("edition", self.edition), f("seed", self.seed), f("events", self.events);
    f("rules", self.rules);
  }
};

/// From here on the tournament is run on another machine, which took it over from an export.
struct TakeOver {
  static constexpr std::string_view kName = "take_over";
  static void fields(auto&, auto) {}
};

/// `semifinals=skip`, `percentages=exact`, `edition=…`: settings.hpp has the list.
struct Set {
  static constexpr std::string_view kName = "set";
  std::string key{}, value{};
  static void fields(auto& self, auto f) { f("key", self.key), f("value", self.value); }
};

struct Staff {
  static constexpr std::string_view kName = "staff";
  std::string name{};
  Role role = Role::Referee;
  bool leaves = false;
  static void fields(auto& self, auto f) {
    f("name", self.name), f("role", self.role), f("leaves", self.leaves);
  }
};

struct NewPlayer {
  std::string name{}, club{}, contact{};
  static void fields(auto& self, auto f) {
    f("name", self.name), f("club", self.club), f("contact", self.contact);
  }
  friend bool operator==(const NewPlayer&, const NewPlayer&) = default;
};

/// The players get the next free numbers.
struct Register {
  static constexpr std::string_view kName = "register";
  std::vector<NewPlayer> players{};
  static void fields(auto& self, auto f) { f("players", self.players); }
};

/// Another spelling, club or contact; what is not there stays, and an empty club or contact is taken away.
struct Amend {
  static constexpr std::string_view kName = "amend";
  PlayerId player{};
  std::string name{};
  std::optional<std::string> club{}, contact{};
  static void fields(auto& self, auto f) {
    f("player", self.player), f("name", self.name), f("club", self.club), f("contact", self.contact);
  }
};

/// Friends and family: the schedule keeps them apart.
struct Apart {
  static constexpr std::string_view kName = "apart";
  std::vector<PlayerId> players{};
  static void fields(auto& self, auto f) { f("players", self.players); }
};

// ---- who is there

struct CheckIn {
  static constexpr std::string_view kName = "check_in";
  int event = 1;
  PlayerId player{};
  bool accepted = false;   // the rules and the code of conduct (1.1.1)
  bool semifinal = false;  // for the semi-finals, where they are on another day
  static void fields(auto& self, auto f) {
    f("event", self.event), f("player", self.player), f("accepted", self.accepted);
    f("semifinal", self.semifinal);
  }
};

/// Leaves, or does not show: in an event, the semi-finals or the final.
struct Drop {
  static constexpr std::string_view kName = "drop";
  GameId from{};  // the first game missed
  PlayerId player{};
  std::string reason{};
  /// The games before `from` are played to their end. Otherwise the running one goes on without the
  /// player, whatever `from` says.
  bool finishes = false;
  static void fields(auto& self, auto f) {
    f("from", self.from), f("player", self.player), f("reason", self.reason), f("finishes", self.finishes);
  }
};

struct Return {
  static constexpr std::string_view kName = "return";
  GameId to{};
  PlayerId player{};
  static void fields(auto& self, auto f) { f("to", self.to), f("player", self.player); }
};

}  // namespace event
}  // namespace longroad::tournament
