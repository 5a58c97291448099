/// What everybody may see of a table and of the entries of its log, as the wire schema has it.
#pragma once

#include <string>

#include "server/table/core/notice_text.hpp"
#include "server/table/table.hpp"
#include "server/table/wire/info.hpp"
#include "server/table/wire/message.hpp"

namespace longroad::server {

TableInfo info_of(const Table& table);
/// What this viewer has chosen at the table.
ViewerSettings settings_of(const Table& table, games::Viewer viewer);

/// What stands for an entry that a viewer is not told of.
const std::string& gap_text();
/// `What` of an entry for this viewer; of a line together with what it `moved`.
std::string what_text(const Table& table, int version, games::Viewer viewer, std::string_view moved = {});

RefusalArgs args_of(const Refusal& rule);

}  // namespace longroad::server
