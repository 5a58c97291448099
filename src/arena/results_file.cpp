#include "arena/results_file.hpp"

#include <fmt/format.h>

#include <boost/json/serialize.hpp>
namespace longroad::arena {
namespace {

/// What is there already; a last line that was cut off is left out.
Result<std::vector<GameResult>> load(const std::filesystem::path& path, const std::string& header) {
  std::vector<GameResult> results;
  std::ifstream file(path);
  std::string line;
  if (!std::getline(file, line)) return results;
  if (line != header) return Error{fmt::format("{} has the results of another match.", path.string())};
  while (std::getline(file, line)) {
    auto result = read_result(line);
    if (!result) break;
    results.push_back(std::move(*result));
  }
  return results;
}

}  // namespace

Result<ResultsFile> ResultsFile::open(const std::filesystem::path& folder, const Match& match) {
  std::error_code error;
  std::filesystem::create_directories(folder / "records", error);
  if (error) return Error{fmt::format("The folder {} can't be made: {}.", folder.string(), error.message())};
  const std::string top = boost::json::serialize(header(match));
  const auto path = folder / "results.jsonl";
  auto results = load(path, top);
  if (!results) return results.error();
  ResultsFile file;
  file.folder_ = folder;
  file.results_ = std::move(*results);
  file.file_.open(path, std::ios::trunc);
  if (!file.file_) return Error{fmt::format("{} can't be written.", path.string())};
  file.file_ << top << '\n';
  for (const GameResult& r : file.results_) file.file_ << write_result(r) << '\n';
  file.file_.flush();
  return file;
}

void ResultsFile::keep(const PlayedGame& played) {
  std::ofstream(folder_ / "records" / fmt::format("{:06}.game", played.result.game)) << played.record;
  file_ << write_result(played.result) << '\n'
        << std::flush;  // each line at once: an interruption costs none
}

}  // namespace longroad::arena
