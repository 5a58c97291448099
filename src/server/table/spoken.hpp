/// What a page says to a table: commands, read from their declarations.
#pragma once

#include <optional>
#include <string>
#include <variant>

#include "notation/json.hpp"
#include "server/table/model/request.hpp"
#include "server/table/model/time.hpp"
#include "server/table/wire/message.hpp"

namespace longroad::server {

/// How long a full table waits for the seeds of its people.
inline constexpr Time kSeedWait = 3000;

struct Spoken {
  std::string id;
  AnyRequest asked;
  std::optional<Error> fault;  // a member that can't be
};

/// A command; or which reason of the server's it is that it can't be one.
enum class Unspeakable : std::uint8_t { Kind, Id };
std::variant<Spoken, Unspeakable> read_spoken(const notation::Node& message);

/// Where something is wrong with it, the message is faulty; one without a version has version 0.
message::Hello read_hello(const notation::Node& message);

/// Whether it counts whatever else the seat has said: lines of play, and leaving.
bool is_always_heard(const AnyRequest& asked);

}  // namespace longroad::server
