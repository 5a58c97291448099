/// What an analysis finds, as values. Chances are whole numbers out of ten thousand.
#pragma once

#include <string>
#include <vector>

#include "analysis/lens/lens.hpp"
#include "notation/values/value.hpp"

namespace longroad::analysis {

using notation::word_of;

inline constexpr int kCertain = 10000;

/// One number a seat.
using BySeat = std::vector<int>;

enum class Mark : std::uint8_t { None, Slip, Costly, VeryCostly };
inline constexpr std::array<std::string_view, 4> kMarks{"none", "slip", "costly", "very_costly"};
inline std::span<const std::string_view> words(Mark /*mark*/) { return kMarks; }

/// Everybody's chances before a turn, and after the last line.
struct CurvePoint {
  int line = 0;  // how many lines were played
  int turn = 0;
  Seat seat{};
  BySeat watched;  // as a spectator sees it
  BySeat own;      // each as that seat itself sees it
  friend bool operator==(const CurvePoint&, const CurvePoint&) = default;
  static void fields(auto f) { LONGROAD_FIELDS(f, line, turn, seat, watched, own); }
};

/// What makes the better line better: a count of the evaluation, whose it is, and what its difference does to
/// the chance of the seat that decides.
struct Reason {
  std::string term;
  Seat seat{};
  int effect = 0;
  friend bool operator==(const Reason&, const Reason&) = default;
  static void fields(auto f) { LONGROAD_FIELDS(f, term, seat, effect); }
};

struct Decision {
  int line = 0;  // its number in the record, from 1
  int turn = 0;
  Seat seat{};
  Topic topic = Topic::Other;
  std::string played;
  std::string better;             // the best that was found; what was played where nothing was better
  std::vector<std::string> then;  // what follows it in the same turn
  int before = 0;                 // the seat's chance with the best line
  int loss = 0;
  int error = 0;   // one standard error of the loss
  BySeat effects;  // of what was played in place of the best, on every seat
  Mark mark = Mark::None;
  bool withheld = false;  // a mark that lies inside the noise
  bool counts = true;     // neither forced nor obvious, and something hung on it
  Shares stake{};         // what hung on it: for its seat, and against the others
  std::vector<Reason> reasons;
  std::string position;  // before it, as notation: what was there, and where to play again from
  std::string text;      // in words
  friend bool operator==(const Decision&, const Decision&) = default;
  static void fields(auto f) {
    LONGROAD_FIELDS(f, line, turn, seat, topic, played, better);
    f("then", &Decision::then, {.optional = true});
    LONGROAD_FIELDS(f, before, loss, error, effects, mark);
    f("withheld", &Decision::withheld, {.optional = true});
    f("reasons", &Decision::reasons, {.optional = true});
    f("text", &Decision::text, {.optional = true});
    f("position", &Decision::position, {.optional = true});
  }
};

/// One stroke of luck.
struct Stroke {
  int line = 0;
  int turn = 0;
  Seat seat{};  // whose turn it was
  std::string what;
  BySeat effects;
  int outcomes = 0;  // summed over
  bool exact = true;
  int error = 0;
  friend bool operator==(const Stroke&, const Stroke&) = default;
  static void fields(auto f) {
    LONGROAD_FIELDS(f, line, turn, seat, what, effects, outcomes, exact);
    f("error", &Stroke::error, {.optional = true});
  }
};

struct TopicLoss {
  Topic topic = Topic::Other;
  int decisions = 0;
  int loss = 0;
  friend bool operator==(const TopicLoss&, const TopicLoss&) = default;
  static void fields(auto f) { LONGROAD_FIELDS(f, topic, decisions, loss); }
};

/// start + own + others + usual + luck + rest = result.
struct Account {
  Seat seat{};
  std::string name;
  int start = 0;
  int own = 0;
  int others = 0;
  int usual = 0;  // what was to be expected of own and others
  int luck = 0;
  int rest = 0;
  int result = 0;
  int adjusted = 0;  // the result without the luck
  int decisions = 0;
  int slips = 0;
  int costly = 0;
  int very_costly = 0;
  std::vector<TopicLoss> topics;
  friend bool operator==(const Account&, const Account&) = default;
  static void fields(auto f) {
    LONGROAD_FIELDS(f, seat, name, start, own, others);
    f("usual", &Account::usual, {.optional = true});
    LONGROAD_FIELDS(f, luck, rest, result, adjusted, decisions, slips, costly, very_costly, topics);
  }
};

/// What was treated apart.
struct Irregular {
  int timeouts = 0;
  int by_clock = 0;  // lines that the rules played for a seat
  int removals = 0;
  int taken_back = 0;
  int sampled = 0;  // strokes of luck that were not summed over all outcomes
  bool midway = false;
  bool unfinished = false;
  friend bool operator==(const Irregular&, const Irregular&) = default;
  static void fields(auto f) {
    LONGROAD_FIELDS(f, timeouts, by_clock, removals, taken_back, sampled, midway, unfinished);
  }
};

struct Report {
  int format = 1;
  std::string game;
  std::vector<std::string> names;
  Seat winner{};
  BySeat points;
  int lines = 0;
  int turns = 0;
  int worlds = 0;
  int forced = 0;       // decisions that did not count
  int rest_spread = 0;  // the standard deviation of a seat's rest over games between bots; 0: not known
  Irregular irregular;
  std::vector<Account> accounts;
  std::vector<CurvePoint> curve;
  std::vector<Decision> decisions;  // those that count
  std::vector<Stroke> strokes;
  static void fields(auto f) {
    LONGROAD_FIELDS(f, format, game, names, winner, points, lines, turns, worlds, forced);
    f("rest_spread", &Report::rest_spread, {.optional = true});
    LONGROAD_FIELDS(f, irregular, accounts, curve, decisions, strokes);
  }
};

}  // namespace longroad::analysis
