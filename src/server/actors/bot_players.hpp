/// The bots of one room: which of them is to play, after the table's pace, on the pool's threads.
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "bots/core/bot.hpp"
#include "server/net/loop.hpp"
#include "server/net/work_pool.hpp"
#include "server/table/table.hpp"

namespace longroad::server {

class BotPlayers {
 public:
  /// Told on the room's loop what a bot has chosen.
  using Chosen = std::function<void(const BotChoice& choice)>;

  BotPlayers(Loop& loop, WorkPool& pool, const Table& table, Chosen chosen);

  /// The address that made the table: the pool is fair between addresses.
  void belong_to(std::string owner) { owner_ = std::move(owner); }
  /// Lets the next bot think, if one is to act and none thinks yet.
  void wake();

 private:
  struct Player {
    std::string name;
    std::shared_ptr<bots::Bot> bot;
    /// The lines as the seat saw them, for bots that read them.
    std::shared_ptr<std::vector<std::string>> log;
    int logged = 0;  // up to this version
  };
  /// The bot that is to act, and does not wait for people to answer its offer.
  [[nodiscard]] Seat next() const;
  void wait_for_people();
  /// Whose bots these are; where no address is known any more, the table's tournament or host.
  [[nodiscard]] std::string owner() const;
  [[nodiscard]] const Player& player(Seat seat);
  void think();

  Loop& loop_;
  WorkPool& pool_;
  const Table& table_;
  Chosen chosen_;
  std::string owner_;
  Timer pace_;
  Timer patience_;
  bool busy_ = false;
  std::array<Player, kMaxSeats> players_;
  /// What a thread that is still thinking finds gone when the room is gone.
  std::shared_ptr<BotPlayers*> self_;
};

}  // namespace longroad::server
