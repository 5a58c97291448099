/// The router of what pages ask over HTTP (schema/openapi.yaml). Every request is answered once, from
/// whichever thread has the answer.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "server/api/calls/analyses.hpp"
#include "server/api/desk_door.hpp"
#include "server/api/limits.hpp"
#include "server/api/routes.hpp"
#include "server/api/site/other_files.hpp"
#include "server/cluster/cluster.hpp"
#include "server/house/house.hpp"
#include "server/http/http.hpp"

namespace longroad::server {

class Api {
 public:
  struct Options {
    std::vector<std::string> share;  // addresses of this server on the local network
    std::string admin_token;
    Cluster* cluster = nullptr;  // the other nodes, where there may be some
  };
  Api(House& house, Options options) : house_(house), options_(std::move(options)) {}

  void handle(const Request& request, const Reply& reply);
  /// A request about a table or tournament of this node that another node has let through its door.
  void handle_relayed(const Request& request, const Reply& reply);
  /// Another node has let this address through, by the limit of this name.
  void note(std::string_view limit, const std::string& address) { limits_.note(limit, address); }

 private:
  void answer(const Request& request, const Reply& reply);
  /// A file of the page, this version's or another one's.
  void send_file(const Request& request, const Reply& reply);
  /// The same reply, but for large answers, which are made small for their way.
  Reply made_small(const Reply& reply);
  /// Calls what answers, where this one may ask for it now.
  void run(const Route& route, const ApiCall& call);
  /// Where the answer is known.
  void run_here(const Route& route, const ApiCall& call);
  [[nodiscard]] bool by_host(const Request& request) const;

  House& house_;
  Options options_;
  AddressLimits limits_;
  Analyses analyses_;
  OtherFiles other_files_{house_};
  DeskDoor desk_;
};

}  // namespace longroad::server
