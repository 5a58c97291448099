/// What page and server tell each other over the socket of a desk, one struct for each message.
#pragma once

#include <string>
#include <string_view>

#include "notation/values/value.hpp"

namespace longroad::server::desk::wire {

struct Hello {
  static constexpr std::string_view kName = "hello";
  static constexpr notation::Definition kDefinition{"Hello"};
  int v = 0;
  std::string secret{};
  static void fields(auto f) {
    f("v", &Hello::v, {.high = 1000, .form = "VersionOne"});
    f("secret", &Hello::secret, {.form = "Secret"});
  }
};

struct Ping {
  static constexpr std::string_view kName = "ping";
  static constexpr notation::Definition kDefinition{"Ping"};
  static void fields(auto) {}
};

struct Pong {
  static constexpr std::string_view kName = "pong";
  static constexpr notation::Definition kDefinition{"Pong"};
  static void fields(auto) {}
};

struct StateMessage {
  static constexpr std::string_view kName = "state";
  static constexpr notation::Definition kDefinition{"StateMessage"};
  std::string now{};
  notation::Written state{};
  static void fields(auto f) {
    f("now", &StateMessage::now, {.form = "At"});
    f("state", &StateMessage::state, {.form = "Document"});
  }
};

}  // namespace longroad::server::desk::wire
