/// Everything that can be asked over HTTP, in one table: how much may be sent with it, how often, who may
/// ask, and what answers. All of that is checked before anything is read or done.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "server/api/calls/call.hpp"
#include "server/api/limits.hpp"

namespace longroad::server {

/// Who may ask: anybody, the host of the server, or who holds a link to the tournament with this right.
struct Anybody {};
struct ServerHost {};
using Asker = std::variant<Anybody, ServerHost, desk::Right>;

using AnswerCall = void (*)(const ApiCall& call);
using AnswerDesk = void (*)(const DeskCall& call);

struct Route {
  std::string_view method;
  std::string_view path;  // a `*` stands for a word
  Asker asker;
  RateLimit limit;
  std::size_t most_body;  // in bytes
  std::variant<AnswerCall, AnswerDesk> run;
};

std::span<const Route> routes();
/// The route of this request and the names in its path; nullptr where there is none.
const Route* find_route(std::string_view method, std::string_view path, std::vector<std::string>& names);
/// The table or tournament that the route is about; nothing where it is about none.
std::optional<ActorId> place_of(const Route& route, const std::vector<std::string>& names);
/// The node that alone can answer, by its epoch; nothing where any can.
std::optional<std::int64_t> node_of(const Route& route, const std::vector<std::string>& names);
/// How much may be sent with this request, in bytes.
std::size_t most_body(std::string_view method, std::string_view path);

}  // namespace longroad::server
