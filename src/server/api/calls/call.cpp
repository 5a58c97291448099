#include "server/api/calls/call.hpp"

#include "server/table/model/secret.hpp"

namespace longroad::server {

void Pending::on_disk(std::function<Response(store::Store& store)> work) const {
  const auto response = std::make_shared<Response>();
  house.disk().submit(
      [work = std::move(work), response](store::Store& store) { *response = work(store); },
      [reply = reply, response](bool kept) { reply(kept ? std::move(*response) : no_disk()); });
}

void Pending::work_on(WorkPool& pool, std::function<void()> work) const {
  if (!pool.submit(std::move(work), address)) reply(busy());
}

void Pending::with_room(const std::string& table, Rooms::Use use) const {
  if (!is_table_id(table)) return reply(problem(404, "no_such_table"));
  house.rooms().with(table, [use = std::move(use), reply = reply](const Rooms::RoomPtr& room) {
    if (!room) return reply(problem(404, "no_such_table"));
    use(room);
  });
}

void Pending::with_hall(const std::string& event, Halls::Use use) const {
  house.halls().with(event, [use = std::move(use), reply = reply](const Halls::HallPtr& hall) {
    if (!hall) return reply(problem(404, "no_such_event"));
    use(hall);
  });
}

}  // namespace longroad::server
