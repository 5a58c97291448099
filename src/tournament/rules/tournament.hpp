/// A tournament: its log, and the state that replaying it gives. Whoever changes something adds an
/// entry here; nothing else changes a tournament.
#pragma once

#include <optional>
#include <set>
#include <span>
#include <vector>

#include "tournament/model/entries.hpp"
#include "tournament/model/state.hpp"
#include "tournament/rules/rules.hpp"

namespace longroad::tournament {

/// Signatures, lots, a referee's word and corrections can't be undone; nor can the tournament itself, nor
/// where it is run.
bool stands(const Event& event);

/// Why a log that comes from elsewhere is larger than a tournament may be; asked before it is replayed.
std::optional<Sentence> refuse_size(std::span<const Entry> entries);

class Tournament {
 public:
  /// Replays a log, in one pass; names the first entry that can't be.
  static Result<Tournament> replay(std::span<const Entry> entries);

  [[nodiscard]] const State& state() const { return state_; }
  [[nodiscard]] const Entries& entries() const { return entries_; }
  [[nodiscard]] bool is_undone(int entry) const { return is_among(undone_, entry); }

  /// Why the entry may not be added, or what its author should know. Its number is the next one.
  [[nodiscard]] Answer<Notices> check(Entry entry) const;
  /// Adds an entry that `check` allows. Callers bring it to the disk first.
  void add(Entry entry);
  /// Adds these, which undo others; all or none. The log is gone through once, however many they are.
  std::optional<Sentence> undo(std::span<const Entry> undos);

 private:
  /// By their numbers. A set that is quick to copy, for a draft of a long log.
  using Numbers = std::vector<bool>;
  static bool is_among(const Numbers& numbers, int entry) {
    return entry >= 0 && entry < std::ssize(numbers) && numbers[static_cast<std::size_t>(entry)];
  }

  /// Takes in the entries with what they undo; what they amount to is for `amount`.
  [[nodiscard]] std::optional<Error> take_in(std::span<const Entry> entries);
  /// What of an undo does not depend on what later entries rest on.
  [[nodiscard]] std::optional<Sentence> refuse_undo(const event::Undo& undo) const;
  [[nodiscard]] Answer<Notices> check_undo(const event::Undo& undo) const;
  void keep(Entry entry);
  void mark_undone(int entry);
  /// The state without what is undone and without `also`; refused where a later entry rests on it.
  [[nodiscard]] Answer<State> amount(int also = 0) const;

  State state_;
  Entries entries_;
  Numbers undone_;               // the undo entries themselves included
  Numbers excused_;              // refused by rules that are newer than the log
  std::set<int> registrations_;  // the entries that registered somebody and count
};

}  // namespace longroad::tournament
