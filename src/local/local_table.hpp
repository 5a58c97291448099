/// A table that lives on somebody's device: what a room is on the server, without network, disk, threads and
/// clock. Whoever runs it says what time it is, keeps the log before it passes on what is said, and comes
/// back when asked.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "local/outbox.hpp"
#include "server/table/party.hpp"
#include "server/table/presence.hpp"
#include "server/table/stage.hpp"
#include "server/table/table.hpp"
#include "server/table/table_bots.hpp"

namespace longroad::notation {
class Node;
}

namespace longroad::local {

using server::Table;
using server::Time;

/// `Error` of the wire schema.
std::string error_text(const phrases::Sentence& why, bool closing);

class LocalTable {
 public:
  /// `restored`: its log is kept already; it was away in the meantime.
  LocalTable(std::unique_ptr<Table> table, Outbox& outbox, Time now, bool restored);

  [[nodiscard]] const Table& table() const { return *table_; }
  /// `TableInfo`.
  [[nodiscard]] server::TableInfo info() const { return stage_.detailed_info(true); }

  /// A message of the wire from this socket, which may be a new one.
  void hear(int socket, std::string_view text, Time now);
  void leave(int socket, Time now);
  /// Does what is due by now: at most one line of a bot, which may take a while.
  void wake(Time now);
  /// When to come back; nothing where there is nothing to wait for.
  [[nodiscard]] std::optional<Time> wakes_at() const;

  /// Whether everybody who is here wants another game, which there is not yet.
  [[nodiscard]] bool wants_rematch() const { return party_.wants_rematch(); }
  void open_rematch(std::string_view next, Time now);

 private:
  struct Guest {
    bool greeted = false;
    games::Viewer viewer;
    bool views = true;
  };

  void on_hello(int socket, Guest& guest, const notation::Node& message, Time now);
  void on_command(int socket, const Guest& guest, const notation::Node& message, Time now);
  void complain(int socket, const phrases::Sentence& why, bool closing = false);
  void start_when_ready(Time now);
  /// After anything that may have appended to the log.
  void progress(Time now);
  void keep();
  void show(Time now);
  void tell_presence(Time now);
  [[nodiscard]] int watching() const;

  std::unique_ptr<Table> table_;
  Outbox& outbox_;
  server::Presence presence_;
  server::Party party_;
  server::Stage stage_;
  server::TableBots bots_;
  std::map<int, Guest> guests_;
  int kept_ = 0;                       // up to this version
  std::optional<Time> start_at_;       // with the seeds that are there by then
  std::optional<Time> bot_at_;         // the next line of a bot,
  std::optional<Time> patient_until_;  // which waits so long for people who have not answered its offer
};

}  // namespace longroad::local
