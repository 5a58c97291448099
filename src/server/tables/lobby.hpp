/// The tables that wait or play: the public ones for everybody who asks, all for the host of the
/// server. The one thing that tables on different loops share.
#pragma once

#include <map>
#include <mutex>
#include <string>
#include <vector>

#include "server/table/stage.hpp"

namespace longroad::server {

class Lobby {
 public:
  /// Puts the table on the list as far as it is shown, or takes it off where it is over.
  void update(const Table& table, const Stage& shown);
  void remove(const std::string& table);
  /// A JSON array of `TableInfo`, newest first.
  [[nodiscard]] std::string list_public() const;
  [[nodiscard]] std::string list_all() const;
  /// The tables where this account has a seat.
  [[nodiscard]] std::vector<std::string> of_account(const std::string& account) const;

 private:
  struct Listed {
    Time created = 0;
    bool is_public = false;
    std::string info;
    std::vector<std::string> accounts;  // of those who sit there
  };
  [[nodiscard]] std::string list(bool only_public) const;

  mutable std::mutex mutex_;
  std::map<std::string, Listed> tables_;
  mutable std::string public_list_;  // empty: something has changed since
};

}  // namespace longroad::server
