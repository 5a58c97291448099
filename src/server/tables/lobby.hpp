/// The tables that wait or play: the public ones for everybody who asks, all for the host of the
/// server. The one thing that tables on different loops share.
#pragma once

#include <boost/json/value.hpp>
#include <cstdint>
#include <map>
#include <mutex>
#include <set>
#include <string>
#include <vector>

#include "notation/values/value.hpp"
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

  // Between nodes, each of which tells the others what it has.

  /// Another whenever the tables of this node are not the same as before.
  [[nodiscard]] std::uint64_t mark() const;
  /// The tables of this node, newest first, in not much more than so many bytes.
  [[nodiscard]] std::string list_own(std::size_t most) const;
  /// What the node of this epoch has told.
  void hear(std::int64_t node, const boost::json::value& tables);
  /// Of nodes that do not live any more nothing is listed.
  void keep_only(const std::set<std::int64_t>& living);

 private:
  struct Listed {
    std::string id{};
    std::uint64_t created = 0;
    bool is_public = false;
    std::string info{};
    std::vector<std::string> accounts{};  // of those who sit there
    static void fields(auto f) {
      LONGROAD_FIELDS(f, id, created);
      f("public", &Listed::is_public);
      LONGROAD_FIELDS(f, info, accounts);
    }
  };
  struct Tables {
    std::vector<Listed> tables{};
    static void fields(auto f) { f("tables", &Tables::tables); }
  };
  using ById = std::map<std::string, Listed>;

  [[nodiscard]] std::string list(bool only_public) const;
  /// Those of all nodes, newest first.
  [[nodiscard]] std::vector<const Listed*> newest() const;
  void changed();

  mutable std::mutex mutex_;
  ById tables_;
  std::map<std::int64_t, ById> others_;  // by the epoch of their node
  std::uint64_t mark_ = 0;
  mutable std::string public_list_;  // empty: something has changed since
};

}  // namespace longroad::server
