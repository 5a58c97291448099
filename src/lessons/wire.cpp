#include "lessons/wire.hpp"

#include "lessons/courses.hpp"
#include "lessons/phrases.hpp"
#include "notation/json.hpp"
#include "notation/members.hpp"

namespace longroad::lessons::wire {
namespace {

Text text_of(const Said& said) { return {said[Language::English], said[Language::German]}; }

Answer answer_of(const Verdict& verdict) { return {verdict.kind, text_of(verdict.said), verdict.happened}; }

/// With all that pages show and would otherwise have to know rules for.
boost::json::object view_of(const games::Position& position, Seat seat) {
  notation::Members members;
  members.begin();
  position.view(seat)->write(members);
  return notation::parse_json(members.whole())->as_object();
}

/// The name of the lesson behind this one, in the same course.
std::string next_of(const Lesson& lesson) {
  const auto all = all_lessons();
  const auto at = static_cast<std::size_t>(&lesson - all.data());
  if (at + 1 >= all.size() || all[at + 1].game != lesson.game) return {};
  return all[at + 1].name;
}

void add_step(const Run& run, State& state) {
  const Step& step = run.step();
  state.say = text_of(step.say);
  state.show = step.show;
  for (const Said& choice : step.choices) state.choices.push_back(text_of(choice));
  if (!step.plays()) return;
  state.legal = run.tries();
  for (const auto& verb : run.open()) state.open.emplace_back(verb.word);
}

State state_of(const Run& run) {
  const Lesson& lesson = run.lesson();
  const games::Position& position = run.position();
  State state{.name = lesson.name, .game = lesson.game, .title = text_of(lesson.title), .seat = lesson.seat};
  state.steps = static_cast<int>(lesson.steps.size());
  state.step = static_cast<int>(run.at());
  state.over = run.over();
  state.next = next_of(lesson);
  state.view = view_of(position, lesson.seat);
  const games::Score score = position.score();
  for (int i = 0; i < position.players(); ++i) {
    state.names.emplace_back(i == lesson.seat.index ? "" : name_at(i));
    state.points.push_back(i == lesson.seat.index ? score.points[i] : score.shown[i]);
  }
  position.to_act().for_each([&](Seat seat) { state.to_act.push_back(seat.index + 1); });
  if (!run.over()) add_step(run, state);
  return state;
}

}  // namespace

List list() {
  List list;
  for (const Lesson& lesson : all_lessons())
    list.lessons.push_back({lesson.name, lesson.game, text_of(lesson.title), text_of(lesson.about),
                            static_cast<int>(lesson.steps.size())});
  return list;
}

std::optional<State> state_of(const Lesson& lesson, const Attempt& attempt) {
  Run run(lesson);
  for (const std::string& line : attempt.done)
    if (const auto kind = run.attempt(line).kind;
        kind != Verdict::Kind::Right && kind != Verdict::Kind::Along)
      return std::nullopt;
  std::optional<Answer> answer;
  if (attempt.line) answer = answer_of(run.attempt(*attempt.line));
  State state = state_of(run);
  state.answer = std::move(answer);
  return state;
}

}  // namespace longroad::lessons::wire
