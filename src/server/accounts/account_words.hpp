/// What requests about accounts say, and what they are answered with.
#pragma once

#include <boost/json/fwd.hpp>
#include <string>

#include "base/result.hpp"
#include "server/http/http.hpp"
#include "store/accounts.hpp"

namespace longroad::server {

struct AccountWords {
  std::string name;
  std::string password;
  std::string old;
  std::string reset;
};

/// Reads the body of a request; `named`: it must have a name.
Result<AccountWords> read_account_words(const std::string& body, bool named);

Response wrong_password();
Response signed_out();
/// Done, and the browser forgets its session.
Response without_session();
/// Opens a session; answers the account and its cookie.
Response sign_in_response(store::Accounts& accounts, const store::Account& account, int status);

/// `Account` of the wire schema.
std::string account_text(store::Accounts& accounts, const store::Account& account);
/// `PastGame`.
boost::json::value past_game_json(const store::ResultRow& row);

}  // namespace longroad::server
