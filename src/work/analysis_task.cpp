#include "work/analysis_task.hpp"

#include <algorithm>
#include <utility>

#include "analysis/analysis.hpp"
#include "analysis/pages/pages.hpp"
#include "analysis/words/said.hpp"
#include "encoding/base64.hpp"
#include "encoding/gzip.hpp"
#include "notation/json.hpp"

namespace longroad::work {
namespace {

/// Of an analysis that is sent back.
constexpr std::size_t kMostJson = 16 * 1024 * 1024;

class AnalysisTask final : public Task {
 public:
  AnalysisTask(analysis::Analysis analysis, Language language)
      : analysis_(std::move(analysis)), language_(language) {}

  Report play(const std::atomic<bool>& stop) override {
    std::vector<analysis::Piece> pieces;
    for (int i = 0; i < analysis_.size(); ++i) {
      if (stop) return {.state = State::Returned};
      pieces.push_back(analysis_.piece(i));
      ++ready_;
    }
    const analysis::Report report = analysis_.report(std::move(pieces));
    return {.state = State::Done, .results = {pack_analysis(as_json(report, {.language = language_}))}};
  }
  [[nodiscard]] int ready() const override { return ready_; }

 private:
  analysis::Analysis analysis_;
  Language language_;
  std::atomic<int> ready_ = 0;
};

}  // namespace

Result<TaskPtr> prepare_analysis(const Piece& piece) {
  const auto language = std::ranges::find(kLanguages, piece.language, code_of);
  if (language == kLanguages.end()) return Error{"Nobody speaks the language '" + piece.language + "' here."};
  auto analysis = analysis::Analysis::of(piece.request, *language);
  if (!analysis) return Error{analysis::said_in(*language, analysis.why().code, analysis.why().values)};
  return TaskPtr(new AnalysisTask(std::move(*analysis), *language));
}

std::string pack_analysis(std::string_view json) { return encoding::to_base64(encoding::gzip(json)); }

std::optional<std::string> unpack_analysis(std::string_view text) {
  const auto bytes = encoding::from_base64(text);
  auto json = bytes ? encoding::gunzip(*bytes, kMostJson) : std::nullopt;
  // It is passed on as it is.
  if (!json || !notation::parse_json(*json)) return std::nullopt;
  return json;
}

}  // namespace longroad::work
