/// What requests about tables hold, one struct each.
#pragma once

#include <string>

#include "base/id.hpp"
#include "notation/values/value.hpp"

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

}  // namespace longroad::server::body
