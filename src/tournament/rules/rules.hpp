/// The rules of a championship: what may happen next, in words where it may not, and what it
/// changes. For each kind of event, kept together by topic:
/// `refuse_now`: why it can't happen now to the table, player or game that it names, by whoever enters it,
///   whatever else it says. `possible` asks this too, so that nothing is offered that is then refused.
/// `check`, once that says nothing: a refusal for the rest of it, or notices for whoever did it.
/// `apply`: does what both allowed.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "notation/values/value.hpp"
#include "tournament/model/event.hpp"
#include "tournament/model/state.hpp"
#include "tournament/words/sentence.hpp"

namespace longroad::tournament {

/// What somebody should know although it was allowed.
using Notices = std::vector<Sentence>;

/// What may be written on a result sheet: whoever types one in can be told beforehand.
struct SheetForm {
  static constexpr notation::Definition kDefinition{"SheetForm", "What may be written on a result sheet"};
  int least = 0, most = 0, doubtful = 0, to_win = 0, winner_least = 0;
  bool nobody = false;
  bool same_winner = false;  // only a referee names another one
  static void fields(auto f) {
    f("least", &SheetForm::least, {.about = "The fewest points of anybody"});
    f("most", &SheetForm::most);
    f("doubtful", &SheetForm::doubtful, {.about = "From here on points are confirmed"});
    f("to_win", &SheetForm::to_win, {.about = "Who has as many has won, as a rule"});
    f("winner_least", &SheetForm::winner_least, {.about = "The fewest points of the winner"});
    f("nobody", &SheetForm::nobody, {.about = "There may be no winner"});
    f("same_winner", &SheetForm::same_winner, {.about = "The winner stays who it is"});
  }
  friend auto operator<=>(const SheetForm&, const SheetForm&) = default;
};

/// Any event but `undo`, which needs the whole log.
Answer<Notices> check(const State& state, const Entry& entry);
void apply(State& state, const Entry& entry);

namespace rules {

/// A refusal, or nothing.
using Refused = std::optional<Sentence>;
using Checked = Answer<Notices>;
using namespace event;

// Events that need no rule of their own.
template <class E>
Refused refuse_now(const State&, const E&, const Entry&) {
  return std::nullopt;
}
template <class E>
Checked check(const State&, const E&, const Entry&) {
  return Notices{};
}

// setup.cpp
Refused refuse_now(const State&, const New&, const Entry&);
Refused refuse_now(const State&, const Set&, const Entry&);
Refused refuse_now(const State&, const Staff&, const Entry&);
Refused refuse_now(const State&, const Register&, const Entry&);
Refused refuse_now(const State&, const Amend&, const Entry&);
Refused refuse_now(const State&, const Apart&, const Entry&);
Checked check(const State&, const New&, const Entry&);
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
Refused refuse_now(const State&, const CheckIn&, const Entry&);
Refused refuse_now(const State&, const Drop&, const Entry&);
Refused refuse_now(const State&, const Return&, const Entry&);
Checked check(const State&, const CheckIn&, const Entry&);
Checked check(const State&, const Drop&, const Entry&);
Checked check(const State&, const Return&, const Entry&);
void apply(State&, const CheckIn&, const Entry&);
void apply(State&, const Drop&, const Entry&);
void apply(State&, const Return&, const Entry&);

// games.cpp
Refused refuse_now(const State&, const event::Schedule&, const Entry&);
Refused refuse_now(const State&, const Layout&, const Entry&);
Refused refuse_now(const State&, const Start&, const Entry&);
Refused refuse_now(const State&, const Publish&, const Entry&);
Checked check(const State&, const event::Schedule&, const Entry&);
Checked check(const State&, const Layout&, const Entry&);
Checked check(const State&, const Start&, const Entry&);
void apply(State&, const event::Schedule&, const Entry&);
void apply(State&, const Layout&, const Entry&);
void apply(State&, const Start&, const Entry&);
void apply(State&, const Publish&, const Entry&);
/// Somebody chose a position by the board there is: it is not drawn again (1.2.7).
bool has_chosen_on_board(const Game& game);

// sheets.cpp
Refused refuse_now(const State&, const Report&, const Entry&);
Refused refuse_now(const State&, const Sign&, const Entry&);
Refused refuse_now(const State&, const Refuse&, const Entry&);
Refused refuse_now(const State&, const Decide&, const Entry&);
Refused refuse_now(const State&, const Correct&, const Entry&);
Checked check(const State&, const Report&, const Entry&);
Checked check(const State&, const Refuse&, const Entry&);
Checked check(const State&, const Decide&, const Entry&);
Checked check(const State&, const Correct&, const Entry&);
void apply(State&, const Report&, const Entry&);
void apply(State&, const Sign&, const Entry&);
void apply(State&, const Refuse&, const Entry&);
void apply(State&, const Decide&, const Entry&);
void apply(State&, const Correct&, const Entry&);
enum class SheetTask : std::uint8_t { Report, Decide, Correct };
/// What may be written on the sheet of a table.
SheetForm form_of(const State&, const Place& at, SheetTask task, const std::string& by);
/// Nobody but a referee can close it: a signature was refused, or too few are left to play on (1.1.3).
bool waits_for_referee(const State&, const Place& at);

// finals.cpp
/// Who chooses a position and colour now at this table; none where nobody does.
PlayerId next_to_choose(const State&, const Place& at);
Refused refuse_now(const State&, const event::Lots&, const Entry&);
Refused refuse_now(const State&, const Post&, const Entry&);
Refused refuse_now(const State&, const Choose&, const Entry&);
Checked check(const State&, const event::Lots&, const Entry&);
Checked check(const State&, const Post&, const Entry&);
Checked check(const State&, const Choose&, const Entry&);
void apply(State&, const event::Lots&, const Entry&);
void apply(State&, const Post&, const Entry&);
void apply(State&, const Choose&, const Entry&);
/// Why the tables of the semi-finals or the final can't be posted, lots aside.
Refused refuse_tables(const State&, GameId game);

// penalties.cpp
Refused refuse_now(const State&, const Warn&, const Entry&);
Refused refuse_now(const State&, const Disqualify&, const Entry&);
Refused refuse_now(const State&, const Remove&, const Entry&);
Checked check(const State&, const Warn&, const Entry&);
Checked check(const State&, const Disqualify&, const Entry&);
Checked check(const State&, const Remove&, const Entry&);
void apply(State&, const Warn&, const Entry&);
void apply(State&, const Disqualify&, const Entry&);
void apply(State&, const Remove&, const Entry&);

// tables.cpp
Refused refuse_now(const State&, const Limit&, const Entry&);
Refused refuse_now(const State&, const Call&, const Entry&);
Refused refuse_now(const State&, const Going&, const Entry&);
Refused refuse_now(const State&, const Answered&, const Entry&);
Refused refuse_now(const State&, const Ruling&, const Entry&);
Refused refuse_now(const State&, const DiceLog&, const Entry&);
Refused refuse_now(const State&, const Banker&, const Entry&);
Refused refuse_now(const State&, const Note&, const Entry&);
Refused refuse_now(const State&, const Online&, const Entry&);
Checked check(const State&, const Limit&, const Entry&);
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
/// Whether somebody who plays there may keep the bank: not in the final (1.5.4).
bool table_keeps_bank(GameId game);
/// Who may keep it at any table: judges, then referees.
std::vector<std::string> staff_bankers(const State&);
/// One of these, or somebody of the table. On paper a table may agree on anybody; a desk asks this.
bool may_keep_bank(const State&, const Place& at, const std::string& name);

}  // namespace rules
}  // namespace longroad::tournament
