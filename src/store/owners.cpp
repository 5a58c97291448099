#include "store/owners.hpp"

#include <fmt/format.h>

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

bool Owners::claim(std::string_view stream, std::int64_t epoch) {
  // One statement: of two who claim at once, the second sees what the first has made of the row.
  Statement claim(
      database_,
      fmt::format("INSERT INTO owners (stream, epoch) VALUES (?, ?) ON CONFLICT (stream) DO UPDATE "
                  "SET epoch = excluded.epoch WHERE owners.epoch = excluded.epoch OR NOT EXISTS "
                  "(SELECT 1 FROM nodes WHERE nodes.epoch = owners.epoch AND until > {}) RETURNING 1",
                  now_words(database_.dialect())));
  claim.ask(stream, epoch);
  const bool ours = claim.row();
  while (ours && claim.row()) {
  }
  return ours;
}

bool Owners::anybody() {
  return database_.number(
             fmt::format("SELECT count(*) FROM nodes WHERE until > {0} AND until < {0} + 86400000",
                         now_words(database_.dialect()))) > 0;
}

}  // namespace longroad::store
