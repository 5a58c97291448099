#include "server/api/accounts/erasing.hpp"

#include <algorithm>
#include <functional>
#include <memory>

namespace longroad::server {
namespace {

/// Of how many tables an account's name is taken at once, so that the disk serves others in between.
constexpr std::size_t kForgottenAtOnce = 20;

void forget_names(House& house, const store::Account& account, std::vector<std::string> tables,
                  std::function<void(bool)> done) {
  const auto now = std::min(tables.size(), kForgottenAtOnce);
  const std::vector<std::string> few(tables.end() - static_cast<std::ptrdiff_t>(now), tables.end());
  tables.resize(tables.size() - now);
  house.disk().submit(
      [account, few](store::Store& store) {
        for (const std::string& table : few) store::Accounts(store).forget_name(account, table);
      },
      [&house, account, tables = std::move(tables), few, done = std::move(done)](bool kept) {
        for (const std::string& table : few) {
          house.rooms().read_again(table);
          if (Neighbours* const others = house.neighbours()) others->tell_changed(table);
        }
        if (!kept || tables.empty()) return done(kept);
        forget_names(house, account, tables, done);
      });
}

}  // namespace

void erase_account(const Pending& pending, const store::Account& account, const Response& erased) {
  const auto tables = std::make_shared<std::vector<std::string>>();
  const std::vector<std::string> live = pending.house.rooms().lobby().of_account(account.name);
  const auto erase = [pending, account, erased](bool kept) {
    if (!kept) return pending.reply(no_disk());
    pending.on_disk([&house = pending.house, account, erased](store::Store& store) {
      store::Accounts(store).erase(account);
      house.silence(account.name, false);  // whoever takes the name next is somebody else
      return erased;
    });
  };
  pending.house.disk().submit(
      [tables, id = account.id](store::Store& store) { *tables = store::Accounts(store).tables(id); },
      [&house = pending.house, account, tables, live, erase](bool kept) {
        if (!kept) return erase(false);
        tables->insert(tables->end(), live.begin(), live.end());
        forget_names(house, account, std::move(*tables), erase);
      });
}

}  // namespace longroad::server
