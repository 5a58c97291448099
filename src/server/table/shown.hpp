/// What everybody may see of a table and of its notices, as the wire schema has it.
#pragma once

#include <string>

#include "server/table/table.hpp"
#include "server/table/wire/info.hpp"
#include "server/table/wire/message.hpp"

namespace longroad::server {

TableInfo info_of(const Table& table);
SeatInfo info_of(const Chair& chair);
/// What this viewer has chosen at the table.
ViewerSettings settings_of(const Table& table, games::Viewer viewer);

/// `What` of a notice that the table has just applied; empty where nobody sees it.
std::string shown_to_all(const Table& table, const Notice& notice);

/// What stands for an entry that a viewer is not told of.
const std::string& gap_text();
/// `What` of an entry for this viewer; of a line together with what it `moved`.
std::string what_text(const Table& table, int version, games::Viewer viewer, std::string_view moved = {});

RefusalArgs args_of(const Refusal& rule);

}  // namespace longroad::server
