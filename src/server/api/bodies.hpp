/// What requests over HTTP hold, one struct each, and how a request is read as one.
#pragma once

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
