/// What a line of the island moves: told by comparing the hands before and after it.
#include "notation/moved.hpp"

#include "games/island/play/apply.hpp"
#include "games/island/text/text.hpp"
#include "notation/words.hpp"

namespace longroad::island {
namespace {

using notation::Moved;

Bundle gained(const State& before, const State& after, int seat) {
  const auto i = static_cast<std::size_t>(seat);
  return after.hand[i].beyond(before.hand[i]);
}

/// Where the cards of a loser went, when the bank had no part in it.
Seat gainer(const Rules& rules, const State& before, const State& after, Seat loser) {
  for (int i = 0; i < rules.players; ++i)
    if (Seat::of(i) != loser && !gained(before, after, i).empty()) return Seat::of(i);
  return Seat::none();
}

/// Nobody where the badge lies aside or a neutral player has it.
Seat holder(const Rules& rules, Owner owner) {
  return owner.is_none() || owner.index >= rules.players ? Seat::none() : Seat::of(owner.index);
}

void note_badge(std::string_view name, Seat before, Seat after, std::vector<Moved::Pass>& passes) {
  if (before != after) passes.push_back({.from = before, .to = after, .cards = {}, .piece = name});
}

/// Who gave what to whom, whoever acted first; the bank pays last, and badges follow.
std::vector<Moved::Pass> passes(const Rules& rules, const State& before, const State& after, Seat actor) {
  std::vector<Moved::Pass> out;
  const bool with_bank = before.bank != after.bank;
  const int first = actor.is_none() ? 0 : actor.index;
  for (int i = 0; i < rules.players; ++i) {
    const Seat seat = Seat::of((first + i) % rules.players);
    const Bundle lost = gained(after, before, seat.index);
    if (lost.empty()) continue;
    const Seat to = with_bank ? Seat::none() : gainer(rules, before, after, seat);
    out.push_back({.from = seat, .to = to, .cards = notation::text(lost)});
  }
  for (int i = 0; i < rules.players && with_bank; ++i)
    if (const Bundle got = gained(before, after, i); !got.empty())
      out.push_back({.from = Seat::none(), .to = Seat::of(i), .cards = notation::text(got)});
  note_badge("longest_road", holder(rules, before.longest_road), holder(rules, after.longest_road), out);
  note_badge("largest_army", before.largest_army, after.largest_army, out);
  return out;
}

/// Claims of a roll that were not paid (2.8): the robber stood there, or the bank was short.
void note_misses(const Rules& rules, const State& before, const State& after, int sum, Moved& moved) {
  const auto robbed = detail::claims_on(rules, before, detail::robbed_hexes(rules, before, sum));
  const auto claims = detail::claims_on(rules, before, detail::paying_hexes(rules, before, sum));
  const auto note = [&](int seat, Bundle cards, Moved::Why why) {
    if (!cards.empty())
      moved.missed.push_back({.seat = Seat::of(seat), .cards = notation::text(cards), .why = why});
  };
  for (int i = 0; i < rules.players; ++i) note(i, robbed[static_cast<std::size_t>(i)], Moved::Why::Robber);
  for (int i = 0; i < rules.players; ++i)
    note(i, claims[static_cast<std::size_t>(i)].beyond(gained(before, after, i)), Moved::Why::Bank);
}

}  // namespace

Moved moved_back(const Rules& rules, const State& now, const State& restored) {
  return {.undone = passes(rules, now, restored, Seat::none())};
}

Moved moved(const Rules& rules, const State& s, Action a) {
  State before = s;
  State after = s;
  apply(rules, after, a);
  Moved moved;
  if (a.manner() == Manner::Revise) {
    restore(rules, before);
    moved = moved_back(rules, s, before);
  }
  moved.passed = passes(rules, before, after, a.seat());
  moved.nobody = verb(a) == Verb::Monopoly && moved.passed.empty();
  if (verb(a) != Verb::Dice) return moved;
  const int sum = a.operand(0) + a.operand(1);
  State counted = before;
  moved.again = !hook::count_roll(rules, counted, sum);
  if (sum == 7 || moved.again) return moved;
  note_misses(rules, before, after, sum, moved);
  moved.nobody = moved.passed.empty() && moved.missed.empty();
  return moved;
}

}  // namespace longroad::island
