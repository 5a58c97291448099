/// From a record to a report. The work comes in pieces that know nothing of each other: whoever runs them
/// does so in any order, on any thread, and shows how far it is.
#pragma once

#include <string_view>
#include <variant>

#include "analysis/plan.hpp"
#include "analysis/report.hpp"
#include "analysis/story.hpp"

namespace longroad::analysis {

/// Longer texts are not read.
inline constexpr std::size_t kMostText = 1'000'000;

/// What one piece of the work found; a decision without a choice found nothing.
using Piece = std::variant<std::monostate, CurvePoint, Decision, Stroke>;

class Analysis {
 public:
  static phrases::Answer<Analysis> of(std::string_view record, Language language = Language::English);
  /// With another calibration than our own, which must outlive it, or less effort.
  Analysis(Story story, const Calibration& calibration, Language language = Language::English,
           const Effort& effort = {});

  [[nodiscard]] const Story& story() const { return story_; }
  [[nodiscard]] int size() const;
  /// The i-th, in the order of the game.
  [[nodiscard]] Piece piece(int i) const;
  /// What was decided with the line of this number; nothing where there was no choice.
  [[nodiscard]] Piece decided_at(int line) const;
  /// From all pieces, in order.
  [[nodiscard]] Report report(std::vector<Piece> pieces) const;
  /// The board at a decision, with what was played and what was better on it, as SVG; empty where there is
  /// nothing to show.
  [[nodiscard]] std::string picture(const Decision& decision) const;

 private:
  enum class Kind : std::uint8_t { Pause, Decision, Stroke };
  struct Job {
    Kind kind;
    std::size_t index;
    int number;
  };
  [[nodiscard]] Method method() const { return {*story_.lens, *calibration_, effort_}; }
  [[nodiscard]] CurvePoint judge_pause(const Pause& pause) const;
  [[nodiscard]] Piece judge_choice(const Moment& moment) const;
  [[nodiscard]] Stroke judge_stroke(const Moment& moment) const;

  Story story_;
  const Calibration* calibration_;
  Language language_;
  Effort effort_;
  std::vector<Job> jobs_;
};

/// All of it at once; `told` hears how many pieces are done.
template <class Told>
Report run(const Analysis& analysis, Told told) {
  std::vector<Piece> pieces;
  for (int i = 0; i < analysis.size(); ++i) {
    pieces.push_back(analysis.piece(i));
    told(i + 1);
  }
  return analysis.report(std::move(pieces));
}

}  // namespace longroad::analysis
