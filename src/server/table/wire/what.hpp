/// What happened at a table, as its viewers are told: one struct for each kind.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/id.hpp"
#include "notation/values/value.hpp"
#include "server/table/record/fair.hpp"
#include "server/table/wire/info.hpp"

namespace longroad::server::what {

struct LinePlayed {
  static constexpr std::string_view kName = "line";
  static constexpr notation::Definition kDefinition{"LinePlayed"};
  std::string line{};
  notation::Written moved{};
  static void fields(auto f) {
    f("line", &LinePlayed::line, {.form = "Line"});
    f("moved", &LinePlayed::moved, {.optional = true, .form = "Moved"});
  }
};

enum class SeatChange : std::uint8_t { Joined, Left, Back, Bot, Substitute, Seeded, Ready };
inline constexpr std::array<std::string_view, 7> kSeatChangeWords{"joined",     "left",   "back", "bot",
                                                                  "substitute", "seeded", "ready"};
constexpr const auto& words(SeatChange) { return kSeatChangeWords; }

struct SeatChanged {
  static constexpr std::string_view kName = "seat";
  static constexpr notation::Definition kDefinition{
      "SeatChanged", "Somebody sat down, left, came back, was replaced, or gave a seed."};
  SeatChange why{};
  Seat seat{};
  SeatInfo player{};
  std::optional<Seat> host{};
  static void fields(auto f) {
    LONGROAD_FIELDS(f, why, seat, player);
    f("host", &SeatChanged::host, {.about = "Who may start the game, after this."});
  }
};

struct Started {
  static constexpr std::string_view kName = "started";
  static constexpr notation::Definition kDefinition{"Started"};
  static void fields(auto) {}
};

struct Said {
  static constexpr std::string_view kName = "said";
  static constexpr notation::Definition kDefinition{"Said"};
  Seat seat{};
  std::string text{};
  static void fields(auto f) { LONGROAD_FIELDS(f, seat, text); }
};

struct Voted {
  static constexpr std::string_view kName = "voted";
  static constexpr notation::Definition kDefinition{"Voted"};
  Seat by{};
  std::optional<Seat> seat{};
  Choice choice{};
  bool decided = false;
  static void fields(auto f) {
    LONGROAD_FIELDS(f, by, seat);
    f("choice", &Voted::choice, {.form = "Choice"});
    f("decided", &Voted::decided, {.about = "This vote settled it."});
  }
};

struct Ended {
  static constexpr std::string_view kName = "ended";
  static constexpr notation::Definition kDefinition{"Ended"};
  EndReason why{};
  std::optional<Seat> winner{};
  std::vector<Seat> lost{};
  static void fields(auto f) {
    f("why", &Ended::why, {.about = "Abandoned: somebody was away, and those who were left ended it."});
    f("winner", &Ended::winner,
      {.about = "By the rules; or, in a rated game, the only one who has not left it for good."});
    f("lost", &Ended::lost,
      {.about = "Who has left a rated game for good, and so lost it to all who stayed."});
  }
};

struct RematchAsked {
  static constexpr std::string_view kName = "rematch";
  static constexpr notation::Definition kDefinition{"RematchAsked"};
  Seat by{};
  std::optional<std::string> table{};
  static void fields(auto f) {
    f("by", &RematchAsked::by);
    f("table", &RematchAsked::table, {.form = "TableId", .about = "The new table, once all have asked."});
  }
};

struct Revealed {
  static constexpr std::string_view kName = "revealed";
  static constexpr notation::Definition kDefinition{
      "Revealed",
      "After the game: what proves the dice. The commitment is in the table's info from the beginning."};
  Fair fair{};
  static void fields(auto f) { f("fair", &Revealed::fair); }
};

struct Gap {
  static constexpr std::string_view kName = "gap";
  static constexpr notation::Definition kDefinition{"Gap", "Something this viewer does not see."};
  static void fields(auto) {}
};

using Any = std::variant<LinePlayed, SeatChanged, Started, Said, Voted, Ended, RematchAsked, Revealed, Gap>;

}  // namespace longroad::server::what
