#include "tournament/csv.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace longroad::tournament {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

char find_separator(std::string_view text) {
  const std::string_view line = text.substr(0, text.find('\n'));
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

}  // namespace

Result<std::vector<CsvRow>> read_csv(std::string_view text) {
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  const char separator = find_separator(text);
  std::vector<CsvRow> rows;
  CsvRow row;
  std::string cell;
  bool quoted = false;  // inside quotes
  bool was_quoted = false;
  int line = 1;
  const auto end_cell = [&] {
    row.push_back(was_quoted ? std::move(cell) : trimmed(std::move(cell)));
    cell.clear();
    was_quoted = false;
  };
  const auto end_row = [&] {
    end_cell();
    if (!is_empty(row)) rows.push_back(std::move(row));
    row.clear();
  };
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '\n') ++line;
    if (quoted) {
      if (c != '"') {
        cell += c;
      } else if (i + 1 < text.size() && text[i + 1] == '"') {
        cell += text[++i];
      } else {
        quoted = false;
      }
    } else if (c == '"' && trimmed(cell).empty()) {
      cell.clear();
      quoted = was_quoted = true;
    } else if (c == separator) {
      end_cell();
    } else if (c == '\n') {
      end_row();
    } else if (c != '\r') {
      cell += c;
    }
  }
  if (quoted) return Error{fmt::format("A quotation mark is not closed, at line {}.", line)};
  end_row();
  return rows;
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
        cell = '"' + cell + '"';
      }
      out += cell;
    }
    out += "\r\n";
  }
  return out;
}

}  // namespace longroad::tournament
