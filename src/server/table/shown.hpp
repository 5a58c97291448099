/// What everybody may see of a table and of its notices, as JSON of the wire schema.
#pragma once

#include <boost/json/fwd.hpp>
#include <string>

#include "server/table/table.hpp"

namespace longroad::server {

/// `TableInfo`.
boost::json::object info_json(const Table& table);

/// `SeatInfo`.
boost::json::object seat_info_json(const Chair& chair);

/// `What` of a notice that the table has just applied; empty where nobody sees it.
std::string shown_to_all(const Table& table, const Notice& notice);

/// What stands for an entry that a viewer is not told of.
std::string_view gap_text();
/// `What` of an entry for this viewer; of a line together with what it `moved`.
std::string what_text(const Table& table, int version, games::Viewer viewer, std::string_view moved = {});

/// `Refused.args`.
boost::json::object refusal_args(const Refusal& rule);

}  // namespace longroad::server
