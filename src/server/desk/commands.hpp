/// What links ask of a desk, one struct each: read from `do` and these members, and described by them in
/// schema/desk.schema.json. Most are an entry of the log as it is. Who may is in roles.cpp, and what each
/// one adds to the log in order_entries.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "notation/values/value.hpp"
#include "tournament/model/bounds.hpp"
#include "tournament/model/event.hpp"

namespace longroad::server::desk {

/// Entries that one command undoes: the log is replayed for each.
inline constexpr int kMostUndone = 20;

/// What every command has beside its members.
struct CommandHead {
  std::string id{};
  std::optional<int> version{};
  std::optional<int> seen{};
  static void fields(auto f) {
    f("id", &CommandHead::id, {.low = 1, .high = 40});
    f("version", &CommandHead::version,
      {.optional = true, .about = "The document's version that its author looked at"});
    f("seen", &CommandHead::seen,
      {.optional = true,
       .about = "The table's version that its author looked at; commands about a sheet must have it"});
  }
};

namespace command {

/// One entry, with the same members.
template <class Event>
struct Enter {
  static constexpr std::string_view kName = Event::kName;
  Event event{};
  static void fields(auto f) { f(&Enter::event); }
};

struct Register {
  static constexpr std::string_view kName = "register";
  std::vector<tournament::event::NewPlayer> players{};
  std::optional<std::string> csv{};
  bool check_in = false;
  bool accepted = true;
  static void fields(auto f) {
    f("players", &Register::players, {.high = static_cast<int>(tournament::kMostPlayers), .optional = true});
    f("csv", &Register::csv,
      {.optional = true,
       .about = "The text of a spreadsheet, in place of `players`: name, club, contact, apart"});
    f("check_in", &Register::check_in, {.optional = true, .about = "They are here"});
    f("accepted", &Register::accepted,
      {.optional = true, .about = "Whether they accept the code of conduct; left out: yes"});
  }
};

struct RegisterBots {
  static constexpr std::string_view kName = "register_bots";
  int count = 1;
  std::optional<std::string> bot{};
  static void fields(auto f) {
    f("count", &RegisterBots::count,
      {.low = 1, .high = static_cast<int>(tournament::kMostPlayers), .optional = true});
    f("bot", &RegisterBots::bot, {.optional = true, .about = "A name of /api/about"});
  }
};

/// The same for one player or for several.
struct ForPlayers {
  tournament::PlayerId player{};
  std::optional<std::vector<tournament::PlayerId>> players{};
  static void fields(auto f) {
    f("player", &ForPlayers::player, {.optional = true});
    f("players", &ForPlayers::players,
      {.high = tournament::kMostListed, .optional = true, .about = "In place of `player`"});
  }
  [[nodiscard]] std::vector<tournament::PlayerId> all() const {
    return players.value_or(std::vector{player});
  }
};

struct CheckIn {
  static constexpr std::string_view kName = "check_in";
  ForPlayers who{};
  std::optional<int> event{};
  bool accepted = false;
  bool semifinal = false;
  static void fields(auto f) {
    f(&CheckIn::who);
    f("event", &CheckIn::event, {.optional = true, .about = "Left out: the one that is on"});
    f("accepted", &CheckIn::accepted, {.optional = true, .about = "The code of conduct"});
    f("semifinal", &CheckIn::semifinal,
      {.optional = true, .about = "For the semi-finals, where `semifinal_day` is set"});
  }
};

struct Drop {
  static constexpr std::string_view kName = "drop";
  tournament::PlayerId player{};
  std::string from{};
  std::string reason{};
  static void fields(auto f) {
    f("player", &Drop::player);
    f("from", &Drop::from,
      {.optional = true,
       .form = "Game",
       .about = "The first game missed; left out: the next one, and the running one is played to its end"});
    f("reason", &Drop::reason, {.optional = true});
  }
};

struct Return {
  static constexpr std::string_view kName = "return";
  tournament::PlayerId player{};
  std::string to{};
  static void fields(auto f) {
    f("player", &Return::player);
    f("to", &Return::to,
      {.optional = true, .form = "Game", .about = "Left out: what the player is missing at"});
  }
};

struct Schedule {
  static constexpr std::string_view kName = "schedule";
  std::optional<int> event{};
  std::optional<std::uint64_t> seed{};
  static void fields(auto f) {
    f("event", &Schedule::event, {.optional = true});
    f("seed", &Schedule::seed, {.optional = true, .about = "Left out: a new one"});
  }
};

struct Layout {
  static constexpr std::string_view kName = "layout";
  tournament::GameId game{};
  std::optional<std::uint64_t> seed{};
  bool confirmed = false;
  static void fields(auto f) {
    f("game", &Layout::game);
    f("seed", &Layout::seed, {.optional = true, .about = "Left out: the one there is"});
    f("confirmed", &Layout::confirmed, {.optional = true});
  }
};

/// The server makes the tables before the log says so (server/desks/online_tables.cpp).
struct OpenTables {
  static constexpr std::string_view kName = "open_tables";
  tournament::GameId game{};
  int pace = 600;
  static void fields(auto f) {
    f("game", &OpenTables::game);
    f("pace", &OpenTables::pace,
      {.optional = true, .about = "How long a bot among people waits before each line, in ms"});
  }
};

struct Sign {
  static constexpr std::string_view kName = "sign";
  tournament::Place at{};
  ForPlayers who{};
  int seen = 0;
  static void fields(auto f) {
    f(&Sign::at);
    f(&Sign::who);
    f("seen", &Sign::seen, {.about = "The table's version that was looked at"});
  }
};

struct Advance {
  static constexpr std::string_view kName = "advance";
  std::optional<std::uint64_t> seed{};
  std::optional<std::vector<tournament::PlayerId>> lots{};
  static void fields(auto f) {
    f("seed", &Advance::seed, {.optional = true, .about = "That draws the lots; left out: a new one"});
    f("lots", &Advance::lots,
      {.high = 0xFFFF,  // older tournaments may have more players
       .optional = true,
       .about = "Drawn by hand: those who are tied, in the order they were drawn, or everybody"});
  }
};

/// Whoever is the reported winner of an unsigned sheet leaves a game to decide: `decision` does it at once.
template <class Event>
struct Penalty {
  static constexpr std::string_view kName = Event::kName;
  Event event{};
  std::optional<tournament::event::Decide> decision{};
  static void fields(auto f) {
    f(&Penalty::event);
    f("decision", &Penalty::decision,
      {.optional = true, .about = "What `decide` has, where the player is the reported winner of a sheet"});
  }
};

struct Undo {
  static constexpr std::string_view kName = "undo";
  std::optional<int> entry{};
  std::optional<std::vector<int>> entries{};
  std::string reason{};
  static void fields(auto f) {
    f("entry", &Undo::entry, {.optional = true});
    f("entries", &Undo::entries,
      {.high = kMostUndone, .optional = true, .about = "In place of `entry`: all or none"});
    f("reason", &Undo::reason, {.optional = true});
  }
};

}  // namespace command

namespace entered {
using namespace tournament::event;
using command::Enter;
using command::Penalty;

using AnyCommand =
    std::variant<Enter<Set>, Enter<Staff>, command::Register, command::RegisterBots, Enter<Amend>,
                 Enter<Apart>, command::CheckIn, command::Drop, command::Return, command::Schedule,
                 Enter<Publish>, command::Layout, Enter<Start>, command::OpenTables, Enter<Report>,
                 command::Sign, Enter<Refuse>, Enter<Decide>, Enter<Correct>, command::Advance, Enter<Choose>,
                 Enter<Banker>, Enter<Warn>, Penalty<Disqualify>, Penalty<Remove>, Enter<Limit>, Enter<Call>,
                 Enter<Going>, Enter<Answered>, Enter<Ruling>, Enter<DiceLog>, Enter<Note>, command::Undo>;
}  // namespace entered

/// Everything that can be asked.
using AnyCommand = entered::AnyCommand;

}  // namespace longroad::server::desk
