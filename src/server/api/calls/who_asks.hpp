/// Who asks: an account by its session, a guest by a cookie, somebody who tries a password.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "server/api/calls/call.hpp"
#include "store/accounts.hpp"

namespace longroad::server {

using MaybeAccount = std::optional<store::Account>;

/// Calls back with the account that is signed in, if there is one, from any thread.
void with_account(const ApiCall& call, std::function<void(const MaybeAccount& account)> use);
/// Calls back with the account that is signed in, from any thread; replies where there is none.
void with_signed_in(const ApiCall& call, std::function<void(const store::Account& account)> use);
/// Calls back with the account of this name, if there is one, from any thread.
void with_named(const Pending& pending, const std::string& name,
                std::function<void(const MaybeAccount& account)> use);
/// Calls back with who asks, who has no name for the table yet, from any thread.
void with_visitor(const ApiCall& call, const std::string& guest, std::function<void(Sitter visitor)> use);

/// Goes on where these names are free for guests, or replies that an account has one of them.
void check_guests(const Pending& pending, std::vector<std::string> names, std::function<void()> go_on);
/// Calls back with the account of this name where the password is right, or replies that it is wrong. The
/// account is looked up on the disk's thread, and the password compared on a pool's.
void check_password(const Pending& pending, const std::string& name, const std::string& password,
                    std::function<void(const store::Account& account)> use);

}  // namespace longroad::server
