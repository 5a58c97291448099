/// One seat of a table: who has it, and what that player has asked for.
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "base/id_set.hpp"

namespace longroad::server {

/// The last commands of a seat, so that one that is sent again counts once.
class RecentIds {
 public:
  void add(std::string_view id) { ids_[next_++ % ids_.size()] = id; }
  [[nodiscard]] bool has(std::string_view id) const {
    for (const std::string& known : ids_)
      if (!id.empty() && known == id) return true;
    return false;
  }

 private:
  std::array<std::string, 32> ids_;
  std::size_t next_ = 0;
};

struct Chair {
  enum class Kind : std::uint8_t { Open, Person, Bot };

  Kind kind = Kind::Open;
  std::string name;
  std::string account;               // empty: a guest
  bool program = false;              // at the other end of the socket, in place of a person
  std::vector<std::string> blocked;  // accounts
  std::string bot;                   // who plays, also in place of an absent person; empty: the person
  std::string secret_fingerprint;    // empty: nobody can claim the seat
  std::string seed;
  bool left = false;  // on purpose, until the owner is back
  bool wants_rematch = false;
  SeatSet muted;
  bool silenced = false;
  bool auto_refuse = false;
  RecentIds commands;

  [[nodiscard]] bool blocks(const std::string& other) const {
    return !other.empty() && std::ranges::find(blocked, other) != blocked.end();
  }
};

}  // namespace longroad::server
