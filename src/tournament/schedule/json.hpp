/// Schedules as JSON: `{"games":[{"tables":[[4,17,2,9],…]},…]}`, numbers in starting position order.
#pragma once

#include <boost/json/fwd.hpp>

#include "tournament/schedule/schedule.hpp"

namespace longroad::tournament {

boost::json::object schedule_json(const Schedule& schedule);

/// Reads what `schedule_json` writes; who sits twice or at which tables is not judged here.
Result<Schedule> read_schedule(const boost::json::value& json);

}  // namespace longroad::tournament
