/// What leaves a tournament: spreadsheets, and one file that restores everything.
#pragma once

#include <boost/json/object.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "tournament/files/csv.hpp"
#include "tournament/rules/tournament.hpp"

namespace longroad::tournament {

/// Spreadsheets that separate cells by semicolons do so since the comma is in their numbers.
std::vector<CsvRow> standings_rows(const State& state, char separator = ',');
std::vector<CsvRow> results_rows(const State& state);
std::vector<CsvRow> players_rows(const State& state);

/// What a spreadsheet in the tournament's language separates cells by: German ones need the comma for
/// decimals.
char separator_of(const State& state);

/// The whole log as one JSON document.
/// With what a server keeps beside it, which the import of a log passes over.
std::string export_json(const Tournament& tournament, const boost::json::object& beside = {});
/// The entries of such a document.
Result<std::vector<Entry>> import_json(std::string_view document);

}  // namespace longroad::tournament
