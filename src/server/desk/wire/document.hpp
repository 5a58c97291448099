/// All that the holder of a link may know of a tournament: what all holders of a role are told alike, and
/// what is for one of them alone.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "notation/values/sentence_form.hpp"
#include "notation/values/value.hpp"
#include "server/desk/wire/offers.hpp"
#include "server/desk/wire/people.hpp"
#include "server/desk/wire/tables.hpp"

namespace longroad::server::desk::wire {

struct Settings {
  std::string name{}, place{}, date{}, language{}, edition{}, semifinal_day{}, semifinals{}, percentages{};
  int events = 0;
  std::string autopilot{};
  bool unofficial = false;
  std::string taken_over{};
  static void fields(auto f) {
    LONGROAD_FIELDS(f, name, place, date, language, edition);
    f("semifinal_day", &Settings::semifinal_day,
      {.about = "Another than the preliminaries' day: the semi-finals have a check-in of their own"});
    f("semifinals", &Settings::semifinals, {.form = "PlayOrSkip"});
    f("percentages", &Settings::percentages, {.form = "Percentages"});
    f("events", &Settings::events);
    f("autopilot", &Settings::autopilot, {.form = "OnOrOff"});
    f("unofficial", &Settings::unofficial);
    f("taken_over", &Settings::taken_over,
      {.about = "When it was taken over from another machine; empty: never"});
  }
};

enum class Phase : std::uint8_t { CheckIn, Playing, Between, Choosing, Over };
inline constexpr std::array<std::string_view, 5> kPhaseWords{"check_in", "playing", "between", "choosing",
                                                             "over"};
constexpr const auto& words(Phase) { return kPhaseWords; }

struct Next {
  std::string command{};
  GameId game{};
  bool ready = false;
  phrases::Sentence text{};
  std::optional<bool> results{};
  static void fields(auto f) {
    f("do", &Next::command);
    LONGROAD_FIELDS(f, game, ready, text);
    f("results", &Next::results, {.omitted = true});
  }
};

struct Standing {
  static constexpr notation::Definition kDefinition{"Standing"};
  int rank = 0;
  PlayerId player{};
  int wins = 0, points = 0;
  std::string percent{};
  int games = 0, event = 0;
  std::optional<int> lot{};
  bool complete = false;
  std::optional<std::vector<int>> tied{};
  std::optional<phrases::Sentence> why{};
  static void fields(auto f) {
    f("rank", &Standing::rank, {.low = 1});
    f("player", &Standing::player, {.form = "Player"});
    LONGROAD_FIELDS(f, wins, points, percent, games, event, lot, complete);
    f("tied", &Standing::tied,
      {.low = 2,
       .high = 2,
       .about = "The first and the last of the ranks that are shared until lots are drawn; null: it is not "
                "shared"});
    f("why", &Standing::why, {.omitted = true});
  }
};

struct Call {
  static constexpr notation::Definition kDefinition{"Call"};
  GameId game{};
  int table = 0;
  tournament::Remark remark{};
  std::string going{};
  static void fields(auto f) {
    LONGROAD_FIELDS(f, game, table);
    f(&Call::remark);
    f("going", &Call::going, {.about = "The referee who is on the way, or empty"});
  }
};

struct Me {
  std::string role{}, name{};
  std::optional<PlayerId> player{};
  std::vector<std::string> may{};
  static void fields(auto f) {
    f("role", &Me::role, {.form = "Role"});
    f("name", &Me::name);
    f("player", &Me::player, {.form = "Player"});
    f("may", &Me::may);
  }
};

/// Who it is for.
struct Head {
  int v = 1;
  std::string event{};
  Me me{};
  static void fields(auto f) {
    f("v", &Head::v, {.form = "VersionOne"});
    f("event", &Head::event, {.form = "EventId"});
    f("me", &Head::me);
  }
};

/// For staff.
struct Backstage {
  std::vector<tournament::StaffMember> staff{};
  Next next{};
  static void fields(auto f) { LONGROAD_FIELDS(f, staff, next); }
};

/// For those who work with the sheets.
struct Sheets {
  std::vector<phrases::Sentence> notices{};
  std::vector<Call> calls{};
  static void fields(auto f) { LONGROAD_FIELDS(f, notices, calls); }
};

/// What all holders of a role are told.
struct Body {
  Settings settings{};
  Phase phase{};
  GameId game{};
  std::vector<Person> players{};
  std::vector<GameState> games{};
  std::vector<Standing> standings{};
  std::optional<PlayerId> champion{};
  Players places{};
  std::optional<Backstage> backstage{};
  std::optional<std::vector<Players>> apart{};
  std::optional<Sheets> sheets{};
  static void fields(auto f) {
    LONGROAD_FIELDS(f, settings, phase, game, players, games, standings);
    f("champion", &Body::champion, {.form = "Player"});
    f("places", &Body::places, {.form = "Player"});
    f(&Body::backstage);
    f("apart", &Body::apart, {.omitted = true, .form = "Player"});
    f(&Body::sheets);
  }
};

/// What only this person is told: what they can do now, and a player's own tables.
struct Own {
  std::vector<Offer> possible{};
  std::optional<Mine> mine{};
  static void fields(auto f) {
    f("possible", &Own::possible);
    f("mine", &Own::mine, {.omitted = true});
  }
};

struct Document {
  static constexpr notation::Definition kDefinition{"Document"};
  int version = 0;
  Head head{};
  Body body{};
  Own own{};
  static void fields(auto f) {
    f("version", &Document::version);
    f(&Document::head);
    f(&Document::body);
    f(&Document::own);
  }
};

}  // namespace longroad::server::desk::wire
