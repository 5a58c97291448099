/// Tables of cells as spreadsheets read and write them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tournament/sentence.hpp"

namespace longroad::tournament {

using CsvRow = std::vector<std::string>;

/// Comma, semicolon or tab, whichever the first line has most of; cells in double quotes may hold
/// anything. Empty lines are passed over.
Answer<std::vector<CsvRow>> read_csv(std::string_view file);

/// With a mark that tells spreadsheets it is UTF-8. A cell that would be taken for a formula gets
/// an apostrophe in front.
std::string write_csv(const std::vector<CsvRow>& rows, char separator = ',');

}  // namespace longroad::tournament
