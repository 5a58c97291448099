/// A matchday: its matches, what they move on the track, rewards, league places, the season's end.
#pragma once

#include "games/island/soccer/rules/training.hpp"

namespace longroad::island {

// Who plays

struct Pairing {
  Seat first;
  Seat second;
};

constexpr Seat seat_in(const Rules& rules, Colour colour) {
  int i = 0;
  while (rules.soccer.colours[i] != colour) ++i;
  return Seat::of(i);
}

constexpr const ChartRow& row_of_day(const Rules& rules, const State& s) {
  return rules.soccer.chart.rows[(soccer(s).day - 1) % rules.soccer.chart.size];
}

/// With three players: whoever plays twice on this day.
constexpr Seat doubles_player(const Rules& rules, const State& s) {
  return seat_in(rules, row_of_day(rules, s)[0]);
}

/// One of the two matches that the chart has for this day.
constexpr Pairing pairing(const Rules& rules, const State& s, int match) {
  const ChartRow& row = row_of_day(rules, s);
  if (rules.players == 3) return {seat_in(rules, row[0]), seat_in(rules, row[1 + match])};
  return {seat_in(rules, row[2 * match]), seat_in(rules, row[2 * match + 1])};
}

/// Which of the chart's two matches is being played. With four players the match of the player to
/// move comes first, but for the German edition.
constexpr int chart_match(const Rules& rules, const State& s) {
  const bool second = soccer(s).match >= Match::Second;
  const auto [a, b] = pairing(rules, s, 0);
  const bool swapped =
      rules.players == 4 && rules.soccer.edition == Edition::English && s.turn != a && s.turn != b;
  return second != swapped ? 1 : 0;
}

constexpr Pairing current_pairing(const Rules& rules, const State& s) {
  return pairing(rules, s, chart_match(rules, s));
}

/// Where the results have the match being played.
constexpr int current_result(const Rules& rules, const State& s) {
  return kMatchesADay * (soccer(s).day - 1) + chart_match(rules, s);
}

// Standings

constexpr bool trophy_won(const Rules& rules, const State& s) {
  for (int i = 0; i < rules.players; ++i)
    if (soccer(s).markers[i] >= rules.soccer.track.trophy) return true;
  return false;
}

/// How far a marker counts: whoever reached the trophy has the first place, and nobody runs past it.
constexpr int counted_spaces(const Rules& rules, const State& s, int seat) {
  const int marker = soccer(s).markers[seat];
  const int trophy = rules.soccer.track.trophy;
  return rules.revision >= 2 && marker > trophy ? trophy : marker;
}

/// Places by the marker. Equal players share the better place, and those below them stay empty.
constexpr void rank(const Rules& rules, State& s) {
  for (int i = 0; i < rules.players; ++i) {
    int ahead = 0;
    for (int j = 0; j < rules.players; ++j)
      ahead += counted_spaces(rules, s, j) > counted_spaces(rules, s, i) ? 1 : 0;
    soccer(s).places[i] = static_cast<std::uint8_t>(1 + ahead);
  }
}

/// Standings, and perhaps the season's end. The player to move wins who still has the points.
constexpr void finish_matchday(const Rules& rules, State& s) {
  rank(rules, s);
  ++soccer(s).day;
  soccer(s).due = false;
  soccer(s).match = Match::First;
  soccer(s).over = soccer(s).day > rules.soccer.days || trophy_won(rules, s);
  if (!s.has_left(s.turn) && points(rules, s, s.turn) >= rules.target) return finish(rules, s, s.turn);
  begin_next_turn(rules, s);
}

// Matches

constexpr void begin_matchday(State& s) { s.phase = SoccerPhase::Match; }

constexpr void finish_match(const Rules& rules, State& s) {
  const bool early = rules.soccer.season_end == SeasonEnd::Match && trophy_won(rules, s);
  if (soccer(s).match >= Match::Second || early) return finish_matchday(rules, s);
  soccer(s).match = soccer(s).match == Match::FirstIgnored ? Match::SecondCounts : Match::Second;
  s.phase = SoccerPhase::Match;
}

// Rewards

/// Whose rewards are being paid: the first from the player to move on.
constexpr Seat rewarded_seat(const Rules& rules, const State& s) {
  int i = s.turn.index;
  while (soccer(s).unpaid[i] == 0) i = (i + 1) % rules.players;
  return Seat::of(i);
}

/// What the next space of this seat pays now: what bank or stack can't pay lapses, and so does what
/// somebody who left would get. The German edition pays development cards only where one lands.
constexpr Icon next_reward(const Rules& rules, const State& s, Seat seat) {
  const int unpaid = soccer(s).unpaid[seat.index];
  const Icon icon = rules.soccer.track.icons[soccer(s).markers[seat.index] - unpaid + 1];
  const bool passed_card = icon == Icon::Card && rules.soccer.edition == Edition::German && unpaid > 1;
  const bool short_of_it = icon == Icon::Card ? s.deck.empty() : s.bank.empty();
  return passed_card || short_of_it || s.has_left(seat) ? Icon::None : icon;
}

/// Goes on to the next reward that can be paid, or past the match.
constexpr void pay_rewards(const Rules& rules, State& s) {
  for (int i = 0; i < rules.players; ++i) {
    const Seat seat = Seat::of((s.turn.index + i) % rules.players);
    for (; soccer(s).unpaid[seat.index] > 0; --soccer(s).unpaid[seat.index]) {
      const Icon icon = next_reward(rules, s, seat);
      if (icon == Icon::None) continue;
      s.phase = icon == Icon::Card ? SoccerPhase::RewardDraw : SoccerPhase::Reward;
      return;
    }
  }
  finish_match(rules, s);
}

/// The German edition lets one leave a resource in the bank.
constexpr bool may_decline(const Rules& rules) {
  return rules.revision >= 2 && rules.soccer.edition == Edition::German;
}

constexpr void take_reward(const Rules& rules, State& s, Action a) {
  const Seat seat = a.seat();
  const Bundle card = is_declined(a) ? Bundle{} : Bundle::of(resource_of(a));
  s.bank -= card;
  s.hand[seat.index] += card;
  --soccer(s).unpaid[seat.index];
  pay_rewards(rules, s);
}

/// As if bought: in one's own turn it is fresh.
constexpr void draw_reward(const Rules& rules, State& s, Card card) {
  const Seat seat = rewarded_seat(rules, s);
  s.deck -= Cards::of(card);
  s.cards[seat.index] += Cards::of(card);
  if (seat == s.turn) s.fresh += Cards::of(card);
  --soccer(s).unpaid[seat.index];
  pay_rewards(rules, s);
}

// Goals

inline constexpr int kSpacesForWin = 3;
inline constexpr int kSpacesForDraw = 1;

constexpr void advance(const Rules& rules, State& s, Seat seat, int spaces) {
  const int from = soccer(s).markers[seat.index];
  const int trophy = rules.soccer.track.trophy;
  const bool stops = rules.soccer.trophy == TrophySpace::Stop && from + spaces > trophy;
  const int to = stops ? trophy : from + spaces;
  soccer(s).markers[seat.index] = static_cast<std::uint8_t>(to);
  soccer(s).unpaid[seat.index] = static_cast<std::uint8_t>(to - from);
}

/// The markers move by the match just played; for the doubles player only where it counts.
constexpr void move_markers(const Rules& rules, State& s) {
  const int match = current_result(rules, s);
  const auto [a, b] = current_pairing(rules, s);
  const int lead = soccer(s).results.goals(match, 0) - soccer(s).results.goals(match, 1);
  const auto spaces = [](int ahead) { return ahead > 0 ? kSpacesForWin : ahead == 0 ? kSpacesForDraw : 0; };
  const bool counts = soccer(s).match == Match::First || soccer(s).match == Match::SecondCounts;
  if (counts || rules.players == 4) advance(rules, s, a, spaces(lead));
  advance(rules, s, b, spaces(-lead));
  pay_rewards(rules, s);
}

/// The doubles player scores the first match or ignores it.
constexpr void choose_doubles(const Rules& rules, State& s, bool score) {
  soccer(s).match = score ? Match::First : Match::FirstIgnored;
  move_markers(rules, s);
}

constexpr void play_match(const Rules& rules, State& s, int first_goals, int second_goals) {
  soccer(s).results.note(current_result(rules, s), first_goals, second_goals);
  const bool choice = rules.players == 3 && soccer(s).match == Match::First;
  if (!choice) return move_markers(rules, s);
  if (s.has_left(doubles_player(rules, s))) return choose_doubles(rules, s, true);
  s.phase = SoccerPhase::Doubles;
}

/// Whoever left in the middle of a matchday chooses nothing more and gets nothing more.
constexpr void go_on_without(const Rules& rules, State& s) {
  if (s.phase == SoccerPhase::Doubles && s.has_left(doubles_player(rules, s)))
    choose_doubles(rules, s, true);
  else if (s.phase == SoccerPhase::Reward || s.phase == SoccerPhase::RewardDraw)
    pay_rewards(rules, s);
}

/// Who decides alone in the middle of a matchday.
constexpr Seat matchday_actor(const Rules& rules, const State& s) {
  return s.phase == SoccerPhase::Doubles ? doubles_player(rules, s) : rewarded_seat(rules, s);
}

/// Calls `f` with everything that this seat can choose.
template <class F>
constexpr void for_each_matchday_choice(const Rules& rules, const State& s, F f) {
  const Seat seat = matchday_actor(rules, s);
  if (s.phase == SoccerPhase::Doubles) {
    f(make::line(SoccerVerb::Score, seat));
    f(make::line(SoccerVerb::Ignore, seat));
  } else {
    s.bank.for_each_with(1, [&](Resource r) { f(make::reward(seat, r)); });
    if (may_decline(rules)) f(make::decline(seat));
  }
}

}  // namespace longroad::island
