/// An account that goes: its name out of its tables, and then the account out of the store.
#pragma once

#include "server/api/calls/call.hpp"
#include "store/accounts.hpp"

namespace longroad::server {

/// Replies `erased` once nothing of it is left.
void erase_account(const Pending& pending, const store::Account& account, const Response& erased);

}  // namespace longroad::server
