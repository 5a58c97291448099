/// Seats over HTTP: taken, and taken again with their secret.
#pragma once

#include <string>

#include "server/api/calls/answer.hpp"

namespace longroad::server {

CallAnswer join_table, resume_seat;

/// Only the socket of this table is sent the cookie, and no script can read it.
void give_seat_cookie(Response& response, const std::string& table, const std::string& secret);

}  // namespace longroad::server
