/// Whom an account wants nothing to do with.

#include "server/account_words.hpp"
#include "server/api.hpp"
#include "store/accounts.hpp"

namespace longroad::server {

void Api::block(const Call& call) {
  with_account(call.request,
               [this, name = call.name, reply = call.reply](const std::optional<store::Account>& account) {
                 if (!account) return reply(signed_out());
                 on_disk(reply, [account, name](store::Store& store) {
                   store::Accounts accounts(store);
                   const auto other = accounts.find(name);
                   if (!other || other->id == account->id) return no_such_account();
                   if (account->blocked.size() >= kMostBlocked)
                     return problem(409, "too_many", "You have blocked as many as can be kept.");
                   accounts.block(account->id, other->id);
                   return done();
                 });
               });
}

void Api::unblock(const Call& call) {
  with_account(call.request,
               [this, name = call.name, reply = call.reply](const std::optional<store::Account>& account) {
                 if (!account) return reply(signed_out());
                 on_disk(reply, [account, name](store::Store& store) {
                   store::Accounts accounts(store);
                   if (const auto other = accounts.find(name)) accounts.unblock(account->id, other->id);
                   return done();
                 });
               });
}
}  // namespace longroad::server
