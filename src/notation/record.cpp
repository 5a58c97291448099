#include "notation/record.hpp"

#include <algorithm>

#include "base/revision.hpp"
#include "notation/words.hpp"

namespace longroad::notation {
namespace {

constexpr std::size_t kMostHeaders = 100;  // each is compared with all before it
constexpr std::string_view kBlanks = " \t\r";

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(kBlanks);
  if (first == text.npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

/// Takes the next line off the text.
std::string_view next_line(std::string_view& text) {
  const std::size_t end = std::min(text.find('\n'), text.size());
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return line;
}

Error at_line(int number, std::string_view sentence) {
  return {"Line " + std::to_string(number) + ": " + std::string(sentence)};
}

Result<RecordHeader> read_header(std::string_view line, const Record& so_far) {
  const std::size_t colon = line.find(':');
  if (colon == line.npos) return Error{"a header is expected, a name and a colon, not " + quote(line) + "."};
  RecordHeader header{std::string(trimmed(line.substr(0, colon))),
                      std::string(trimmed(line.substr(colon + 1)))};
  if (so_far.header(header.key) != nullptr)
    return Error{"the header " + quote(header.key) + " is there twice."};
  if (so_far.headers.size() >= kMostHeaders) return Error{"there are too many headers."};
  return header;
}

}  // namespace

const std::string* Record::header(std::string_view key) const {
  const auto found = std::ranges::find(headers, key, &RecordHeader::key);
  return found == headers.end() ? nullptr : &found->value;
}

int Record::revision() const {
  const std::string* rules = header("rules");
  const auto number =
      rules == nullptr ? Result<int>(kFirstRevision) : read_number(*rules, kFirstRevision, kRevision);
  return number ? *number : kRevision;
}

Result<Record> read_record(std::string_view text) {
  Record record;
  bool in_headers = true;
  for (int number = 1; !text.empty(); ++number) {
    const std::string_view line = trimmed(next_line(text));
    if (in_headers) {
      if (line.starts_with('#')) continue;
      in_headers = !line.empty() || record.headers.empty();
      if (line.empty()) continue;
      auto header = read_header(line, record);
      if (!header) return at_line(number, header.error().sentence);
      record.headers.push_back(std::move(*header));
    } else if (const auto action = trimmed(line.substr(0, line.find('#'))); !action.empty()) {
      record.lines.push_back({std::string(action), number});
    }
  }
  const std::string* format = record.header("format");
  if (format == nullptr) return Error{"That is no record: the header 'format: 1' is missing."};
  if (*format != "1") return Error{"The record is of format " + quote(*format) + "; only 1 is known."};
  if (const std::string* rules = record.header("rules");
      rules != nullptr && !read_number(*rules, kFirstRevision, kRevision))
    return Error{"The record is played by rules of revision " + quote(*rules) + "; known are " +
                 std::to_string(kFirstRevision) + " to " + std::to_string(kRevision) + "."};
  return record;
}

std::string write_record(const Record& record) {
  std::string out;
  for (const auto& [key, value] : record.headers) out.append(key).append(": ").append(value) += '\n';
  out += '\n';
  for (const auto& line : record.lines) out.append(line.action) += '\n';
  return out;
}

}  // namespace longroad::notation
