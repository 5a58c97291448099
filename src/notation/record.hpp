/// Records: the headers and lines of a `.game` file. What they mean is for the game to say.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace longroad::notation {

struct RecordHeader {
  std::string key;
  std::string value;
  friend bool operator==(const RecordHeader&, const RecordHeader&) = default;
};

struct RecordLine {
  std::string action;
  int number = 0;  // of the line in its file, from 1
  friend bool operator==(const RecordLine&, const RecordLine&) = default;
};

struct Record {
  std::vector<RecordHeader> headers;  // in the order of the file
  std::vector<RecordLine> lines;

  /// Null where the record has no such header.
  [[nodiscard]] const std::string* header(std::string_view key) const;
  /// Of the rules, by the header `rules`; without it the first.
  [[nodiscard]] int revision() const;
  friend bool operator==(const Record&, const Record&) = default;
};

/// Comments, spare blanks and the line ends of other systems are read over and not kept. The record
/// must be of format 1, and its rules of a revision that is known.
Result<Record> read_record(std::string_view text);

/// What `read_record` reads as this record again, but for the line numbers.
std::string write_record(const Record& record);

}  // namespace longroad::notation
