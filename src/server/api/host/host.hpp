/// What the host of the server can see and do; the reports of players are in `api/tables/reports.hpp`.
#pragma once

#include "server/api/calls/answer.hpp"

namespace longroad::server {

CallAnswer list_all_tables, close_table, silence_seat;
CallAnswer list_accounts, mute_account, unmute_account, remove_account;
/// Gives a code with which the account's owner can set another password.
CallAnswer reset_account;

}  // namespace longroad::server
