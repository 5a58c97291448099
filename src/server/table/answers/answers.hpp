/// What is answered about games, tables and records wherever a table lives, on a server or on somebody's
/// device: bodies of the wire schema.
#pragma once

#include <boost/json/fwd.hpp>
#include <span>
#include <string>

#include "server/table/opening.hpp"

namespace longroad::server {

/// `Games`.
boost::json::object games_json();

/// `About`; `share` are the addresses to invite to.
boost::json::object about_json(std::span<const std::string> share);

/// `Seated`.
boost::json::object seated_json(const std::string& table, Seat seat, const std::string& secret);

/// `TableMade`.
boost::json::object made_json(const Table& table, std::span<const Claim> claims);

/// `Problem`, with its `BadLine` where a line is to blame.
boost::json::object bad_record_json(const Error& error, const games::BadLine& bad);

}  // namespace longroad::server
