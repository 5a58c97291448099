/// Players, as much of them as somebody may know.
#pragma once

#include <vector>

#include "server/desk/wire/people.hpp"

namespace longroad::server::desk {

/// What is told of people beyond what everybody knows.
struct PeopleTold {
  bool search = false;  // in what names are searched
  bool contacts = false;
  bool warnings = false;
};

/// Who is expected at semi-finals and final is told as far as `shown` has the results.
std::vector<wire::Person> told_people(const tournament::State& state, const tournament::State& shown,
                                      const PeopleTold& told);

}  // namespace longroad::server::desk
