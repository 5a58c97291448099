/// A tournament as it stands: what all entries of the log amount to. Plain values; only
/// `tournament/rules` changes them.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "notation/values/value.hpp"
#include "tournament/model/event.hpp"
#include "tournament/ranking/ranking.hpp"

namespace longroad::tournament {

struct Settings {
  std::string name, place, date, language, edition;
  std::uint64_t seed = 0;
  bool semifinals = true;  // false: the best four play the final (1.2.4)
  Percentages percentages = Percentages::Rounded;
  std::string semifinal_day{};  // another than the preliminaries'; empty: the same
  bool autopilot = false;       // a server takes the steps that need nobody
};

struct StaffMember {
  std::string name;
  Role role = Role::Referee;
  std::string plain_name{};
  static void fields(auto f) { LONGROAD_FIELDS(f, name, role); }
};

/// Why somebody is out of the tournament with all its events.
struct Penalty {
  bool disqualified = false;  // by a referee; otherwise removed by the organiser
  std::string ground, by, at;
};

struct Warning {
  std::string ground, by, at;
  static void fields(auto f) {
    LONGROAD_FIELDS(f, ground, by);
    f("at", &Warning::at, {.form = "At"});
  }
};

struct Person {
  std::string name, club, contact;
  std::vector<Warning> warnings;
  std::optional<Penalty> penalty;
  std::string plain_name{};   // by which it is compared
  std::string search_text{};  // in which it is searched
};

enum class Presence : std::uint8_t { Present, Dropped };

struct Attendance {
  Presence presence = Presence::Present;
  bool accepted = false;  // rules and code of conduct (1.1.1)
};

enum class SheetState : std::uint8_t { Empty, Reported, Signed, Refused, Decided };
inline constexpr std::array<std::string_view, 5> kSheetWords{"empty", "reported", "signed", "refused",
                                                             "decided"};
constexpr const auto& words(SheetState) { return kSheetWords; }

struct TurnLimit {
  static constexpr notation::Definition kDefinition{"Limit"};
  int seconds = 0;
  std::string asked, by;
  static void fields(auto f) { LONGROAD_FIELDS(f, seconds, asked, by); }
};

/// What a semi-finalist or finalist chose.
struct Choice {
  int position = 0;
  std::string seat, colour;
  static void fields(auto f) { LONGROAD_FIELDS(f, position, seat, colour); }
};

/// A line of a table's record: a call, a ruling, a note.
struct Remark {
  static constexpr notation::Definition kDefinition{"Remark"};
  std::string kind, text, by, at;
  static void fields(auto f) {
    LONGROAD_FIELDS(f, kind, text, by);
    f("at", &Remark::at, {.form = "At"});
  }
};

/// Below it a game is not played on: a referee decides.
inline constexpr std::size_t kFewestFinishers = 3;

/// One table of one game.
struct Sheet {
  std::vector<PlayerId> players;    // by starting position; in semi-finals and final, once chosen
  std::vector<PlayerId> selection;  // semi-finals and final: who chooses first stands first
  std::map<PlayerId, Choice> choices;
  std::vector<PlayerId> lost;  // left while the game ran: their points do not count
  SheetState state = SheetState::Empty;
  SheetResult result;
  std::set<PlayerId> signatures;
  std::string refusal;   // who refused to sign, and why
  std::string decision;  // a referee's reason
  int corrections = 0;
  std::string online;  // where it is played; empty: at a real table
  std::string banker;  // empty: the starting player (1.5.4)
  std::optional<TurnLimit> limit;
  std::vector<Remark> remarks;
  std::string reported_at, finished_at;
  int version = 0;  // the entry that touched it last

  [[nodiscard]] bool finished() const { return state == SheetState::Signed || state == SheetState::Decided; }
  /// Those who play to the end at this table, by starting position.
  [[nodiscard]] std::vector<PlayerId> finishers() const;
};

/// One game at all its tables.
struct Game {
  std::uint64_t layout = 0;  // the seed of the board
  bool layout_confirmed = false;
  std::vector<Sheet> sheets;
  /// Semi-finals and final: by preliminary rank, without those who were not there; substitutes go on
  /// counting (17, 18 …), and who was replaced keeps a number. Finalists keep that of their semi-final.
  std::map<PlayerId, int> numbers;
  bool started = false;
  std::string started_at;
  std::optional<TurnLimit> limit;  // ordered for all tables
  bool seats_published = false;
  bool results_published = false;

  [[nodiscard]] bool posted() const { return !sheets.empty(); }
  [[nodiscard]] bool finished() const;
  /// Whether everybody may know who sits where: once it is published, or the game began.
  [[nodiscard]] bool seats_shown() const { return seats_published || started; }
};

/// One event of the preliminaries (1.3).
struct Preliminary {
  std::map<PlayerId, Attendance> attendance;
  std::array<Game, kGames> games;
  std::uint64_t plan_seed = 0;

  [[nodiscard]] bool began() const { return games[0].started; }
  [[nodiscard]] bool finished() const;
  [[nodiscard]] int games_started() const;
};

struct State {
  Settings settings;
  bool founded = false;
  int rules = kRulesRevision;  // the revision that the log was begun by
  std::string taken_over;      // when it was taken over from another machine; empty: never
  bool unofficial = false;     // fewer than sixteen (1.2.4)
  std::vector<StaffMember> staff;
  std::vector<StaffMember> former_staff;  // left after a game had begun: they do not play (1.1.6)
  std::vector<Person> people;             // by number, from 1
  std::unordered_multimap<std::string, PlayerId> by_name;  // the people by their plain names
  std::vector<std::vector<PlayerId>> apart;
  std::vector<Preliminary> events;
  Game semifinal;
  Game final;
  std::set<PlayerId> arrived_semifinal;  // checked in for them, where they are on another day
  std::set<PlayerId> missing_semifinal;  // eligible, but not there
  std::set<PlayerId> missing_final;
  Lots lots;
  std::optional<std::uint64_t> lots_seed;
  std::string lots_how;         // where they were not drawn by seed
  std::vector<Remark> remarks;  // of no table
  /// The ranking, where somebody asked for it and nothing has changed it since.
  mutable std::shared_ptr<const std::vector<Standing>> ranking;

  [[nodiscard]] bool has(PlayerId p) const { return !p.is_none() && p.number <= people.size(); }
  [[nodiscard]] const Person& person(PlayerId p) const { return people.at(p.number - 1); }
  [[nodiscard]] Person& person(PlayerId p) { return people.at(p.number - 1); }
  [[nodiscard]] int event_count() const { return static_cast<int>(events.size()); }
  /// Null where there is no such game.
  [[nodiscard]] const Game* game(GameId id) const;
  [[nodiscard]] Game* game(GameId id);
  /// Null where there is no such table.
  [[nodiscard]] const Sheet* sheet(const Place& at) const;
  [[nodiscard]] Sheet* sheet(const Place& at);
  /// The event that is under way, or comes next, or was last.
  [[nodiscard]] int current_event() const;
  /// Whether game 1 of any event has begun.
  [[nodiscard]] bool began() const;
  [[nodiscard]] bool preliminaries_finished() const;
  [[nodiscard]] bool has_role(const std::string& name, Role role) const;  // however the name is spelt
  [[nodiscard]] NameOf name_of() const;
};

/// Every game that exists: the events' in order, semi-finals, final.
std::vector<GameId> all_games(const State& state);

/// Who is in the event now.
std::vector<PlayerId> present(const Preliminary& event);
/// The tables as planned.
Schedule planned(const Preliminary& event);

}  // namespace longroad::tournament
