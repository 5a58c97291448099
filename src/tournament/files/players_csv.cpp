#include "tournament/files/players_csv.hpp"

#include <algorithm>
#include <map>
#include <sstream>

#include "tournament/files/csv.hpp"
#include "tournament/words/letters.hpp"

namespace longroad::tournament {
namespace {

constexpr int kNoColumn = -1;

struct Columns {
  int name = 0;
  int club = kNoColumn;
  int contact = kNoColumn;
  int apart = kNoColumn;
};

struct Title {
  std::string_view word;
  int Columns::*column;  // null: of our own export, passed over
};

constexpr Title kTitles[] = {
    {"name", &Columns::name},       {"club", &Columns::club},
    {"verein", &Columns::club},     {"contact", &Columns::contact},
    {"kontakt", &Columns::contact}, {"email", &Columns::contact},
    {"e-mail", &Columns::contact},  {"apart", &Columns::apart},
    {"getrennt", &Columns::apart},  {"player", nullptr},
    {"warnings", nullptr},          {"status", nullptr},
    {"accepted", nullptr},
};

/// Which column has what. Without a heading there are names only.
Answer<Columns> read_heading(const CsvRow& row, bool& is_heading) {
  Columns columns;
  is_heading = std::ranges::any_of(row, [](const std::string& cell) { return small(cell) == "name"; });
  if (!is_heading) return row.size() > 1 ? Answer<Columns>(say("csv_no_heading")) : columns;
  columns.name = kNoColumn;
  for (int i = 0; i < std::ssize(row); ++i) {
    const auto* const title = std::ranges::find(kTitles, small(row[i]), &Title::word);
    if (title == std::end(kTitles)) return say("csv_column", {{"column", row[i]}});
    if (title->column == nullptr) continue;
    if (columns.*title->column != kNoColumn) return say("csv_column_twice", {{"column", row[i]}});
    columns.*title->column = i;
  }
  return columns;
}

/// Cells that nobody headed would be lost.
bool has_more_cells(const CsvRow& row, std::size_t columns) {
  return row.size() > columns && std::any_of(row.begin() + static_cast<std::ptrdiff_t>(columns), row.end(),
                                             [](const std::string& cell) { return !cell.empty(); });
}

/// "north+smith" is two words.
std::vector<std::string> groups_of(const std::string& words) {
  std::vector<std::string> parts;
  std::istringstream rest(words);
  for (std::string word; std::getline(rest, word, '+');) {
    if (!word.empty()) parts.push_back(word);
  }
  return parts;
}

}  // namespace

Answer<PlayersFile> read_players(std::string_view csv) {
  const Answer<std::vector<CsvLine>> rows = read_csv(csv);
  if (!rows) return rows.why();
  if (rows->empty()) return say("nobody_listed");
  bool is_heading = false;
  const Answer<Columns> columns = read_heading(rows->front().cells, is_heading);
  if (!columns) return columns.why();
  PlayersFile file;
  std::map<std::string, std::vector<std::size_t>> groups;
  for (std::size_t r = is_heading ? 1 : 0; r < rows->size(); ++r) {
    const auto& [row, line] = (*rows)[r];
    const auto cell = [&row = row](int column) {
      return column == kNoColumn || column >= std::ssize(row) ? std::string() : row[column];
    };
    if (has_more_cells(row, rows->front().cells.size())) return say("csv_more_cells", {{"row", line}});
    if (cell(columns->name).empty()) return say("csv_no_name", {{"row", line}});
    for (const std::string& group : groups_of(cell(columns->apart)))
      groups[group].push_back(file.players.size());
    file.players.push_back({cell(columns->name), cell(columns->club), cell(columns->contact)});
  }
  for (auto& [group, members] : groups) {
    if (members.size() > 1) file.apart.push_back(std::move(members));
  }
  return file;
}

}  // namespace longroad::tournament
