/// New tournaments: founded, or taken over from an export.
#pragma once

#include "server/api/calls/answer.hpp"

namespace longroad::server {

CallAnswer found_tournament, restore_tournament;

}  // namespace longroad::server
