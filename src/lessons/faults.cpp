#include "lessons/faults.hpp"

#include <algorithm>

#include "lessons/run.hpp"
#include "notation/words.hpp"

namespace longroad::lessons {
namespace {

class Inspector {
 public:
  explicit Inspector(const Lesson& lesson) : lesson_(lesson) {}

  std::vector<std::string> inspect() {
    must_be_said(lesson_.title, 1, "title");
    must_be_said(lesson_.about, 1, "about");
    for (const Step& step : lesson_.steps) inspect_words(step);
    if (faults_.empty()) walk();
    return std::move(faults_);
  }

 private:
  /// Once, however many ways lead to it.
  void note(int line, const std::string& what) {
    std::string fault = lesson_.name + ", line " + std::to_string(line) + ": " + what;
    if (std::ranges::find(faults_, fault) == faults_.end()) faults_.push_back(std::move(fault));
  }
  void note_end(const Run& run) {
    if (!run.fault().empty()) note(1, run.fault());
  }

  void must_be_said(const Said& said, int line, std::string_view key) {
    for (const Language language : kLanguages)
      if (said[language].empty())
        note(line, std::string(key) + " lacks " + std::string(code_of(language)) + ".");
  }
  void may_be_said(const Said& said, int line, std::string_view key) {
    if (!said.empty()) must_be_said(said, line, key);
  }

  void inspect_words(const Step& step) {
    must_be_said(step.say, step.number, "say");
    may_be_said(step.praise, step.number, "praise");
    may_be_said(step.otherwise, step.number, "otherwise");
    for (const Said& choice : step.choices) must_be_said(choice, step.number, "choice");
    for (const Wrong& wrong : step.wrong) must_be_said(wrong.reply, step.number, "reply");
    if (step.asks() && step.right.empty()) note(step.number, "none of the choices is right.");
    if (step.plays() && step.answer.empty()) note(step.number, "the answer is missing.");
    if (!step.plays() && !step.answer.empty()) note(step.number, "there is nothing to answer.");
    if (!step.plays() && !step.may.empty()) note(step.number, "there is nothing that may be done.");
    if (!step.asks() && !step.plays() && !step.wrong.empty()) note(step.number, "nothing can be wrong here.");
  }

  /// The whole lesson by its own solution, looking around before each of its lines.
  void walk() {
    Run run(lesson_);
    while (!run.over()) {
      const Step& step = run.step();
      std::vector<bool> answered(step.wrong.size());
      for (const std::string& own : run.own_tries()) {
        look_around(run, answered);
        const Verdict::Kind kind = run.attempt(own).kind;
        if (kind != Verdict::Kind::Right && kind != Verdict::Kind::Along)
          return note(step.number, "the answer " + notation::quote(own) + " is not right.");
      }
      if (!run.over() && &run.step() == &step) return note(step.number, "the answer does not end the step.");
      for (std::size_t i = 0; i < answered.size(); ++i)
        if (!answered[i])
          note(step.number,
               "no try is answered with " + notation::quote(step.wrong[i].reply[Language::English]) + ".");
    }
    note_end(run);
  }

  /// Everything that can be tried: the listed lines, and those that the predicates name.
  static std::vector<std::string> all_tries(const Run& run) {
    std::vector<std::string> all = run.tries();
    const auto add = [&](const Goal& goal) {
      for (const Test& test : goal.tests)
        if (test.kind == Test::Kind::Line)
          all.push_back(notation::text(run.lesson().seat) + ' ' + test.words.front());
    };
    for (const Goal& goal : run.step().right) add(goal);
    for (const Wrong& wrong : run.step().wrong) add(wrong.goal);
    return all;
  }

  void look_around(const Run& run, std::vector<bool>& answered) {
    const Step& step = run.step();
    for (const std::string& what : all_tries(run)) {
      Run copy = run;
      const Verdict verdict = copy.attempt(what);
      if (verdict.kind == Verdict::Kind::Right || verdict.kind == Verdict::Kind::Along) finish(copy, what);
      if (verdict.kind != Verdict::Kind::Wrong) continue;
      for (std::size_t i = 0; i < step.wrong.size(); ++i)
        if (step.wrong[i].reply == verdict.said) answered[i] = true;
    }
  }

  /// Whoever has found another way must be able to go on to the end.
  void finish(Run& run, const std::string& begun_with) {
    while (!run.over())
      if (const int number = run.step().number; !end_step(run, static_cast<int>(run.step().answer.size())))
        return note(number, "after " + notation::quote(begun_with) + " the step can't be done.");
    note_end(run);
  }

  /// By its own answer, or by any other of so many lines.
  static bool end_step(Run& run, int lines) {
    const std::size_t at = run.at();
    Run copy = run;
    for (const std::string& own : run.own_tries()) copy.attempt(own);
    if (copy.at() != at) {
      run = std::move(copy);
      return true;
    }
    if (lines == 0) return false;
    for (const std::string& what : run.tries()) {
      Run next = run;
      const Verdict::Kind kind = next.attempt(what).kind;
      if (kind == Verdict::Kind::Right || (kind == Verdict::Kind::Along && end_step(next, lines - 1))) {
        run = std::move(next);
        return true;
      }
    }
    return false;
  }

  const Lesson& lesson_;
  std::vector<std::string> faults_;
};

}  // namespace

std::vector<std::string> faults_of(const Lesson& lesson) { return Inspector(lesson).inspect(); }

}  // namespace longroad::lessons
