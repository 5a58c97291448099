/// What a seat can make of a position in one world: the rest of its turn planned, luck averaged over all that
/// it may bring, and judged where the turn may end. All games alike, and for all seats at once.
#pragma once

#include <memory>
#include <vector>

#include "analysis/calibration.hpp"
#include "analysis/lens/lens.hpp"

namespace longroad::analysis {

/// How far is looked.
struct Reach {
  int steps = 3;    // choices that could also be left
  int width = 4;    // lines followed at each, one less at each further step
  int chances = 2;  // draws that are planned behind
  int owed = 3;     // lines followed at a choice that can't be left, one less at each further one
};

/// How much is thought about it all.
struct Effort {
  int worlds = 6;  // for each decision
  Reach reach{};
  int positions = 50'000;  // that are judged of one line in one world, before what stands is all there is
};

/// For sums over many games: a fifth of the work, and much the same sums.
inline constexpr Effort kQuickEffort{.worlds = 2, .reach = {.steps = 1, .width = 2, .chances = 1}};

/// What judging is done with.
struct Method {
  const Lens& lens;
  const Calibration& calibration;
  Effort effort{};
  /// For the opening, which networks have not seen: they are asked where it leads to.
  Calibration opening = opening_calibration(calibration);
  std::unique_ptr<bots::Judge> judge = lens.judge();
};

struct Outlook {
  Shares chances{};
  Terms terms;               // only where they are asked for
  std::vector<Action> then;  // what the seat does next, as far as nothing comes between
};

enum class Explains : bool { No, Yes };

class Plan {
 public:
  explicit Plan(const Method& method, Explains explains = Explains::No)
      : lens_(method.lens),
        judge_(*method.judge),
        calibration_(method.calibration),
        opening_(method.opening),
        explains_(explains == Explains::Yes),
        left_(method.effort.positions) {}

  /// After a line that the world allows, with the best that the seat can do then.
  Outlook after(const games::Position& world, Action line, Seat me, const Reach& reach);
  /// The position as it stands, with what chance brings where it is due.
  Outlook rest(const games::Position& position);
  /// With the best that the seat can do, if it has anything to do.
  Outlook value(const games::Position& position, Seat me, const Reach& reach);

 private:
  struct Candidate {
    Action line;
    games::PositionPtr position;  // after it
    double share = 0;
  };

  Outlook judged(const games::Position& position);
  /// A seat's share by weights alone, with what chance brings: quick, for orders.
  double guessed(const games::Position& position, Seat seat);
  template <class Judge>
  Outlook mean(const games::Position& position, Judge judge);
  Outlook best_line(const games::Position& position, Seat me, const Reach& reach, const Actions& lines);
  /// The opening goes on as everybody would place, until it is over.
  Outlook opened(const games::Position& position);
  Outlook answered(const games::Position& position, Seat me);
  std::vector<Candidate> ranked(const games::Position& position, Seat me, const Actions& lines);

  const Lens& lens_;
  const bots::Judge& judge_;
  const Calibration& calibration_;
  const Calibration& opening_;
  bool explains_;
  int left_;  // positions to judge
};

/// Adds so much of one to the other.
void add(Outlook& sum, const Outlook& part, double weight);

}  // namespace longroad::analysis
