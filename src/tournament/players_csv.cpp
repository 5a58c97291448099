#include "tournament/players_csv.hpp"

#include <algorithm>
#include <cctype>
#include <map>

#include "tournament/csv.hpp"

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
};

std::string lower(std::string text) {
  std::ranges::transform(text, text.begin(),
                         [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

/// The heading, where the first row is one.
Answer<Columns> read_heading(const CsvRow& row, bool& is_heading) {
  Columns columns;
  is_heading = std::ranges::any_of(row, [](const std::string& cell) { return lower(cell) == "name"; });
  if (!is_heading) return columns;
  for (int i = 0; i < std::ssize(row); ++i) {
    const auto* const title = std::ranges::find(kTitles, lower(row[i]), &Title::word);
    if (title == std::end(kTitles)) return say("csv_column", {{"column", row[i]}});
    if (title->column != nullptr) columns.*title->column = i;
  }
  return columns;
}

}  // namespace

Answer<PlayersFile> read_players(std::string_view csv) {
  const Answer<std::vector<CsvRow>> rows = read_csv(csv);
  if (!rows) return rows.why();
  if (rows->empty()) return say("nobody_listed");
  bool is_heading = false;
  const Answer<Columns> columns = read_heading(rows->front(), is_heading);
  if (!columns) return columns.why();
  PlayersFile file;
  std::map<std::string, std::vector<std::size_t>> groups;
  for (std::size_t r = is_heading ? 1 : 0; r < rows->size(); ++r) {
    const CsvRow& row = (*rows)[r];
    const auto cell = [&](int column) {
      return column == kNoColumn || column >= std::ssize(row) ? std::string() : row[column];
    };
    if (cell(columns->name).empty()) return say("csv_no_name", {{"row", r + 1}});
    const std::string group = cell(columns->apart);
    if (!group.empty()) groups[group].push_back(file.players.size());
    file.players.push_back({cell(columns->name), cell(columns->club), cell(columns->contact)});
  }
  for (auto& [group, members] : groups) {
    if (members.size() > 1) file.apart.push_back(std::move(members));
  }
  return file;
}

}  // namespace longroad::tournament
