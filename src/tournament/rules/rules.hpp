/// The rules of a championship: what may happen next, in words where it may not, and what it
/// changes. `check` answers a refusal with the paragraph that says no, or notices for whoever did
/// it; `apply` does what `check` allowed. One pair for each kind of event, kept together by topic.
#pragma once

#include <vector>

#include "tournament/model/event.hpp"
#include "tournament/model/state.hpp"
#include "tournament/words/sentence.hpp"

namespace longroad::tournament {

/// What somebody should know although it was allowed.
using Notices = std::vector<Sentence>;

/// Any event but `undo`, which needs the whole log.
Answer<Notices> check(const State& state, const Entry& entry);
void apply(State& state, const Entry& entry);

namespace rules {

using Checked = Answer<Notices>;
using namespace event;

// setup.cpp
Checked check(const State&, const New&, const Entry&);
Checked check(const State&, const TakeOver&, const Entry&);
Checked check(const State&, const Set&, const Entry&);
Checked check(const State&, const Staff&, const Entry&);
Checked check(const State&, const Register&, const Entry&);
Checked check(const State&, const Amend&, const Entry&);
Checked check(const State&, const Apart&, const Entry&);
void apply(State&, const New&, const Entry&);
void apply(State&, const TakeOver&, const Entry&);
void apply(State&, const Set&, const Entry&);
void apply(State&, const Staff&, const Entry&);
void apply(State&, const Register&, const Entry&);
void apply(State&, const Amend&, const Entry&);
void apply(State&, const Apart&, const Entry&);

// attendance.cpp
Checked check(const State&, const CheckIn&, const Entry&);
Checked check(const State&, const Drop&, const Entry&);
Checked check(const State&, const Return&, const Entry&);
void apply(State&, const CheckIn&, const Entry&);
void apply(State&, const Drop&, const Entry&);
void apply(State&, const Return&, const Entry&);

// games.cpp
Checked check(const State&, const event::Schedule&, const Entry&);
Checked check(const State&, const Layout&, const Entry&);
Checked check(const State&, const Start&, const Entry&);
Checked check(const State&, const Publish&, const Entry&);
void apply(State&, const event::Schedule&, const Entry&);
void apply(State&, const Layout&, const Entry&);
void apply(State&, const Start&, const Entry&);
void apply(State&, const Publish&, const Entry&);

// sheets.cpp
Checked check(const State&, const Report&, const Entry&);
Checked check(const State&, const Sign&, const Entry&);
Checked check(const State&, const Refuse&, const Entry&);
Checked check(const State&, const Decide&, const Entry&);
Checked check(const State&, const Correct&, const Entry&);
void apply(State&, const Report&, const Entry&);
void apply(State&, const Sign&, const Entry&);
void apply(State&, const Refuse&, const Entry&);
void apply(State&, const Decide&, const Entry&);
void apply(State&, const Correct&, const Entry&);

// finals.cpp
Checked check(const State&, const event::Lots&, const Entry&);
Checked check(const State&, const Post&, const Entry&);
Checked check(const State&, const Choose&, const Entry&);
void apply(State&, const event::Lots&, const Entry&);
void apply(State&, const Post&, const Entry&);
void apply(State&, const Choose&, const Entry&);

// penalties.cpp
Checked check(const State&, const Warn&, const Entry&);
Checked check(const State&, const Disqualify&, const Entry&);
Checked check(const State&, const Remove&, const Entry&);
void apply(State&, const Warn&, const Entry&);
void apply(State&, const Disqualify&, const Entry&);
void apply(State&, const Remove&, const Entry&);

// tables.cpp
Checked check(const State&, const Limit&, const Entry&);
Checked check(const State&, const Call&, const Entry&);
Checked check(const State&, const Going&, const Entry&);
Checked check(const State&, const Answered&, const Entry&);
Checked check(const State&, const Ruling&, const Entry&);
Checked check(const State&, const DiceLog&, const Entry&);
Checked check(const State&, const Banker&, const Entry&);
Checked check(const State&, const Note&, const Entry&);
Checked check(const State&, const Online&, const Entry&);
void apply(State&, const Limit&, const Entry&);
void apply(State&, const Call&, const Entry&);
void apply(State&, const Going&, const Entry&);
void apply(State&, const Answered&, const Entry&);
void apply(State&, const Ruling&, const Entry&);
void apply(State&, const DiceLog&, const Entry&);
void apply(State&, const Banker&, const Entry&);
void apply(State&, const Note&, const Entry&);
void apply(State&, const Online&, const Entry&);

}  // namespace rules
}  // namespace longroad::tournament
