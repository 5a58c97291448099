/// Games that somebody played as a guest, taken into an account.
#pragma once

#include "server/api/calls/answer.hpp"

namespace longroad::server {

CallAnswer claim_game;

}  // namespace longroad::server
