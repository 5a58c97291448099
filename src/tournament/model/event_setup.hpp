/// What happens before the first game, and who comes and goes.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "notation/values/value.hpp"
#include "tournament/model/game_id.hpp"
#include "tournament/schedule/schedule.hpp"

namespace longroad::tournament {

/// The rules of this program. A log says in its first entry by which it was begun; 1 is everything from
/// before they were counted.
inline constexpr int kRulesRevision = 2;

enum class Role : std::uint8_t { Organiser, Referee, Judge, Scorekeeper, CheckIn };
inline constexpr std::array<std::string_view, 5> kRoleWords{"organiser", "referee", "judge", "scorekeeper",
                                                            "check-in"};
constexpr const auto& words(Role) { return kRoleWords; }

namespace event {

// ---- before the first game

struct New {
  static constexpr std::string_view kName = "new";
  std::string name{}, place{}, date{}, language{}, edition{};
  std::uint64_t seed = 0;  // layouts and suggestions come from it
  int events = 1;          // preliminary events (1.3)
  int rules = kRulesRevision;
  static void fields(auto f) {
    f("name", &New::name);
    f("place", &New::place, {.optional = true});
    f("date", &New::date, {.optional = true});
    f("language", &New::language, {.optional = true});
    f("edition", &New::edition, {.optional = true});
    f("seed", &New::seed, {.optional = true});
    LONGROAD_FIELDS(f, events, rules);
  }
};

/// From here on the tournament is run on another machine, which took it over from an export.
struct TakeOver {
  static constexpr std::string_view kName = "take_over";
  static void fields(auto) {}
};

/// `semifinals=skip`, `percentages=exact`, `edition=…`: settings.hpp has the list.
struct Set {
  static constexpr std::string_view kName = "set";
  std::string key{}, value{};
  static void fields(auto f) {
    f("key", &Set::key);
    f("value", &Set::value, {.optional = true});
  }
};

struct Staff {
  static constexpr std::string_view kName = "staff";
  std::string name{};
  Role role = Role::Referee;
  bool leaves = false;
  static void fields(auto f) {
    LONGROAD_FIELDS(f, name, role);
    f("leaves", &Staff::leaves, {.optional = true, .about = "Is no longer one of them."});
  }
};

struct NewPlayer {
  std::string name{}, club{}, contact{};
  static void fields(auto f) {
    f("name", &NewPlayer::name);
    f("club", &NewPlayer::club, {.optional = true});
    f("contact", &NewPlayer::contact, {.optional = true, .about = "`bot:NAME` is played by that bot."});
  }
  friend bool operator==(const NewPlayer&, const NewPlayer&) = default;
};

/// The players get the next free numbers.
struct Register {
  static constexpr std::string_view kName = "register";
  std::vector<NewPlayer> players{};
  static void fields(auto f) { f("players", &Register::players, {.high = kMostListed}); }
};

/// Another spelling, club or contact; what is not there stays, and an empty club or contact is taken away.
struct Amend {
  static constexpr std::string_view kName = "amend";
  PlayerId player{};
  std::string name{};
  std::optional<std::string> club{}, contact{};
  static void fields(auto f) {
    f("player", &Amend::player);
    f("name", &Amend::name, {.optional = true});
    f("club", &Amend::club, {.optional = true});
    f("contact", &Amend::contact, {.optional = true});
  }
};

/// Friends and family: the schedule keeps them apart.
struct Apart {
  static constexpr std::string_view kName = "apart";
  std::vector<PlayerId> players{};
  static void fields(auto f) { f("players", &Apart::players, {.high = kMostListed}); }
};

// ---- who is there

struct CheckIn {
  static constexpr std::string_view kName = "check_in";
  int event = 1;
  PlayerId player{};
  bool accepted = false;   // the rules and the code of conduct (1.1.1)
  bool semifinal = false;  // for the semi-finals, where they are on another day
  static void fields(auto f) {
    LONGROAD_FIELDS(f, event, player);
    f("accepted", &CheckIn::accepted,
      {.optional = true, .about = "The rules and the code of conduct (1.1.1)."});
    f("semifinal", &CheckIn::semifinal,
      {.optional = true, .about = "For the semi-finals, where they are on another day."});
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
  static void fields(auto f) {
    f("from", &Drop::from, {.about = "The first game missed."});
    f("player", &Drop::player);
    f("reason", &Drop::reason, {.optional = true});
    f("finishes", &Drop::finishes, {.optional = true});
  }
};

struct Return {
  static constexpr std::string_view kName = "return";
  GameId to{};
  PlayerId player{};
  static void fields(auto f) { LONGROAD_FIELDS(f, to, player); }
};

}  // namespace event
}  // namespace longroad::tournament
