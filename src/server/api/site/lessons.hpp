/// Lessons for pages that do not run them themselves: nothing is kept here, the page says what was done so
/// far.
#pragma once

#include "server/api/calls/answer.hpp"

namespace longroad::server {

CallAnswer list_lessons, try_lesson;

}  // namespace longroad::server
