/// A table and who is at it now: what those who play ask for, as far as it needs no network.
#pragma once

#include "server/table/model/request.hpp"
#include "server/table/presence.hpp"
#include "server/table/table.hpp"

namespace longroad::server {

class Party {
 public:
  /// Both must outlive this.
  Party(Table& table, Presence& presence) : table_(table), presence_(presence) {}

  Answer on(const Command& command, const request::Do& asked);
  Answer on(const Command& command, const request::Say& asked);
  Answer on(const Command& command, const request::GiveSeed& asked);
  Answer on(const Command& command, const request::BeReady& asked);
  Answer on(const Command& command, const request::Start& asked);
  Answer on(const Command& command, const request::Vote& asked);
  Answer on(const Command& command, const request::Leave& asked);
  Answer on(const Command& command, const request::Rematch& asked);
  /// What is for the table alone to answer.
  template <class Other>
  Answer on(const Command& command, const Other& asked) {
    return table_.ask(command, asked);
  }

  /// The first open seat; how many there are where none is.
  [[nodiscard]] std::size_t open_seat() const;
  /// Whether all seats are taken and, where the table waits for that, everybody is ready.
  [[nodiscard]] bool starts_by_itself(Time now) const;
  /// Whether everybody's part of the dice is there.
  [[nodiscard]] bool is_seeded() const;
  /// Whether everybody who is here wants another game, which there is not yet.
  [[nodiscard]] bool wants_rematch() const;

 private:
  Table& table_;
  Presence& presence_;
};

}  // namespace longroad::server
