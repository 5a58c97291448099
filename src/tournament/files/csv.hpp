/// Tables of cells as spreadsheets read and write them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tournament/words/sentence.hpp"

namespace longroad::tournament {

using CsvRow = std::vector<std::string>;

struct CsvLine {
  CsvRow cells;
  int line = 0;  // of the file, where the row ends
};

/// Comma, semicolon or tab: what a first line `sep=;` says, otherwise whichever the first line has most of.
/// Cells in double quotes may hold anything. Empty lines are passed over, and the apostrophe that
/// `write_csv` adds is taken off.
Answer<std::vector<CsvLine>> read_csv(std::string_view file);

/// With a mark that tells spreadsheets it is UTF-8. A cell that would be taken for a formula gets
/// an apostrophe in front.
std::string write_csv(const std::vector<CsvRow>& rows, char separator = ',');

}  // namespace longroad::tournament
