/// A lesson as its file has it (lessons/README.md): a start, and steps in which something is said and the
/// learner does one thing.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "games/game.hpp"
#include "lessons/goal.hpp"
#include "phrases/language.hpp"

namespace longroad::lessons {

/// One text in every language.
struct Said {
  std::array<std::string, kLanguages.size()> in;

  [[nodiscard]] const std::string& operator[](Language language) const {
    return in[static_cast<std::size_t>(language)];
  }
  [[nodiscard]] std::string& operator[](Language language) { return in[static_cast<std::size_t>(language)]; }
  [[nodiscard]] bool empty() const { return in == decltype(in){}; }
  friend bool operator==(const Said&, const Said&) = default;
};

/// What is answered to a try that is allowed and yet not it.
struct Wrong {
  Goal goal;
  Said reply;
};

struct Step {
  int number = 0;            // of its line in the file
  games::PositionPtr scene;  // null: the position goes on
  Said say;
  std::vector<std::string> show;    // what is pointed at: `node 20`
  std::vector<std::string> may;     // how the lines begin that may be tried; empty: all
  std::vector<Said> choices;        // of a question
  std::vector<Goal> right;          // one of these
  std::vector<Goal> also;           // on the way: it is played, and the step goes on
  std::vector<std::string> answer;  // the lesson's own lines; several where some are on the way
  Said praise;
  std::vector<std::string> then;  // what others and chance do after it
  std::vector<Wrong> wrong;       // the first that fits answers
  Said otherwise;

  [[nodiscard]] bool asks() const { return !choices.empty(); }
  /// Whether there is something to do, beside reading on.
  [[nodiscard]] bool plays() const { return !asks() && !right.empty(); }
};

struct Lesson {
  std::string name;  // `base/01-board`
  std::string game;
  Seat seat = Seat::of(0);  // whose eyes it is seen with
  Said title;
  Said about;
  games::PositionPtr start;
  std::vector<std::string> begun;  // the lines that lead from the start to the first step
  std::vector<Step> steps;
};

/// What reading on is called where tries are listed.
inline constexpr std::string_view kNext = "next";
/// How the answer to a question begins: `choice 2`.
inline constexpr std::string_view kChoice = "choice";

/// A file with this name; a fault names its line and the cause.
Result<Lesson> read_lesson(std::string name, std::string_view text);

}  // namespace longroad::lessons
