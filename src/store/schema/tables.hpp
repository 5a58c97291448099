/// All tables with data, in an order in which they can be filled. Who runs, owns what, and serves which
/// page is no data: `epochs`, `nodes`, `owners`, `page_files`.
#pragma once

#include <array>
#include <string_view>

namespace longroad::store {

struct SchemaTable {
  std::string_view name;
  std::string_view key;  // the columns that tell its rows apart
};

inline constexpr auto kTables = std::to_array<SchemaTable>({
    {"accounts", "id"},
    {"sessions", "token"},
    {"resets", "account"},
    {"ratings", "account, game"},
    {"results", "account, table_id, seat"},
    {"reports", "id"},
    {"blocks", "owner, person"},
    {"tables", "id"},
    {"desks", "id"},
    {"desk_links", "desk, number"},
    {"log", "stream, version"},
});

}  // namespace longroad::store
