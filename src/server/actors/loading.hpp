/// How a table or a tournament comes into memory: its rows are read from the disk, restored to a value, and
/// its actor begins on its loop.
#pragma once

#include <fmt/format.h>

#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "server/actors/registry.hpp"
#include "server/actors/runtime.hpp"

namespace longroad::server {

/// How often the disk is asked, where the database went away in between.
inline constexpr int kLoadTries = 3;

/// What kinds of actors differ in: `Actor::Source` has `kKind`, its name in words; `stream(id)`, its log;
/// `Rows read(Store&, id)`, what the disk has of it, and `bool empty(rows)`, where that is nothing;
/// `Result<Kept> restore(id, rows)`; and `pool(pools)`, where that is done, null: on its loop. `owner` is
/// what the actor is made with.
template <class Actor, class Owner>
void load_actor(Runtime& runtime, Registry<Actor>& registry, Owner& owner, const std::string& id,
                bool restarted, int tries = kLoadTries) {
  using Source = typename Actor::Source;
  using Kept = typename Source::Kept;
  const auto rows = std::make_shared<typename Source::Rows>();
  const auto again = [&runtime, &registry, &owner, id, restarted](int more) {
    load_actor(runtime, registry, owner, id, restarted, more);
  };
  const auto begin = [&runtime, &registry, &owner, id, restarted, again, tries,
                      releases = runtime.releases()](std::optional<Kept> kept) {
    if (runtime.releases() != releases) return again(tries);
    if (kept && restarted) ++runtime.metrics().taken_up;
    const auto make = [&] {
      return kept ? std::make_shared<Actor>(owner, runtime.loop_of(id), std::move(*kept)) : nullptr;
    };
    registry.loaded(id, make, [restarted](Actor& actor) { actor.begin(restarted); });
  };
  const auto restore = [rows, id] {
    std::optional<Kept> found;
    guarded([&] {
      if (Source::empty(*rows)) return;
      auto kept = Source::restore(id, std::move(*rows));
      if (kept)
        found = std::move(*kept);
      else
        fmt::print(stderr, "longroad: {} {}: {}\n", Source::kKind, id, kept.error().sentence);
    });
    return found;
  };
  const auto bring = [&runtime, id, begin, restore, again, tries](bool read) {
    if (!read && tries > 1) return again(tries - 1);
    Loop& loop = runtime.loop_of(id);
    WorkPool* const pool = Source::pool(runtime.pools());
    if (pool == nullptr) return loop.post([begin, restore] { begin(restore()); });
    pool->submit([&loop, begin, restore] {
      const auto kept = std::make_shared<std::optional<Kept>>(restore());
      loop.post([begin, kept] { begin(std::move(*kept)); });
    });
  };
  const auto read = [&runtime, rows, id](store::Store& store) {
    if (store::Owners(store.database()).claim(Source::stream(id), runtime.epoch()))
      *rows = Source::read(store, id);
  };
  runtime.disk().submit(read, bring);
}

}  // namespace longroad::server
