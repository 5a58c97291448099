/// A table with all that is round it: the sockets of those who play and watch, its bots, its clock,
/// and the way of its log to the disk. It lives on one loop and is touched by no other thread.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "notation/json.hpp"
#include "server/actors/actor.hpp"
#include "server/actors/bot_players.hpp"
#include "server/actors/runtime.hpp"
#include "server/table/party.hpp"
#include "server/table/presence.hpp"
#include "server/table/table.hpp"
#include "server/tables/showing.hpp"

namespace longroad::server {

class Rooms;

/// How a table is read again.
struct RoomSource {
  static constexpr std::string_view kKind = "table";
  using Rows = std::vector<store::LogEntry>;
  using Kept = std::unique_ptr<Table>;
  static std::string stream(const std::string& id) { return store::stream_of_table(id); }
  static Rows read(store::Store& store, const std::string& id);
  static bool empty(const Rows& rows) { return rows.empty(); }
  static Result<Kept> restore(const std::string& id, const Rows& rows);
  /// A game is short, so its own loop restores it.
  static WorkPool* pool(Pools&) { return nullptr; }
};

class Room final : public Actor<RoomGuest> {
 public:
  using Source = RoomSource;
  /// The table's log is on disk up to here: all of it.
  Room(Rooms& rooms, Loop& loop, std::unique_ptr<Table> table);
  ~Room() override;

  /// Once, when the room is among all rooms. `restarted`: the server was away in the meantime.
  void begin(bool restarted);
  [[nodiscard]] const Table& table() const { return *table_; }
  /// What is told to whoever asks with this secret, or with none: at tables that are shown later, those who
  /// do not play there learn how it was then.
  [[nodiscard]] TableInfo info_for(std::string_view secret) const;
  /// Whether the whole game may be told to whoever asks with this secret, or with none: it is over, and those
  /// who watch later have seen its end.
  [[nodiscard]] bool may_tell_all(std::string_view secret) const;

  /// Takes the seat, or the first open one where it is none. Answers which.
  using Joined = std::function<void(std::variant<Seat, Refused> result)>;
  void join(Seat seat, const Sitter& sitter, Joined joined);
  /// Ends the game without a winner; `closed` is told once that is on disk.
  void close(std::function<void()> closed = {});
  /// Whoever made the table, by address, for whom its bots play.
  void belong_to(std::string owner) { bots_.belong_to(std::move(owner)); }
  /// By the host of the server.
  Answer silence(Seat seat, bool on);
  /// Another secret opens the seat, or none; whoever plays it with the old one is shown out.
  void rekey(Seat seat, const std::string& secret_fingerprint);
  /// By a referee: whoever plays the seat is shown out, and the game goes on without it.
  void remove(Seat seat);
  /// A turn has this long from now on, or as long as it takes.
  void limit(const std::optional<ClockRules>& clock);
  void flush() override;

 private:
  using Guest = RoomGuest;
  using Message = notation::Node;

  [[nodiscard]] int version() const override { return table_->version(); }
  void stored() override { showing_.show(log_.confirmed()); }
  void left(const Guest& gone) override;

  // room_messages.cpp: what pages say, read and answered
  void hear(Guest& guest, const Message& message) override;
  void on_hello(Guest& guest, const Message& message);
  void on_command(Guest& guest, const Message& message);
  /// A seat has one for all of its sockets.
  Rate& rate_of(Guest& guest) override;
  /// Whether there is room for another socket of this viewer; the oldest of a seat makes room.
  bool makes_room(const Guest& guest);
  /// Whoever plays the seat over an open line does so no longer.
  void show_out(Seat seat, ServerReason reason);

  // room_commands.cpp: what those who play ask for
  Answer on(const Command& command, const request::Say& asked);
  Answer on(const Command& command, const request::GiveSeed& asked);
  Answer on(const Command& command, const request::BeReady& asked);
  Answer on(const Command& command, const request::Leave& asked);
  Answer on(const Command& command, const request::Rematch& asked);
  /// What needs neither the other rooms nor the sockets.
  template <class Other>
  Answer on(const Command& command, const Other& asked) {
    return party_.on(command, asked);
  }

  // room_keeping.cpp: the log on its way to the disk
  void keep();
  void write();

  // room.cpp: what follows
  /// After anything that may have appended to the log.
  void progress();
  void start_when_ready();
  /// Another game, once, as soon as everybody who is here wants it.
  void open_rematch();
  void set_clock();
  void set_idle_timer();

  Rooms& rooms_;
  Runtime& runtime_;
  std::unique_ptr<Table> table_;
  Presence presence_;
  Party party_;
  Showing showing_;
  std::vector<Rate> seat_rates_;  // of each seat's messages
  BotPlayers bots_;
  Timer start_timer_;
  Timer clock_timer_;
  Timer idle_timer_;
  Timer write_timer_;
  std::optional<TableState> listed_;  // the state that the list of tables on disk has, where it is known
};

}  // namespace longroad::server
