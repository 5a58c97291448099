/// Accounts over HTTP: made, signed in and out, and deleted; their settings and their finished games.
#pragma once

#include "server/api/calls/answer.hpp"

namespace longroad::server {

CallAnswer show_account, make_account, sign_in, sign_out, keep_settings, list_history, delete_account;

}  // namespace longroad::server
