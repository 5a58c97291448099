#include "work/analysts.hpp"

#include "work/analysis_task.hpp"
#include "work/handing.hpp"

namespace longroad::work {
namespace {

/// An analysis that takes so many workers with it is made here.
constexpr int kMostLost = 3;

}  // namespace

std::optional<std::string> Analysts::analyse(std::string_view record, Language language, const Asker& asker) {
  Piece piece;
  piece.program = this_program();
  piece.kind = Kind::Analysis;
  piece.request = record;
  piece.language = code_of(language);
  const std::string text = write(piece);
  if (text.size() > kMostBytes) return std::nullopt;
  const Waiting waiting{.still = asker.waits,
                        .told = [&](const Report& working) { asker.told(working.ready); }};
  for (int tries = 0; tries < kMostLost && asker.waits(); ++tries) {
    const auto taken = offer(bus_, text);
    if (!taken || !*taken) return std::nullopt;
    if ((*taken)->state == State::Returned) continue;  // another may be idle
    if (!is_taken(**taken)) return std::nullopt;
    const auto report = see_through(bus_, (*taken)->at, waiting);
    if (!report || report->state == State::Returned) continue;
    if (report->state != State::Done || report->results.size() != 1) return std::nullopt;
    auto json = unpack_analysis(report->results[0]);
    if (json) ++made_;
    return json;
  }
  return std::nullopt;
}

}  // namespace longroad::work
