#include "server/house/replay_all.hpp"

#include <fmt/format.h>

#include "server/desks/hall.hpp"
#include "server/tables/room.hpp"

namespace longroad::server {
namespace {

/// The ids of the logs of one kind.
std::vector<std::string> ids_below(store::Store& store, const std::string& prefix) {
  std::vector<std::string> ids;
  store::Statement streams(store.database(),
                           "SELECT stream FROM log WHERE version = 1 AND stream LIKE ? ORDER BY stream");
  streams.ask(prefix + "%");
  while (streams.row()) ids.push_back(streams.text(0).substr(prefix.size()));
  return ids;
}

template <class Source>
int replay_each(store::Store& store, std::vector<std::string>& broken) {
  const auto ids = ids_below(store, Source::stream(""));
  for (const std::string& id : ids)
    if (const auto kept = Source::restore(id, Source::read(store, id)); !kept)
      broken.push_back(fmt::format("{} {}: {}", Source::kKind, id, kept.error().sentence));
  return static_cast<int>(ids.size());
}

}  // namespace

Replayed replay_all(store::Store& store) {
  Replayed replayed;
  replayed.tables = replay_each<RoomSource>(store, replayed.broken);
  replayed.tournaments = replay_each<HallSource>(store, replayed.broken);
  return replayed;
}

}  // namespace longroad::server
