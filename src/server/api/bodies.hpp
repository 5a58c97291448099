/// What requests over HTTP hold, one struct each, and how a request is read as one.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "base/id.hpp"
#include "notation/values/read.hpp"
#include "server/api/routes.hpp"
#include "server/http/refusal.hpp"

namespace longroad::server::body {

struct Join {
  std::string name{};
  Seat seat = Seat::none();
  bool program = false;
  static void fields(auto f) {
    f("name", &Join::name, {.optional = true});
    f("seat", &Join::seat, {.optional = true, .about = "Left out: any that is free"});
    f("program", &Join::program, {.optional = true});
  }
};

struct Report {
  std::string secret{}, text{};
  Seat seat = Seat::none();
  static void fields(auto f) {
    f("secret", &Report::secret, {.optional = true});
    f("text", &Report::text, {.optional = true});
    f("seat", &Report::seat, {.optional = true, .about = "Who it is about"});
  }
};

struct Silence {
  Seat seat = Seat::none();
  bool on = true;
  static void fields(auto f) {
    f("seat", &Silence::seat, {.optional = true});
    f("on", &Silence::on, {.optional = true});
  }
};

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

/// What the request holds; replies where that is something else.
template <notation::Described T>
std::optional<T> read(const Request& request, const Reply& reply) {
  const auto value = read_body(request, reply);
  if (!value) return std::nullopt;
  notation::Fault fault;
  T body;
  notation::read_value(notation::Node(*value, fault), body, {}, notation::kMessage);
  if (!fault.found()) return body;
  reply(bad_request(fault.error()));
  return std::nullopt;
}

}  // namespace longroad::server::body
