/// A tournament: its log, and the state that replaying it gives. Whoever changes something adds an
/// entry here; nothing else changes a tournament.
#pragma once

#include <span>
#include <vector>

#include "tournament/event.hpp"
#include "tournament/rules.hpp"
#include "tournament/state.hpp"

namespace longroad::tournament {

/// Signatures, lots, a referee's word and corrections can't be undone; nor can the tournament itself.
bool stands(const Event& event);

class Tournament {
 public:
  /// Replays a log; names the first entry that the rules refuse.
  static Result<Tournament> replay(std::span<const Entry> entries);

  [[nodiscard]] const State& state() const { return state_; }
  [[nodiscard]] const std::vector<Entry>& entries() const { return entries_; }
  [[nodiscard]] bool is_undone(int entry) const { return undone_.contains(entry); }

  /// Why the entry may not be added, or what its author should know. Its number is the next one.
  [[nodiscard]] Answer<Notices> check(Entry entry) const;
  /// Adds an entry that `check` allows. Callers bring it to the disk first.
  void add(Entry entry);

 private:
  [[nodiscard]] Answer<Notices> check_undo(const event::Undo& undo) const;
  [[nodiscard]] bool registered_after(int entry) const;
  /// The state without the undone entries; refused where a later entry rests on one of them.
  [[nodiscard]] static Answer<State> amount(std::span<const Entry> entries, const std::set<int>& undone);

  State state_;
  std::vector<Entry> entries_;
  std::set<int> undone_;  // numbers of entries, the undo entries themselves included
};

}  // namespace longroad::tournament
