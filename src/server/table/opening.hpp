/// How a table begins: as somebody wishes, or as another game of those who have just played one.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "server/table/table.hpp"
#include "server/table/wish.hpp"

namespace longroad::server {

/// What somebody who opens a table gets for each seat of theirs.
struct Claim {
  Seat seat;
  std::string secret;
};

struct Opening {
  std::unique_ptr<Table> table;
  std::vector<Claim> claims;
};

/// A new table as wished; the opener has no name and no secret yet.
Result<Opening> open_table(std::string id, const Wish& wish, const Sitter& opener, Time now);

/// Another table with the same settings and these of the people; bots have the other seats. Null where the
/// settings make no game any more.
std::unique_ptr<Table> open_again(std::string id, const Table& old, SeatSet people, Time now);

}  // namespace longroad::server
