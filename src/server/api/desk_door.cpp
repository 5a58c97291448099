#include "server/api/desk_door.hpp"

#include <fmt/format.h>

#include "server/http/refusal.hpp"

namespace longroad::server {
namespace {

/// One link, whatever device it is open on.
std::string sender_of(const Hall& hall, const desk::Viewer& viewer) {
  return fmt::format("{}/{}/{}/{}", hall.id(), name(viewer.role), viewer.player.number, viewer.name);
}

}  // namespace

void DeskDoor::run(const Route& route, const ApiCall& call) {
  call.with_hall(call.name(), [this, &route, pending = Pending(call), request = call.request,
                               names = call.names](const Halls::HallPtr& hall) {
    const auto found = hall->viewer_of(request.bearer());
    if (const auto* stranger = std::get_if<Hall::Stranger>(&found))
      return pending.reply(stranger->revoked ? problem(401, "revoked") : problem(401, "no_link.unknown"));
    const auto& viewer = std::get<desk::Viewer>(found);
    if (auto refused = refuse(pending.house, route, *hall, viewer)) return pending.reply(std::move(*refused));
    std::get<AnswerDesk>(route.run)({pending, hall, viewer, request, {names.begin() + 1, names.end()}});
  });
}

std::optional<Response> DeskDoor::refuse(const House& house, const Route& route, const Hall& hall,
                                         const desk::Viewer& viewer) {
  const auto fast = [&](Limiter& limiter) {
    return house.limited() && !limiter.take(sender_of(hall, viewer));
  };
  if (fast(asking_)) return problem(429, "too_fast.link");
  if (!desk::may(viewer.role, std::get<desk::Right>(route.asker)))
    return refusal(403, "not_allowed", tournament::say("link_cannot", {{"role", named(viewer.role)}}));
  if (route.limit == RateLimit::Command && fast(viewer.role == desk::DeskRole::Player ? playing_ : working_))
    return problem(429, "too_fast.link");
  return std::nullopt;
}

}  // namespace longroad::server
