/// Looks for lines with which a seat wins in this turn whatever is hidden and whatever chance would bring.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "base/action.hpp"
#include "base/id.hpp"

namespace longroad::bots {

/// `Table` is a game as the search sees it, for one seat:
/// `State`;
/// `list(s, out)`: the seat's lines that bring no luck and show nothing hidden, the likeliest to win first;
/// `play(s, line)`: the state after it;
/// `has_won(s)`, `goes_on(s)`: whether the seat has won, or else may choose again at once in the same turn;
/// `may_win(s)`: false only where no lines can win, which is what keeps the search small;
/// `mark(s)`: tells states apart that differ for the seat.
template <class Table>
class CertainWin {
 public:
  using State = typename Table::State;

  explicit CertainWin(const Table& table) : table_(table) {}

  std::optional<Action> find(const State& s) {
    Action first;
    return search(s, first) ? std::optional(first) : std::nullopt;
  }

 private:
  static constexpr int kStates = 3000;  // looked at, at most
  static constexpr std::size_t kMarks = 4096;

  bool search(const State& s, Action& first) {
    if (states_ >= kStates || !table_.may_win(s) || was_here(s)) return false;
    ++states_;
    Actions lines;
    table_.list(s, lines);
    for (const Action line : lines) {
      const State next = table_.play(s, line);
      Action further;
      if (table_.has_won(next) || (table_.goes_on(next) && search(next, further))) {
        first = line;
        return true;
      }
    }
    return false;
  }

  /// The same things done in another order need no second look.
  bool was_here(const State& s) {
    const std::uint64_t mark = table_.mark(s) | 1;
    std::uint64_t& kept = marks_[(mark >> 1) % kMarks];
    if (kept == mark) return true;
    kept = mark;
    return false;
  }

  const Table& table_;
  int states_ = 0;
  std::array<std::uint64_t, kMarks> marks_{};
};

/// The first line of a win; none where there is none, or where it is too far to be found. Mostly nothing can
/// win, and then nothing is searched.
template <class Table>
std::optional<Action> find_certain_win(const Table& table, const typename Table::State& s) {
  if (!table.goes_on(s) || !table.may_win(s)) return std::nullopt;
  return CertainWin<Table>(table).find(s);
}

}  // namespace longroad::bots
