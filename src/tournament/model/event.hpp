/// Everything that can happen in a tournament, one struct each. The log is a list of these, and
/// the tournament is what they amount to. `fields` names what a struct keeps (notation/values/value.hpp).
#pragma once

#include <string>
#include <variant>

#include "notation/values/value.hpp"
#include "tournament/model/event_play.hpp"
#include "tournament/model/event_referee.hpp"
#include "tournament/model/event_setup.hpp"

namespace longroad::tournament {

using Event =
    std::variant<event::New, event::TakeOver, event::Set, event::Staff, event::Register, event::Amend,
                 event::Apart, event::CheckIn, event::Drop, event::Return, event::Schedule, event::Layout,
                 event::Start, event::Publish, event::Online, event::Report, event::Sign, event::Refuse,
                 event::Decide, event::Correct, event::Lots, event::Post, event::Choose, event::Warn,
                 event::Disqualify, event::Remove, event::Limit, event::Call, event::Going, event::Answered,
                 event::Ruling, event::DiceLog, event::Banker, event::Note, event::Undo>;

/// One line of the log: what happened, when, and who entered it.
struct Entry {
  int number = 0;  // from 1
  std::string at;  // 2026-05-01T09:30:00Z
  std::string by;
  Event event;
  /// It stands in a log: what only later rules refuse is no reason against it. Not written.
  bool logged = false;
  /// What every line has beside the event.
  static void fields(auto f) {
    f("n", &Entry::number, {.low = 1});
    LONGROAD_FIELDS(f, at, by);
  }
};

}  // namespace longroad::tournament
