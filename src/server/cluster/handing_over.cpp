// Tables that go from one living node to another.

#include <utility>

#include "server/cluster/cluster.hpp"

namespace longroad::server {
namespace {

/// How long the other node may take to write what is to be written.
constexpr std::chrono::milliseconds kReleasePatience{2'000};

}  // namespace

void Cluster::fetch(const ActorId& place, std::function<void()> then) {
  Loop& loop = house_.loop_of(place.id);
  loop.post([this, &loop, place, then = std::move(then)] {
    whereabouts_.find(place, [this, &loop, place, then](std::int64_t owner) {
      const auto again = [this, &loop, place, then] {
        later(loop, [this, place, then] { fetch(place, then); });
      };
      if (owner == house_.epoch() || (owner == 0 && !draining_)) return then();
      whereabouts_.forget(place);
      if (owner == 0 || owner == Whereabouts::kUnsure) return again();
      const NodeMessage wish{"release", stream_of(place), static_cast<std::uint64_t>(house_.epoch()), {}};
      bus_.ask(owner, wish, kReleasePatience, loop,
               [again](const std::optional<NodeMessage>&, bus::Silence) { again(); });
    });
  });
}

void Cluster::release(const NodeMessage& message, const std::string& reply) {
  const ActorId place = place_of(message.about);
  const auto to = static_cast<std::int64_t>(message.number);
  bus_.post(house_.loop_of(place.id), [this, place, to, reply] {
    house_.note_release();
    if (place.desk)
      house_.halls().hand_over(place.id);
    else
      house_.rooms().hand_over(place.id);
    // Behind what it has written.
    house_.disk().submit(
        [this, place, to](store::Store& store) {
          store::Owners(store.database()).give(stream_of(place), house_.epoch(), to);
        },
        [this, reply](bool) { bus_.answer(reply, {.kind = "released"}); });
  });
}

}  // namespace longroad::server
