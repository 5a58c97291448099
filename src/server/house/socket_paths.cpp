#include "server/house/socket_paths.hpp"

#include "server/desks/halls.hpp"

namespace longroad::server {
namespace {

constexpr std::string_view kSocketPath = "/ws/";
constexpr std::string_view kHallPath = "/ws/desk/";

}  // namespace

bool is_socket_path(std::string_view path) { return path.starts_with(kSocketPath); }

void lead_socket(House& house, const Upgrade& upgrade) {
  const bool is_hall = upgrade.path.starts_with(kHallPath);
  const std::string id = upgrade.path.substr(is_hall ? kHallPath.size() : kSocketPath.size());
  const auto serve = [&house, upgrade, &loop = house.loop_of(id)](const std::shared_ptr<Listener>& listener) {
    serve_web_socket(loop, house.metrics(), upgrade, listener);
  };
  if (house.limited() && !house.entering().take(upgrade.remote))
    return house.loop_of(id).post([&house, upgrade, &loop = house.loop_of(id)] {
      serve_web_socket(loop, house.metrics(), upgrade, nullptr, NoListener::TooFast);
    });
  if (is_hall)
    house.halls().with(id, serve);
  else
    house.rooms().with(id, serve);
}

}  // namespace longroad::server
