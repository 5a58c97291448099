/// What a command would add to a tournament's log, tried on a copy: all of it or nothing happens.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tournament/rules/tournament.hpp"

namespace longroad::server::desk {

class Draft {
 public:
  Draft(const tournament::Tournament& base, std::string by, std::string at)
      : next_(base), base_(base.entries().size()), by_(std::move(by)), at_(std::move(at)) {}

  [[nodiscard]] const tournament::State& state() const { return next_.state(); }
  [[nodiscard]] const tournament::Tournament& tournament() const { return next_; }

  /// Why the tournament's rules refuse it, or nothing: it is in the draft.
  std::optional<tournament::Sentence> add(tournament::Event event);
  /// The same for what undoes these entries; all of them or none.
  std::optional<tournament::Sentence> undo(const std::vector<int>& entries, const std::string& reason);
  /// The rules refuse what would be added, as it can't even be written down.
  tournament::Sentence refuse(tournament::Sentence why) {
    refused_ = true;
    return why;
  }
  /// Whether the rules refused something.
  [[nodiscard]] bool refused() const { return refused_; }

  /// The tournament with what was added.
  [[nodiscard]] tournament::Tournament take() && { return std::move(next_); }
  /// The new entries.
  [[nodiscard]] std::vector<tournament::Entry> entries() const;
  [[nodiscard]] const std::vector<tournament::Sentence>& words() const { return words_; }
  [[nodiscard]] const tournament::Notices& notices() const { return notices_; }

  std::vector<tournament::Sentence> changes;  // of a schedule that was planned again: who moves where
  std::optional<std::uint64_t> seed;          // what was drawn by it
  std::optional<tournament::Schedule> plan;   // who sits where, to look at before it counts

 private:
  tournament::Tournament next_;
  std::size_t base_;
  std::string by_;
  std::string at_;
  std::vector<tournament::Sentence> words_;
  tournament::Notices notices_;
  bool refused_ = false;
};

}  // namespace longroad::server::desk
