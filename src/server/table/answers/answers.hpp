/// How the answers about games, tables and records are put together.
#pragma once

#include <span>
#include <string>

#include "games/replay.hpp"
#include "server/table/answers/values.hpp"
#include "server/table/opening.hpp"

namespace longroad::server {

answer::Games games_offered();

/// `share` are the addresses to invite to.
answer::About about(std::span<const std::string> share);

answer::Seated seated(const std::string& table, Seat seat, const std::string& secret);

answer::TableMade made(const Table& table, std::span<const Claim> claims);

/// With its line, where one is to blame.
answer::Problem bad_record(const Error& error, const games::BadLine& bad);

}  // namespace longroad::server
