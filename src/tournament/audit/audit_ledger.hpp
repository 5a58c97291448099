/// The auditor's own books, kept from the entries of a log without the rules.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <span>
#include <vector>

#include "tournament/model/event.hpp"

namespace longroad::tournament {

/// A sheet as the auditor has it: who sat there, and what counts.
struct AuditSheet {
  std::set<PlayerId> seated;
  std::set<PlayerId> left;  // while the game ran
  std::optional<SheetResult> result;
  std::set<PlayerId> signed_by;
  bool decided = false;
  bool questioned = false;  // its winner is out
};

struct Ledger {
  std::map<Place, AuditSheet> sheets;
  std::set<GameId> begun;
  std::map<PlayerId, int> out_at;               // penalties, by the entry that spoke them
  std::map<GameId, std::set<PlayerId>> absent;  // semi-finals and final
  std::vector<PlayerId> lots;
  std::optional<event::Lots> drawn;
  bool exact = false;
  bool other_day = false;  // of the semi-finals
  bool semifinals = true;
  std::set<PlayerId> arrived;  // there
  int rules = 1;

  [[nodiscard]] bool is_out(PlayerId p) const { return out_at.contains(p); }
  [[nodiscard]] bool is_finished(const AuditSheet& sheet) const;
  void take(const Entry& entry);
};

/// One line of the auditor's ranking.
struct AuditLine {
  PlayerId player;
  int wins = 0;
  int points = 0;
  int hundredths = 0;
  bool complete = false;
};

/// The ranking by counting for each player who is ahead.
std::vector<AuditLine> audit_ranking(const Ledger& ledger);

}  // namespace longroad::tournament
