/// Players, as the holder of a link is told of them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "notation/values/value.hpp"
#include "tournament/model/event_forms.hpp"
#include "tournament/model/state.hpp"

namespace longroad::server::desk::wire {

enum class Status : std::uint8_t { Expected, Absent, Present, Dropped, Out };
inline constexpr std::array<std::string_view, 5> kStatusWords{"expected", "absent", "present", "dropped",
                                                              "out"};
constexpr const auto& words(Status) { return kStatusWords; }

enum class Came : std::uint8_t { Expected, Present, Dropped };
inline constexpr std::array<std::string_view, 3> kCameWords{"expected", "present", "dropped"};
constexpr const auto& words(Came) { return kCameWords; }

struct Attended {
  int event = 0;
  Came status{};
  bool accepted = false;
  static void fields(auto f) { LONGROAD_FIELDS(f, event, status, accepted); }
};

struct Out {
  bool disqualified = false;
  std::optional<tournament::Warning> why{};
  static void fields(auto f) {
    f("disqualified", &Out::disqualified);
    f(&Out::why);
  }
};

struct Person {
  static constexpr notation::Definition kDefinition{"Person"};
  tournament::PlayerId player{};
  std::string name{}, club{};
  bool bot = false;
  Status status{};
  std::vector<Attended> events{};
  bool arrived = false;
  std::vector<tournament::GameId> missing{};
  std::optional<tournament::GameId> expected{};
  std::optional<Out> out{};
  std::optional<std::string> search{}, contact{};
  std::optional<std::vector<tournament::Warning>> warnings{};
  static void fields(auto f) {
    f("player", &Person::player, {.form = "Player"});
    LONGROAD_FIELDS(f, name, club, bot);
    f("status", &Person::status,
      {.about =
           "Whether they are here, at the event that is on or at semi-finals on another day; absent: did "
           "not come, and can't any more"});
    f("events", &Person::events);
    f("arrived", &Person::arrived,
      {.about = "Checked in for the semi-finals, where they are on another day"});
    f("missing", &Person::missing, {.form = "LaterGame", .about = "Marked as not there"});
    f("expected", &Person::expected,
      {.form = "LaterGame", .about = "After the preliminaries: where they play next"});
    f("out", &Person::out);
    f("search", &Person::search,
      {.omitted = true,
       .about = "For staff: what a search looks through, in plain letters: zoe muller, and zoe mueller in a "
                "line of its own"});
    f("contact", &Person::contact, {.omitted = true});
    f("warnings", &Person::warnings, {.omitted = true});
  }
};

}  // namespace longroad::server::desk::wire
