/// Whoever asks something of a tournament shows the secret of a link; what the link may do, and how often, is
/// checked here before anything else happens.
#pragma once

#include <optional>
#include <string>

#include "server/api/routes.hpp"
#include "server/net/limiter.hpp"

namespace longroad::server {

class DeskDoor {
 public:
  /// Calls what answers a route of the desk, where this link may ask for it now.
  void run(const Route& route, const ApiCall& call);

 private:
  /// Why this link may not ask for that now.
  std::optional<Response> refuse(const House& house, const Route& route, const Hall& hall,
                                 const desk::Viewer& viewer);

  Limiter playing_{{.per_second = 5, .burst = 20}};    // commands of a player's link
  Limiter working_{{.per_second = 10, .burst = 100}};  // of a link of the staff, previews included
  Limiter asking_{{.per_second = 20, .burst = 200}};   // all requests of a link
};

}  // namespace longroad::server
