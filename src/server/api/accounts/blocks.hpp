/// Whom somebody wants nothing to do with, for accounts and guests alike; they are blocked at tables.
#pragma once

#include "server/api/calls/answer.hpp"

namespace longroad::server {

CallAnswer list_blocks, unblock;

}  // namespace longroad::server
