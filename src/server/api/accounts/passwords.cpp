#include "server/api/accounts/passwords.hpp"

#include "server/accounts/account_words.hpp"
#include "server/accounts/password.hpp"
#include "server/api/calls/who_asks.hpp"
#include "server/table/model/secret.hpp"

namespace longroad::server {
namespace {

Response wrong_code() { return problem(403, "bad_code"); }

/// Why this code of the host can't be used, where there is one; it is used up where it can.
std::optional<Response> refuse_code(store::Accounts& accounts, const store::Account& account,
                                    const std::string& code) {
  if (code.empty()) return std::nullopt;
  switch (accounts.use_reset(account.id, fingerprint(code), wall_now())) {
    case store::Accounts::Reset::Unknown:
      return wrong_code();
    case store::Accounts::Reset::TooOld:
      return problem(403, "old_code");
    case store::Accounts::Reset::Used:
      return std::nullopt;
  }
  __builtin_unreachable();
}

/// On a pool's thread, which hashes.
void set_password(const Pending& pending, const store::Account& account, const AccountWords& words) {
  pending.on_disk([account, hash = hash_password(words.password), code = words.reset](store::Store& store) {
    store::Accounts accounts(store);
    if (auto refused = refuse_code(accounts, account, code)) return std::move(*refused);
    accounts.set_password(account.id, hash);
    return sign_in_response(accounts, account, 200);
  });
}

void change_by_old(const ApiCall& call, const AccountWords& words) {
  with_signed_in(call, [pending = Pending(call), words](const store::Account& account) {
    check_password(pending, account.name, words.old,
                   [pending, words](const store::Account& right) { set_password(pending, right, words); });
  });
}

void change_by_code(const Pending& pending, const AccountWords& words) {
  with_named(pending, words.name, [pending, words](const MaybeAccount& found) {
    if (!found) return pending.reply(wrong_code());
    pending.work_on(pending.house.pools().passwords,
                    [pending, account = *found, words] { set_password(pending, account, words); });
  });
}

}  // namespace

void change_password(const ApiCall& call) {
  const auto words = read_account_words(call.request.body, false);
  if (!words) return call.reply(bad_request(words.error()));
  if (words->reset.empty())
    change_by_old(call, *words);
  else
    change_by_code(call, *words);
}

}  // namespace longroad::server
