/// Players and staff as JSON, as much of them as somebody may know.
#pragma once

#include <boost/json/fwd.hpp>

#include "tournament/model/state.hpp"

namespace longroad::server::desk {

/// What is told of people beyond what everybody knows.
struct PeopleTold {
  bool search = false;  // in what names are searched
  bool contacts = false;
  bool warnings = false;
};

/// Who is expected at semi-finals and final is told as far as `shown` has the results.
boost::json::array people_json(const tournament::State& state, const tournament::State& shown,
                               const PeopleTold& told);
boost::json::array staff_json(const tournament::State& state);
/// Friends and family, who are kept apart.
boost::json::array apart_json(const tournament::State& state);

}  // namespace longroad::server::desk
