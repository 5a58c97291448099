/// Passwords: compared, changed by those who know the old one, and set anew with a code of the host.

#include "server/accounts/account_words.hpp"
#include "server/accounts/password.hpp"
#include "server/api/api.hpp"
#include "server/table/model/secret.hpp"

namespace longroad::server {
namespace {

Response wrong_code() { return problem(403, "bad_code"); }

}  // namespace

/// Looks the account up on the disk's thread and compares the password on a pool's.
void Api::check_password(const Trying& trying, const std::string& name, const std::string& password,
                         std::function<void(std::optional<store::Account>)> use) {
  const auto found = std::make_shared<std::optional<store::Account>>();
  house_.disk().submit([found, name](store::Store& store) { *found = store::Accounts(store).find(name); },
                       [this, found, password, trying, use = std::move(use)](bool) {
                         work_on(house_.pools().passwords, trying.asker, trying.reply,
                                 [found, password, use] {
                                   const bool right = *found && is_password(password, (*found)->password);
                                   use(right ? *found : std::nullopt);
                                 });
                       });
}

void Api::change_password(const ApiCall& call) {
  const auto words = read_account_words(call.request.body, false);
  if (!words) return call.reply(bad_request(words.error()));
  const Trying trying{call.request.remote, call.reply};
  const auto change = [this, reply = call.reply](const store::Account& account, const AccountWords& w) {
    const std::string hash = hash_password(w.password);
    on_disk(reply, [account, hash, code = w.reset](store::Store& store) {
      store::Accounts accounts(store);
      if (!code.empty()) switch (accounts.use_reset(account.id, fingerprint(code), wall_now())) {
          case store::Accounts::Reset::Unknown:
            return wrong_code();
          case store::Accounts::Reset::TooOld:
            return problem(403, "old_code");
          case store::Accounts::Reset::Used:
            break;
        }
      accounts.set_password(account.id, hash);
      return sign_in_response(accounts, account, 200);
    });
  };
  if (words->reset.empty())
    return with_account(
        call.request, [this, change, trying, words = *words](const std::optional<store::Account>& account) {
          if (!account) return trying.reply(signed_out());
          check_password(trying, account->name, words.old,
                         [change, words, reply = trying.reply](const std::optional<store::Account>& right) {
                           if (!right) return reply(wrong_password());
                           change(*right, words);
                         });
        });
  const auto found = std::make_shared<std::optional<store::Account>>();
  house_.disk().submit(
      [found, name = words->name](store::Store& store) { *found = store::Accounts(store).find(name); },
      [this, found, change, trying, words = *words](bool) {
        if (!*found) return trying.reply(wrong_code());
        work_on(house_.pools().passwords, trying.asker, trying.reply,
                [found, change, words] { change(**found, words); });
      });
}

}  // namespace longroad::server
