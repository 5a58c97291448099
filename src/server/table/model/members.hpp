/// A view or a position member by member, as text: what changed from one to the next is found by
/// comparing texts, and only that is sent.
#pragma once

#include <boost/json/fwd.hpp>
#include <string>
#include <utility>
#include <vector>

namespace longroad::server {

using Members = std::vector<std::pair<std::string, std::string>>;

Members members_of(const boost::json::object& view);

/// The object with all of them.
std::string whole_text(const Members& members);

/// The object with those that differ from the older ones.
std::string changed_text(const Members& before, const Members& after);

}  // namespace longroad::server
