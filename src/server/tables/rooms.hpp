/// All tables of the server. Each has a room on one of the loops, chosen by its id; whoever wants one gets it
/// there.
#pragma once

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "server/actors/registry.hpp"
#include "server/actors/runtime.hpp"
#include "server/table/model/secret.hpp"
#include "server/table/opening.hpp"
#include "server/tables/lobby.hpp"
#include "server/tables/room.hpp"

namespace longroad::server {

class Rooms {
 public:
  using RoomPtr = Registry<Room>::Ptr;
  using Use = Registry<Room>::Use;
  /// Told, from any loop, that a table's game is over and on disk.
  using Ended = std::function<void(const std::string& table)>;

  Rooms(Runtime& runtime, std::vector<std::string> live, int most, Ended ended);

  /// Takes up the tables that were running.
  void run() { rooms_.take_up(live_); }
  /// Those that no other node has any more.
  void take_up(const std::vector<std::string>& tables) { rooms_.take_up(tables); }
  /// On the table's loop: whether it is in memory.
  [[nodiscard]] bool has(const std::string& table) { return rooms_.has(table); }
  /// On its loop: this one is somebody else's from now on; or of the loop of this number those that are
  /// picked.
  void hand_over(const std::string& table);
  using Pick = std::function<bool(const std::string& table)>;
  void hand_over_all(std::size_t loop, const Pick& goes);
  /// Calls back on the table's loop; null where there is no such table.
  void with(const std::string& table, Use use) { rooms_.with(table, std::move(use)); }
  /// Whether there may be so many more.
  [[nodiscard]] bool has_room(int tables) const { return runtime_.metrics().rooms.load() + tables <= most_; }

  /// A new table as wished, not yet in the house; the opener has no name and no secret yet.
  [[nodiscard]] static Result<Opening> open(const Wish& wish, const Sitter& opener) {
    return open_table(random_table_id(), wish, opener, clock_now());
  }
  /// Puts it in; `done` is called on the table's loop once it is on disk.
  void adopt(const Table& table, std::function<void(const RoomPtr& room)> done);
  /// Another table with the same settings and these of the people; bots have the other seats. Answers its id.
  std::string open_again(const Table& table, SeatSet people);

  /// From a room that can't go on; its table is read from the disk when somebody asks again.
  void drop(const std::string& table);
  /// The log on disk was changed: the room, where there is one, is made from it anew, and pages come back to
  /// it.
  void read_again(const std::string& table);
  /// On the loop of this number: closes what was abandoned, and takes out of memory what is over and looked
  /// at by nobody.
  void sweep(std::size_t loop);
  /// When the loops stand still: what is not on its way to the disk yet.
  void flush();

  [[nodiscard]] Runtime& runtime() { return runtime_; }
  [[nodiscard]] Lobby& lobby() { return lobby_; }
  void tell_ended(const std::string& table) { ended_(table); }

 private:
  Runtime& runtime_;
  std::vector<std::string> live_;
  int most_;
  Ended ended_;
  Lobby lobby_;
  Registry<Room> rooms_;
};

}  // namespace longroad::server
