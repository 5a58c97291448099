/// What requests to the desk over HTTP hold, beside its commands.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "notation/values/value.hpp"

namespace longroad::server::body {

/// For a player by number, for anybody else by name.
struct MakeLink {
  std::string role{}, name{};
  int player = 0;
  static void fields(auto f) {
    f("role", &MakeLink::role, {.optional = true});
    f("name", &MakeLink::name, {.optional = true});
    f("player", &MakeLink::player, {.high = 0xFFFF, .optional = true});
  }
};

struct FoundTournament {
  std::string name{}, organiser{}, place{}, date{}, language{}, edition{};
  int events = 1;
  std::optional<std::uint64_t> seed{};
  static void fields(auto f) {
    f("name", &FoundTournament::name, {.optional = true});
    f("organiser", &FoundTournament::organiser, {.optional = true});
    f("place", &FoundTournament::place, {.optional = true});
    f("date", &FoundTournament::date, {.optional = true});
    f("language", &FoundTournament::language, {.optional = true});
    f("edition", &FoundTournament::edition, {.optional = true});
    f("events", &FoundTournament::events, {.low = 1, .high = 99, .optional = true});
    f("seed", &FoundTournament::seed, {.optional = true, .about = "Left out: a new one"});
  }
};

}  // namespace longroad::server::body
