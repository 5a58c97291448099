/// A lesson as it is gone through: a value that knows the present step and answers tries. It has no clock, no
/// luck and no memory of wrong tries.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "games/game.hpp"
#include "lessons/lesson.hpp"
#include "notation/refusal.hpp"

namespace longroad::lessons {

struct Verdict {
  enum class Kind : std::uint8_t {
    Right,       // the step is done
    Along,       // it is played, and the step goes on
    Wrong,       // allowed, but not it
    Illegal,     // the rules refuse it
    Unreadable,  // it is no line, or none that this step takes
  };
  Kind kind = Kind::Right;
  Said said{};                          // praise, or why not; perhaps nothing where it is right
  Refusal refusal{};                    // of what is illegal
  std::string fault{};                  // of what can't be read, in English
  std::vector<std::string> happened{};  // the lines that were played, as the learner sees them
};

class Run {
 public:
  /// The lesson outlives the run.
  explicit Run(const Lesson& lesson);
  Run(const Run& other);
  Run(Run&&) = default;
  Run& operator=(const Run&) = delete;
  Run& operator=(Run&&) = default;
  ~Run() = default;

  [[nodiscard]] const Lesson& lesson() const { return *lesson_; }
  [[nodiscard]] bool over() const { return at_ == lesson_->steps.size(); }
  [[nodiscard]] std::size_t at() const { return at_; }
  /// Which of the lesson's own lines could not be played, where the run ended: a fault of the file, which
  /// `faults_of` finds. Otherwise empty.
  [[nodiscard]] const std::string& fault() const { return fault_; }
  /// The present one; not where the lesson is over.
  [[nodiscard]] const Step& step() const { return lesson_->steps[at_]; }
  [[nodiscard]] const games::Position& position() const { return *position_; }

  /// What can be tried: legal lines that the step takes; `next`; the choices.
  [[nodiscard]] std::vector<std::string> tries() const;
  /// The open verbs of lines that the step takes.
  [[nodiscard]] std::vector<notation::OpenVerb> open() const;

  /// A line with its seat, `next`, or `choice 2`. Whatever is not right or on the way changes nothing.
  Verdict attempt(std::string_view what);

  /// How the lesson itself does the present step.
  [[nodiscard]] std::vector<std::string> own_tries() const;

 private:
  [[nodiscard]] bool takes(std::string_view line) const;
  [[nodiscard]] Verdict judge(const Tried& tried) const;
  Verdict attempt_line(std::string_view what);
  /// Plays the line, whose legality somebody has seen to.
  void put(Action line, Verdict& verdict);
  void play_own(const std::vector<std::string>& lines, Verdict& verdict);
  void go_on(Verdict& verdict);
  void enter();

  const Lesson* lesson_;
  std::size_t at_ = 0;
  games::PositionPtr position_;
  std::string fault_;
};

}  // namespace longroad::lessons
