#include "server/api/tables/analysing.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "analysis/analysis.hpp"
#include "analysis/pages/pages.hpp"
#include "analysis/words/said.hpp"
#include "crypto/crypto.hpp"
#include "server/net/loop.hpp"

namespace longroad::server {
namespace {

constexpr std::size_t kMostHeaders = 100;  // lines of a record beside those of its game

/// The same record in another language is another analysis. Where there are several nodes, it says which of
/// them has it.
std::string analysis_id(const House& house, const Request& request) {
  std::string id;
  for (const char byte : crypto::blake2b(16, code_of(request.language), request.body))
    id += fmt::format("{:02x}", static_cast<unsigned char>(byte));
  return house.shared() ? fmt::format("{}-{}", id, house.epoch()) : id;
}

bool too_many_lines(std::string_view record) {
  const auto lines = static_cast<std::size_t>(std::ranges::count(record, '\n'));
  return lines > static_cast<std::size_t>(analysis::kMostLines) + kMostHeaders;
}

Response no_analysis(const phrases::Sentence& why, Language language) {
  return problem(400, "bad_record", {{"error", analysis::said_in(language, why.code, why.values)}});
}

/// Whatever happens to the work, nobody waits for what will not come.
struct GivenUpUnlessDone {
  AnalysisJob& job;
  explicit GivenUpUnlessDone(AnalysisJob& of) : job(of) {}
  ~GivenUpUnlessDone() {
    if (!job.finished()) job.give_up();
  }
  GivenUpUnlessDone(const GivenUpUnlessDone&) = delete;
  GivenUpUnlessDone& operator=(const GivenUpUnlessDone&) = delete;
};

/// By a worker where one is idle, which comes to the same; otherwise nothing.
std::optional<std::string> analysed_elsewhere(AnalysisJob& job, const std::string& record, Language language,
                                              House& house) {
  work::Analysts* const analysts = house.pools().analysts;
  if (analysts == nullptr) return std::nullopt;
  const work::Analysts::Asker asker{.waits = [&] { return !house.stopping() && !job.unwanted(clock_now()); },
                                    .told = [&](int ready) { job.reach(ready); }};
  return analysts->analyse(record, language, asker);
}

/// Piece by piece, as long as somebody waits for it.
std::optional<std::string> analysed_here(AnalysisJob& job, const analysis::Analysis& work, Language language,
                                         House& house) {
  std::vector<analysis::Piece> pieces;
  for (int i = 0; i < work.size(); ++i) {
    const std::lock_guard alone(house.pools().analysing_here);
    if (house.stopping() || job.unwanted(clock_now())) return std::nullopt;
    pieces.push_back(work.piece(i));
    job.reach(i + 1);
  }
  return analysis::as_json(work.report(std::move(pieces)), {.language = language});
}

void work_through(AnalysisJob& job, const std::string& record, Language language, House& house) {
  const GivenUpUnlessDone watched(job);
  if (job.unwanted(clock_now())) return;
  const auto work = analysis::Analysis::of(record, language);
  if (!work) return job.finish(no_analysis(work.why(), language));
  if (work->story().irregular.unfinished) return job.finish(problem(409, "not_over.record"));
  job.begin(work->size());
  auto json = analysed_elsewhere(job, record, language, house);
  if (!json) json = analysed_here(job, *work, language, house);
  if (json) job.finish(ok_text(std::move(*json)));
}

}  // namespace

std::optional<std::int64_t> node_of_analysis(std::string_view id) {
  const auto dash = id.find('-');
  if (dash == id.npos) return std::nullopt;
  const std::string_view number = id.substr(dash + 1);
  std::int64_t epoch = 0;
  const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), epoch);
  if (error != std::errc() || end != number.data() + number.size()) return std::nullopt;
  return epoch;
}

void analyse_record(const ApiCall& call) {
  if (too_many_lines(call.request.body))
    return call.reply(problem(413, "too_long", {{"most", analysis::kMostLines}}));
  const std::string id = analysis_id(call.house, call.request);
  if (call.analyses.find(id) != nullptr)
    return show_analysis({call, call.request, {id}, call.share, call.analyses});
  const auto job = call.analyses.add(id);
  job->want(clock_now());
  const auto work = [job, record = call.request.body, language = call.request.language, &house = call.house] {
    work_through(*job, record, language, house);
  };
  if (call.house.pools().analyses.submit(work, call.address)) return call.reply(job->answer());
  call.analyses.remove(job);
  call.reply(problem(503, "busy.analysis"));
}

void show_analysis(const ApiCall& call) {
  const auto job = call.analyses.find(call.name());
  if (job == nullptr) return call.reply(not_found());
  job->want(clock_now());
  call.reply(job->answer());
}

}  // namespace longroad::server
