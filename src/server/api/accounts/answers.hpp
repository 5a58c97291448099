/// What requests about accounts are answered with, one struct each.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "notation/values/value.hpp"
#include "server/table/model/time.hpp"

namespace longroad::server::answer {

struct BlockedPerson {
  static constexpr notation::Definition kDefinition{
      "BlockedPerson", "Somebody whom I have blocked, by the name that was shown then."};
  std::string id{}, name{};
  bool account = false;
  Time at = 0;
  static void fields(auto f) {
    f("id", &BlockedPerson::id, {.about = "Names the entry of my list, and nobody."});
    f("name", &BlockedPerson::name, {.form = "Name"});
    f("account", &BlockedPerson::account, {.about = "false: a guest, known again by the browser."});
    f("at", &BlockedPerson::at, {.form = "Ms"});
  }
};

struct HostAccount {
  static constexpr notation::Definition kDefinition{"HostAccount",
                                                    "An account as the host of the server sees it."};
  std::string name{};
  Time created = 0;
  int games = 0, wins = 0;
  bool muted = false;
  static void fields(auto f) {
    f("name", &HostAccount::name, {.form = "Name"});
    f("created", &HostAccount::created, {.form = "Ms"});
    LONGROAD_FIELDS(f, games, wins, muted);
  }
};

struct HostAccounts {
  static constexpr notation::Definition kDefinition{"HostAccounts"};
  std::vector<HostAccount> accounts{};
  std::vector<std::vector<std::string>> alike{};
  static void fields(auto f) {
    f("accounts", &HostAccounts::accounts);
    f("alike", &HostAccounts::alike, {.about = "Names that look alike, each group by itself."});
  }
};

}  // namespace longroad::server::answer
