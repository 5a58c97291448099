/// Totals of a batch as JSON.
#pragma once

#include <string>
#include <string_view>

#include "sim/batch.hpp"

namespace longroad::work {

std::string write_totals(const sim::Totals& totals);
Result<sim::Totals> read_totals(std::string_view text);

}  // namespace longroad::work
