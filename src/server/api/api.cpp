#include "server/api/api.hpp"

#include <memory>

#include "server/api/host/admin_page.hpp"
#include "server/api/site/link_card.hpp"
#include "server/house/socket_paths.hpp"
#include "server/http/gzip.hpp"
#include "server/http/page.hpp"
#include "server/table/model/secret.hpp"

namespace longroad::server {
namespace {

Response too_fast() { return problem(429, "too_fast.address"); }

Response foreign() { return problem(403, "foreign"); }

}  // namespace

void Api::handle(const Request& request, const Reply& reply) {
  answer(request, request.takes_gzip ? made_small(reply) : reply);
}

void Api::send_file(const Request& request, const Reply& reply) {
  if (auto file = page_file(request.path, request.takes_gzip)) return reply(std::move(*file));
  if (house_.limited() && !limits_.take_any(request.remote)) return reply(too_fast());
  other_files_.send(request.path, request.takes_gzip, reply);
}

Reply Api::made_small(const Reply& reply) {
  return [&pool = house_.pools().answers, reply](Response response) {
    if (!worth_gzip(response)) return reply(std::move(response));
    const auto large = std::make_shared<Response>(std::move(response));
    // Where too many wait for that already, it goes as it is.
    if (!pool.submit([large, reply] { reply(gzipped(std::move(*large))); })) reply(std::move(*large));
  };
}

void Api::answer(const Request& request, const Reply& reply) {
  const bool reads = request.method == "GET" || request.method == "HEAD";
  if (!reads && request.foreign()) return reply(foreign());
  if (house_.limited() && request.path.starts_with("/api/") && !limits_.take_any(request.remote))
    return reply(too_fast());
  std::vector<std::string> names;
  const Route* const route = find_route(request.method, request.path, names);
  // Nobody waits for an answer that comes who knows when.
  if (house_.disk().away() && request.path.starts_with("/api/")) return reply(problem(503, "busy.database"));
  if (route != nullptr)
    return run(*route,
               {{house_, request.remote, reply}, request, std::move(names), options_.share, analyses_});
  if (is_socket_path(request.path)) return reply(request.foreign() ? foreign() : problem(426, "socket"));
  if (request.path.starts_with("/api/") || !reads) return reply(not_found());
  if (request.path == "/admin" || request.path == "/admin.js") return reply(admin_page(request.path));
  if (is_file_path(request.path)) return send_file(request, reply);
  // Who asks for more than may be asked gets the page all the same, but nothing is looked up for it.
  const bool looks = !house_.limited() || limits_.take_any(request.remote);
  send_page({house_, request.remote, reply}, request, looks);
}

void Api::run(const Route& route, const ApiCall& call) {
  if (std::holds_alternative<ServerHost>(route.asker) && !by_host(call.request))
    return call.reply(problem(401, "not_host.server"));
  if (house_.limited() && !limits_.take(route.limit, call.address)) return call.reply(too_fast());
  if (options_.cluster == nullptr) return run_here(route, call);
  if (house_.limited() && is_of_address(route.limit))
    options_.cluster->tell_let_through(word_of(route.limit), call.address);
  if (const auto place = place_of(route, call.names))
    options_.cluster->bring(*place, call.request, call.reply,
                            [this, &route, call] { run_here(route, call); });
  else if (const auto node = node_of(route, call.names))
    options_.cluster->bring(*node, call.request, call.reply, [this, &route, call] { run_here(route, call); });
  else
    run_here(route, call);
}

void Api::handle_relayed(const Request& request, const Reply& reply) {
  std::vector<std::string> names;
  const Route* const route = find_route(request.method, request.path, names);
  if (route == nullptr) return reply(not_found());
  run_here(*route, {{house_, request.remote, reply}, request, std::move(names), options_.share, analyses_});
}

void Api::run_here(const Route& route, const ApiCall& call) {
  if (const auto* answer = std::get_if<AnswerCall>(&route.run)) return (*answer)(call);
  desk_.run(route, call);
}

bool Api::by_host(const Request& request) const {
  return same_secret(request.authorization, "Bearer " + options_.admin_token);
}

}  // namespace longroad::server
