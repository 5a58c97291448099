#include "server/cluster/whereabouts.hpp"

#include <time.h>

#include <memory>
#include <utility>

#include "server/table/model/secret.hpp"

namespace longroad::server {

std::string stream_of(const ActorId& place) {
  return place.desk ? store::stream_of_desk(place.id) : store::stream_of_table(place.id);
}

ActorId place_of(std::string_view stream) {
  return {stream.starts_with(store::stream_of_desk("")), std::string(stream.substr(stream.find('/') + 1))};
}

std::chrono::milliseconds boot_time() {
  timespec now{};
  clock_gettime(CLOCK_BOOTTIME, &now);
  return std::chrono::seconds(now.tv_sec) +
         std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::nanoseconds(now.tv_nsec));
}

std::int64_t Whereabouts::remembered(const std::string& stream) const {
  const std::lock_guard lock(mutex_);
  const auto found = seen_.find(stream);
  if (found == seen_.end() || clock_now() - found->second.at > kRemembered) return 0;
  return living_.contains(found->second.epoch) ? found->second.epoch : 0;
}

void Whereabouts::find(const ActorId& place, Found found) {
  if (!is_table_id(place.id)) return found(0);
  const bool here = place.desk ? house_.halls().has(place.id) : house_.rooms().has(place.id);
  if (here) return found(holds() ? house_.epoch() : kUnsure);
  const std::string stream = stream_of(place);
  if (const std::int64_t epoch = remembered(stream); epoch != 0) return found(epoch);
  const auto owner = std::make_shared<std::int64_t>(0);
  house_.disk().submit(
      [this, stream, owner](store::Store& store) {
        store::Owners owners(store.database());
        const std::int64_t own = house_.epoch();
        // Once more where its owner died between the two questions, and somebody may have claimed it.
        for (int i = 0; i < 2 && *owner == 0; ++i)
          *owner = !retired_ && owners.claim(stream, own) ? own : owners.owner_of(stream);
      },
      [this, place, stream, owner, found = std::move(found)](bool) {
        // Whoever had it may have died; then the time in between does not count.
        if (*owner == house_.epoch() && place.desk) house_.halls().take_up({place.id});
        if (*owner == house_.epoch() && !place.desk) house_.rooms().take_up({place.id});
        if (*owner != 0 && *owner != house_.epoch()) {
          const std::lock_guard lock(mutex_);
          if (seen_.size() >= kMostRemembered) seen_.clear();
          seen_[stream] = {*owner, clock_now()};
        }
        house_.loop_of(place.id).post([found, owner] { found(*owner); });
      });
}

void Whereabouts::forget(const ActorId& place) {
  const std::lock_guard lock(mutex_);
  seen_.erase(stream_of(place));
}

void Whereabouts::set_living(const std::set<std::int64_t>& living) {
  const std::lock_guard lock(mutex_);
  living_ = living;
}

}  // namespace longroad::server
