#include "server/api/site/lessons.hpp"

#include "lessons/courses.hpp"
#include "lessons/wire.hpp"
#include "server/api/calls/read_body.hpp"
#include "server/http/refusal.hpp"

namespace longroad::server {
void list_lessons(const ApiCall& call) {
  static const Response kList = ok(lessons::wire::list());
  call.reply(kList);
}

void try_lesson(const ApiCall& call) {
  const lessons::Lesson* lesson = lessons::find_lesson(call.names[0] + '/' + call.names[1]);
  if (lesson == nullptr) return call.reply(problem(404, "no_such_lesson"));
  const auto attempt = read_body_as<lessons::wire::Attempt>(call.request, call.reply);
  if (!attempt) return;
  const auto go_through = [lesson, attempt = *attempt, reply = call.reply] {
    const auto state = lessons::wire::state_of(*lesson, attempt);
    reply(state ? ok(*state) : problem(409, "lesson_changed"));
  };
  call.work_on(call.house.pools().replays, go_through);
}

}  // namespace longroad::server
