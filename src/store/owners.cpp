#include "store/owners.hpp"

#include <fmt/format.h>

#include "store/model/table_state.hpp"

namespace longroad::store {

std::int64_t Owners::join(std::string_view name, Lease lease) {
  const char* const now = now_words(database_.dialect());
  // Where nobody else can be, others are only in a copy of what they had.
  if (lease == kForever) database_.execute("DELETE FROM nodes");
  const std::int64_t epoch = database_.number("UPDATE epochs SET last = last + 1 RETURNING last");
  Statement(database_,
            fmt::format("INSERT INTO nodes (name, epoch, until) VALUES (?, ?, {} + ?) ON CONFLICT (name) "
                        "DO UPDATE SET epoch = excluded.epoch, until = excluded.until",
                        now))
      .run(name, epoch, std::int64_t{lease.count()});
  return epoch;
}

bool Owners::prolong(std::int64_t epoch, Lease lease) {
  Statement(database_,
            fmt::format("UPDATE nodes SET until = {} + ? WHERE epoch = ?", now_words(database_.dialect())))
      .run(std::int64_t{lease.count()}, epoch);
  return database_.changed();
}

void Owners::leave(std::int64_t epoch) {
  Statement(database_, "DELETE FROM nodes WHERE epoch = ?").run(epoch);
}

bool Owners::lives(std::int64_t epoch) { return living().contains(epoch); }

bool Owners::claim(std::string_view stream, std::int64_t epoch) {
  // An owner whose lease is over prolongs it before this, or after all of it.
  Statement over(database_, fmt::format("SELECT 1 FROM nodes WHERE epoch = (SELECT epoch FROM owners WHERE "
                                        "stream = ?) AND until <= {}{}",
                                        now_words(database_.dialect()), share_words(database_.dialect())));
  over.ask(stream);
  while (over.row()) {
  }
  // One statement: of two who claim at once, the second sees what the first has made of the row.
  Statement claim(
      database_,
      fmt::format("INSERT INTO owners (stream, epoch) SELECT ?1, ?2 WHERE EXISTS "
                  "(SELECT 1 FROM log WHERE stream = ?1) ON CONFLICT (stream) DO UPDATE "
                  "SET epoch = excluded.epoch WHERE owners.epoch = excluded.epoch OR NOT EXISTS "
                  "(SELECT 1 FROM nodes WHERE nodes.epoch = owners.epoch AND until > {}) RETURNING 1",
                  now_words(database_.dialect())));
  claim.ask(stream, epoch);
  const bool ours = claim.row();
  while (ours && claim.row()) {
  }
  return ours;
}

void Owners::give(std::string_view stream, std::int64_t epoch, std::int64_t to) {
  Statement(database_, "UPDATE owners SET epoch = ? WHERE stream = ? AND epoch = ?").run(to, stream, epoch);
}

std::int64_t Owners::owner_of(std::string_view stream) {
  Statement owner(database_,
                  fmt::format("SELECT owners.epoch FROM owners JOIN nodes ON nodes.epoch = owners.epoch "
                              "WHERE stream = ? AND until > {}",
                              now_words(database_.dialect())));
  owner.ask(stream);
  std::int64_t epoch = 0;
  while (owner.row()) epoch = owner.number(0);
  return epoch;
}

std::set<std::int64_t> Owners::living() { return living_after(now_words(database_.dialect())); }

std::set<std::int64_t> Owners::living_beside(std::int64_t epoch, Lease lease) {
  return living_after(fmt::format("(SELECT until FROM nodes WHERE epoch = {}) - {}", epoch, lease.count()));
}

std::set<std::int64_t> Owners::living_after(const std::string& moment) {
  Statement nodes(database_, "SELECT epoch FROM nodes WHERE until > " + moment);
  std::set<std::int64_t> epochs;
  while (nodes.row()) epochs.insert(nodes.number(0));
  return epochs;
}

std::set<std::string> Owners::logs_of(std::int64_t epoch) {
  // Whoever is about to have one is waited for.
  Statement owned(database_, fmt::format("SELECT stream FROM owners WHERE epoch = ?{}",
                                         share_words(database_.dialect())));
  owned.ask(epoch);
  std::set<std::string> logs;
  while (owned.row()) logs.insert(owned.text(0));
  return logs;
}

std::vector<std::string> Owners::tables_of(std::int64_t epoch) {
  Statement running(database_,
                    "SELECT id FROM tables JOIN owners ON stream = 'table/' || id "
                    "WHERE state < ? AND epoch = ?");
  running.ask(static_cast<int>(TableState::Over), epoch);
  std::vector<std::string> ids;
  while (running.row()) ids.push_back(running.text(0));
  return ids;
}

std::vector<std::string> Owners::orphaned_tables(int most) {
  return orphans(fmt::format("tables WHERE state < {}", static_cast<int>(TableState::Over)), "table/", most);
}

std::vector<std::string> Owners::orphaned_desks(int most) {
  return orphans("desks WHERE over = 0", "desk/", most);
}

std::vector<std::string> Owners::orphans(std::string_view rows, std::string_view kind, int most) {
  Statement found(database_,
                  fmt::format("SELECT id FROM {} AND NOT EXISTS (SELECT 1 FROM owners JOIN nodes ON "
                              "nodes.epoch = owners.epoch WHERE stream = '{}' || id AND until > {}) "
                              "ORDER BY random() LIMIT ?",
                              rows, kind, now_words(database_.dialect())));
  found.ask(most);
  std::vector<std::string> ids;
  while (found.row()) ids.push_back(found.text(0));
  return ids;
}

std::int64_t Owners::now() {
  return database_.number(fmt::format("SELECT {}", now_words(database_.dialect())));
}

bool Owners::anybody() {
  return database_.number(
             fmt::format("SELECT count(*) FROM nodes WHERE until > {0} AND until < {0} + 86400000",
                         now_words(database_.dialect()))) > 0;
}

}  // namespace longroad::store
