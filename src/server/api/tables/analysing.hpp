/// A finished game explained (docs/analysis.md), for pages that do not compute that themselves.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "server/api/calls/answer.hpp"

namespace longroad::server {

/// Takes a record, and answers how far its analysis is; `show_analysis` is asked then, until it is done.
CallAnswer analyse_record, show_analysis;
/// The node that has the analysis with this id, by its epoch; none where the id names none.
std::optional<std::int64_t> node_of_analysis(std::string_view id);

}  // namespace longroad::server
