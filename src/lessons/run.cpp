#include "lessons/run.hpp"

#include <algorithm>

#include "lessons/text.hpp"
#include "notation/refusal_words.hpp"
#include "notation/words.hpp"
#include "phrases/translations.hpp"

namespace longroad::lessons {
namespace {

/// What is said where the step has no sentence of its own.
Said common(std::string_view code) {
  Said said;
  for (const Language language : kLanguages) said[language] = phrases::phrase(language, "lessons", code);
  return said;
}

Said refused(const Refusal& refusal) {
  Said said;
  for (const Language language : kLanguages) said[language] = sentence(refusal, language);
  return said;
}

/// `settle 20` of `1 settle 20`.
std::string_view without_seat(std::string_view line) { return line.substr(line.find(' ') + 1); }

}  // namespace

Run::Run(const Lesson& lesson) : lesson_(&lesson), position_(lesson.start->clone()) {
  Verdict unheard;
  play_own(lesson.begun, unheard);
  enter();
}

Run::Run(const Run& other)
    : lesson_(other.lesson_), at_(other.at_), position_(other.position_->clone()), fault_(other.fault_) {}

void Run::enter() {
  if (!over() && step().scene) position_ = step().scene->clone();
}

bool Run::takes(std::string_view line) const {
  const std::string_view words = without_seat(line);
  return step().may.empty() || std::ranges::any_of(step().may, [&](const std::string& begin) {
           return words.starts_with(begin) && (words.size() == begin.size() || words[begin.size()] == ' ');
         });
}

std::vector<std::string> Run::tries() const {
  if (over()) return {};
  std::vector<std::string> out;
  for (std::size_t i = 1; i <= step().choices.size(); ++i)
    out.push_back(std::string(kChoice) + ' ' + std::to_string(i));
  if (!step().asks() && !step().plays()) out.emplace_back(kNext);
  if (!step().plays()) return out;
  Actions legal;
  position_->legal(lesson_->seat, legal);
  for (const Action action : legal)
    if (std::string line = position_->text(action); takes(line)) out.push_back(std::move(line));
  return out;
}

std::vector<notation::OpenVerb> Run::open() const {
  if (over() || !step().plays()) return {};
  std::vector<notation::OpenVerb> out;
  for (const auto& verb : position_->open_verbs(lesson_->seat))
    if (takes(notation::text(lesson_->seat) + ' ' + std::string(verb.word))) out.push_back(verb);
  return out;
}

std::vector<std::string> Run::own_tries() const {
  if (step().plays()) return step().answer;
  std::vector<std::string> possible = tries();
  if (!step().asks()) return possible;
  std::erase_if(possible, [&](const std::string& choice) {
    return Run(*this).attempt(choice).kind != Verdict::Kind::Right;
  });
  possible.resize(1);
  return possible;
}

Verdict Run::judge(const Tried& tried) const {
  const auto fits = [&](const Goal& goal) { return holds(goal, tried); };
  if (std::ranges::any_of(step().right, fits)) return {.said = step().praise};
  if (std::ranges::any_of(step().also, fits)) return {.kind = Verdict::Kind::Along};
  Verdict verdict{.kind = Verdict::Kind::Wrong};
  const auto known = std::ranges::find_if(step().wrong, fits, &Wrong::goal);
  verdict.said = known != step().wrong.end() ? known->reply
                 : step().otherwise.empty()  ? common("otherwise")
                                             : step().otherwise;
  return verdict;
}

Verdict Run::attempt(std::string_view what) {
  what = trimmed(what);
  if (over()) return {.kind = Verdict::Kind::Unreadable, .said = common("lesson_over")};
  if (step().plays()) return attempt_line(what);
  const auto possible = tries();
  const auto found = std::ranges::find(possible, what);
  if (found == possible.end())
    return {.kind = Verdict::Kind::Unreadable, .said = common(step().asks() ? "choose_answer" : "read_on")};
  Verdict verdict{.said = step().praise};
  if (step().asks())
    verdict = judge(
        {.line = what, .seat = lesson_->seat, .choice = static_cast<int>(found - possible.begin()) + 1});
  if (verdict.kind == Verdict::Kind::Right) go_on(verdict);
  return verdict;
}

Verdict Run::attempt_line(std::string_view what) {
  const auto action = position_->parse(what);
  if (!action)
    return {
        .kind = Verdict::Kind::Unreadable, .said = common("unreadable"), .fault = action.error().sentence};
  if (action->seat() != lesson_->seat)
    return {.kind = Verdict::Kind::Unreadable, .said = common("not_yours")};
  if (const Refusal refusal = position_->check(*action))
    return {.kind = Verdict::Kind::Illegal, .said = refused(refusal), .refusal = refusal};
  const std::string line = position_->text(*action);
  const games::PositionPtr after = position_->clone();
  after->apply(*action);
  Verdict verdict = judge({.line = without_seat(line), .seat = lesson_->seat, .after = after.get()});
  if (verdict.kind == Verdict::Kind::Wrong) return verdict;
  put(*action, verdict);
  if (verdict.kind == Verdict::Kind::Right) go_on(verdict);
  return verdict;
}

void Run::put(Action line, Verdict& verdict) {
  verdict.happened.push_back(position_->text_for(lesson_->seat, line));
  position_->apply(line);
}

void Run::play_own(const std::vector<std::string>& lines, Verdict& verdict) {
  for (const std::string& line : lines) {
    const auto action = position_->parse(line);
    if (!action || position_->check(*action)) {
      fault_ = "a line of a lesson can't be played: " + line;
      at_ = lesson_->steps.size();
      return;
    }
    put(*action, verdict);
  }
}

void Run::go_on(Verdict& verdict) {
  play_own(step().then, verdict);
  if (over()) return;
  ++at_;
  enter();
}

}  // namespace longroad::lessons
