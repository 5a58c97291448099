#include "tournament/files/csv.hpp"

#include <algorithm>

#include "tournament/words/letters.hpp"
#include "tournament/words/utf8.hpp"

namespace longroad::tournament {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

std::string_view first_line(std::string_view text) {
  std::string_view line = text.substr(0, text.find('\n'));
  if (line.ends_with('\r')) line.remove_suffix(1);
  return line;
}

/// What some spreadsheets write ahead of everything: `sep=;`.
bool names_separator(std::string_view line) { return line.size() == 5 && small(line.substr(0, 4)) == "sep="; }

char find_separator(std::string_view line) {
  if (names_separator(line)) return line.back();
  return std::ranges::max({',', ';', '\t'}, {}, [&](char c) { return std::ranges::count(line, c); });
}

std::string trimmed(std::string cell) {
  const auto is_space = [](char c) { return c == ' ' || c == '\t'; };
  while (!cell.empty() && is_space(cell.back())) cell.pop_back();
  cell.erase(cell.begin(), std::ranges::find_if_not(cell, is_space));
  return cell;
}

bool is_empty(const CsvRow& row) { return std::ranges::all_of(row, &std::string::empty); }

bool looks_like_formula(std::string_view cell) {
  return !cell.empty() && std::string_view("=+-@\t\r").find(cell.front()) != std::string_view::npos;
}

/// A cell that would be taken for a formula is written with an apostrophe in front.
bool is_guarded(std::string_view cell) {
  return cell.starts_with('\'') && looks_like_formula(cell.substr(1));
}

/// Takes a text apart, one character after the other.
class CsvReader {
 public:
  explicit CsvReader(char separator) : separator_(separator) {}

  /// Answers whether the next character was read along with this one.
  bool take(char c, char next) {
    if (quoted_) return take_quoted(c, next);
    if (c == '"' && trimmed(cell_).empty()) {
      cell_.clear();
      quoted_ = was_quoted_ = true;
    } else if (c == separator_) {
      end_cell();
    } else if (c == '\n') {
      end_row();
      ++line_;
    } else if (c != '\r') {
      cell_ += c;
    }
    return false;
  }

  Answer<std::vector<CsvLine>> finish() {
    if (quoted_) return say("csv_quote", {{"line", line_}});
    end_row();
    return std::move(rows_);
  }

 private:
  bool take_quoted(char c, char next) {
    const bool doubled = c == '"' && next == '"';  // a quotation mark within quotes
    if (c != '"' || doubled) {
      cell_ += c;
      if (c == '\n') ++line_;
    } else {
      quoted_ = false;
    }
    return doubled;
  }
  void end_cell() {
    std::string cell = was_quoted_ ? cell_ : trimmed(cell_);
    if (is_guarded(cell)) cell.erase(0, 1);
    row_.push_back(std::move(cell));
    cell_.clear();
    was_quoted_ = false;
  }
  void end_row() {
    end_cell();
    if (!is_empty(row_)) rows_.push_back({row_, line_});
    row_.clear();
  }

  char separator_;
  std::vector<CsvLine> rows_;
  CsvRow row_;
  std::string cell_;
  bool quoted_ = false;  // inside quotes
  bool was_quoted_ = false;
  int line_ = 1;
};

}  // namespace

Answer<std::vector<CsvLine>> read_csv(std::string_view file) {
  const std::string text = to_utf8(file);
  const std::string_view first = first_line(text);
  CsvReader reader(find_separator(first));
  // The line that names the separator has no cells, but counts.
  for (std::size_t i = names_separator(first) ? first.size() : 0; i < text.size(); ++i) {
    if (reader.take(text[i], i + 1 < text.size() ? text[i + 1] : '\0')) ++i;
  }
  return reader.finish();
}

std::string write_csv(const std::vector<CsvRow>& rows, char separator) {
  std::string out(kByteOrderMark);
  for (const CsvRow& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (i > 0) out += separator;
      std::string cell = looks_like_formula(row[i]) ? "'" + row[i] : row[i];
      if (cell.find_first_of("\"\n\r") != std::string::npos || cell.find(separator) != std::string::npos) {
        for (std::size_t at = 0; (at = cell.find('"', at)) != std::string::npos; at += 2)
          cell.insert(at, 1, '"');
        cell.insert(0, 1, '"') += '"';
      }
      out += cell;
    }
    out += "\r\n";
  }
  return out;
}

}  // namespace longroad::tournament
