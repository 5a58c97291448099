/// What a page says to a table and hears of it at once: commands read from their declarations, and whether
/// they counted.
#pragma once

#include <boost/json/fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "notation/json.hpp"
#include "server/table/model/refused.hpp"
#include "server/table/model/request.hpp"
#include "server/table/model/time.hpp"

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

/// Whether it counts whatever else the seat has said: lines of play, and leaving.
bool is_always_heard(const AnyRequest& asked);

std::string ack_text(std::string_view id);
boost::json::object refused_json(std::string_view id, const Refused& refused);

}  // namespace longroad::server
