#include "server/house/socket_paths.hpp"

#include "server/desks/halls.hpp"

namespace longroad::server {
namespace {

constexpr std::string_view kSocketPath = "/ws/";
constexpr std::string_view kHallPath = "/ws/desk/";

}  // namespace

bool is_socket_path(std::string_view path) { return path.starts_with(kSocketPath); }

ActorId place_of_socket(std::string_view path) {
  const bool is_hall = path.starts_with(kHallPath);
  return {is_hall, std::string(path.substr(is_hall ? kHallPath.size() : kSocketPath.size()))};
}

void lead_socket(House& house, const Upgrade& upgrade, const Lead& lead) {
  const ActorId place = place_of_socket(upgrade.path);
  const auto serve = [&house, upgrade,
                      &loop = house.loop_of(place.id)](const std::shared_ptr<Listener>& listener) {
    serve_web_socket(loop, house.metrics(), upgrade, listener);
  };
  if (house.limited() && !house.entering().take(upgrade.remote))
    return house.loop_of(place.id).post([&house, upgrade, &loop = house.loop_of(place.id)] {
      serve_web_socket(loop, house.metrics(), upgrade, nullptr, NoListener::TooFast);
    });
  if (lead) return lead(place, upgrade);
  if (place.desk)
    house.halls().with(place.id, serve);
  else
    house.rooms().with(place.id, serve);
}

}  // namespace longroad::server
