#include "server/api/calls/who_asks.hpp"

#include <algorithm>

#include "server/accounts/account_words.hpp"
#include "server/accounts/password.hpp"
#include "server/table/model/secret.hpp"
#include "store/blocks.hpp"

namespace longroad::server {
namespace {

MaybeAccount of_session(store::Store& store, const std::string& session) {
  if (session.empty()) return std::nullopt;
  return store::Accounts(store).of_session(fingerprint(session), wall_now());
}

}  // namespace

void with_account(const ApiCall& call, std::function<void(const MaybeAccount& account)> use) {
  const std::string session = call.request.cookie_value("session");
  if (session.empty()) return use(std::nullopt);
  call.look_up([session](store::Store& store) { return of_session(store, session); }, std::move(use));
}

void with_signed_in(const ApiCall& call, std::function<void(const store::Account& account)> use) {
  with_account(call, [use = std::move(use), reply = call.reply](const MaybeAccount& account) {
    if (!account) return reply(signed_out());
    use(*account);
  });
}

void with_named(const Pending& pending, const std::string& name,
                std::function<void(const MaybeAccount& account)> use) {
  pending.look_up([name](store::Store& store) { return store::Accounts(store).find(name); }, std::move(use));
}

void with_visitor(const ApiCall& call, const std::string& guest, std::function<void(Sitter visitor)> use) {
  const auto find = [guest, session = call.request.cookie_value("session")](store::Store& store) {
    Sitter visitor;
    visitor.guest = guest;
    if (const auto account = of_session(store, session)) visitor.account = account->name;
    if (!visitor.person().known()) return visitor;
    for (auto& block : store::Blocks(store).of(visitor.person()))
      visitor.blocked.push_back(std::move(block.person));
    return visitor;
  };
  call.look_up(find, [guest, use = std::move(use)](Sitter visitor) {
    visitor.guest = guest;  // whatever the disk says
    use(std::move(visitor));
  });
}

void check_guests(const Pending& pending, std::vector<std::string> names, std::function<void()> go_on) {
  if (names.empty()) return go_on();
  const auto find_taken = [names = std::move(names)](store::Store& store) {
    store::Accounts accounts(store);
    return std::ranges::any_of(names, [&](const std::string& name) { return accounts.reserved(name); });
  };
  pending.look_up(find_taken, [go_on = std::move(go_on), reply = pending.reply](bool taken) {
    if (!taken) return go_on();
    reply(problem(409, "name_reserved"));
  });
}

void check_password(const Pending& pending, const std::string& name, const std::string& password,
                    std::function<void(const store::Account& account)> use) {
  with_named(pending, name, [pending, password, use = std::move(use)](const MaybeAccount& found) {
    pending.work_on(pending.house.pools().passwords, [pending, found, password, use] {
      if (!found || !is_password(password, found->password)) return pending.reply(wrong_password());
      use(*found);
    });
  });
}

}  // namespace longroad::server
