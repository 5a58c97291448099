/// One seat of a table: who has it, and what that player has asked for.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "base/id_set.hpp"
#include "server/table/model/sitter.hpp"

namespace longroad::server {

/// What one seat may add to the log beside lines: chat, votes, wishes of all kinds.
inline constexpr int kMostNotices = 2'000;

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
  Sitter sitter;    // who has it; a bot's name where it is a bot's
  std::string bot;  // who plays, also in place of an absent person; empty: the person
  std::string seed;
  bool ready = false;  // before the game: waits for it to begin
  bool left = false;   // on purpose, until the owner is back
  bool once = false;   // the bot places for somebody whose time ran out, and is gone when that is done
  bool wants_rematch = false;
  SeatSet muted;
  bool silenced = false;
  bool auto_refuse = false;
  RecentIds commands;
  int notices = 0;  // entries of the log that came from this one's commands and are no lines
};

}  // namespace longroad::server
