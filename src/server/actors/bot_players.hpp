/// The bots of one room: which of them is to play, after the table's pace, on the pool's threads, or on a
/// worker that one of these waits for.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "server/net/loop.hpp"
#include "server/net/pools.hpp"
#include "server/table/table.hpp"
#include "server/table/table_bots.hpp"

namespace longroad::server {

class BotPlayers {
 public:
  /// Told on the room's loop what a bot has chosen.
  using Chosen = std::function<void(const BotChoice& choice)>;

  BotPlayers(Loop& loop, Pools& pools, const Table& table, Chosen chosen);

  /// The address that made the table: the pool is fair between addresses.
  void belong_to(std::string owner) { owner_ = std::move(owner); }
  /// Lets the next bot think, if one is to act and none thinks yet.
  void wake();

 private:
  void wait_for_people();
  /// Whose bots these are; where no address is known any more, the table's tournament or host.
  [[nodiscard]] std::string owner() const;
  void think();

  Loop& loop_;
  Pools& pools_;
  const Table& table_;
  TableBots bots_;
  Chosen chosen_;
  std::string owner_;
  Timer pace_;
  Timer patience_;
  bool busy_ = false;
  /// What a thread that is still thinking finds gone when the room is gone.
  std::shared_ptr<BotPlayers*> self_;
};

}  // namespace longroad::server
