/// Players and staff as JSON, as much of them as somebody may know.
#pragma once

#include <boost/json/fwd.hpp>

#include "tournament/state.hpp"

namespace longroad::server::desk {

/// Who is expected at semi-finals and final is told as far as `shown` has the results.
boost::json::array people_json(const tournament::State& state, const tournament::State& shown,
                               bool with_contacts, bool with_warnings);
boost::json::array staff_json(const tournament::State& state);
/// Friends and family, who are kept apart.
boost::json::array apart_json(const tournament::State& state);

}  // namespace longroad::server::desk
