/// Everything that can be asked over HTTP, in one table: how much may be sent with it, how often, who may
/// ask, and what answers. All of that is checked before anything is read or done.
#pragma once

#include <boost/json/fwd.hpp>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "server/desk/roles.hpp"
#include "server/house/halls.hpp"
#include "server/http/http.hpp"

namespace longroad::server {

class Api;
class DeskApi;

/// A request, and the words of its path that stand for a `*` of the route.
struct ApiCall {
  const Request& request;
  std::vector<std::string> names;
  Reply reply;

  [[nodiscard]] const std::string& name() const { return names.front(); }
};

/// A request of somebody whose link to a tournament is good.
struct DeskCall {
  Halls::HallPtr hall;
  desk::Viewer viewer;
  Request request;
  std::vector<std::string> names;  // behind the tournament's
  Reply reply;
};

/// How often: what an address may ask beside everything else (`Api::limiters_`), or somebody's link
/// (`DeskApi`).
enum class RateLimit : std::uint8_t { None, Making, Joining, SigningIn, Replaying, Founding, Link, Command };

/// Who may ask: anybody, the host of the server, or who holds a link to the tournament with this right.
struct Anybody {};
struct ServerHost {};
using Asker = std::variant<Anybody, ServerHost, desk::Right>;

struct Route {
  std::string_view method;
  std::string_view path;  // a `*` stands for a word
  Asker asker;
  RateLimit limit;
  std::size_t most_body;  // in bytes
  std::variant<void (Api::*)(const ApiCall& call), void (DeskApi::*)(const ApiCall& call),
               void (DeskApi::*)(const DeskCall& call)>
      run;
};

std::span<const Route> routes();
/// The route of this request and the names in its path; nullptr where there is none.
const Route* find_route(std::string_view method, std::string_view path, std::vector<std::string>& names);
/// The object that a request holds; replies where it is none.
std::optional<boost::json::value> read_body(const Request& request, const Reply& reply);
/// How much may be sent with this request, in bytes.
std::size_t most_body(std::string_view method, std::string_view path);

}  // namespace longroad::server
