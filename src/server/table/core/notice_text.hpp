/// What everybody is told of a notice (wire schema: What).
#pragma once

#include <string>

#include "server/table/core/table_model.hpp"
#include "server/table/wire/info.hpp"

namespace longroad::server {

SeatInfo info_of(const Chair& chair);

/// `What` of a notice that the table has just applied; empty where nobody sees it.
std::string notice_text(const TableModel& table, const Notice& notice);

}  // namespace longroad::server
