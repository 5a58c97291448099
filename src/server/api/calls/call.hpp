/// A request on its way to its answer, as those see it who answer (`api/routes.cpp` names them).
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "server/api/calls/analyses.hpp"
#include "server/desk/roles.hpp"
#include "server/desks/halls.hpp"
#include "server/house/house.hpp"
#include "server/http/http.hpp"

namespace longroad::server {

/// Somebody who waits for an answer, and the house where it is looked for. It is handed on to whichever
/// thread has the answer, and answered once.
struct Pending {
  House& house;
  std::string address;  // that asks
  Reply reply;

  /// Replies what the work answers, done on the disk's thread.
  void on_disk(std::function<Response(store::Store& store)> work) const;
  /// Does what takes long on a pool; replies where this one or all ask for too much.
  void work_on(WorkPool& pool, std::function<void()> work) const;
  /// Calls back with the room, or replies that there is none.
  void with_room(const std::string& table, Rooms::Use use) const;
  /// Calls back with the tournament's hall, on its loop, or replies that there is none.
  void with_hall(const std::string& event, Halls::Use use) const;
  /// Calls back with what is found on the disk, from its thread; where the disk fails, with nothing.
  template <class Find, class Use>
  void look_up(Find find, Use use) const {
    const auto found = std::make_shared<std::invoke_result_t<Find, store::Store&>>();
    house.disk().submit([found, find = std::move(find)](store::Store& store) { *found = find(store); },
                        [found, use = std::move(use)](bool) { use(std::move(*found)); });
  }
};

struct ApiCall : Pending {
  const Request& request;
  std::vector<std::string> names;         // the words of its path that stand for a `*` of the route
  const std::vector<std::string>& share;  // addresses of this server on the local network
  Analyses& analyses;

  [[nodiscard]] const std::string& name() const { return names.front(); }
};

/// A request of somebody whose link to a tournament is good.
struct DeskCall : Pending {
  Halls::HallPtr hall;
  desk::Viewer viewer;
  Request request;
  std::vector<std::string> names;  // behind the tournament's
};

}  // namespace longroad::server
