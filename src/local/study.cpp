#include "local/study.hpp"

#include <fmt/format.h>

#include "analysis/pages/pages.hpp"
#include "notation/json_text.hpp"
#include "notation/values/write.hpp"

namespace longroad::local {
namespace {

template <class Found>
void append_found(std::string& list, const Found& found) {
  if (!list.empty()) list += ',';
  list += notation::value_text(found);
}

}  // namespace

std::string Study::go_on(int pieces) {
  std::string curve;
  std::string decisions;
  for (; pieces > 0 && done() < size(); --pieces) {
    const analysis::Piece& piece = pieces_.emplace_back(work_.piece(done()));
    if (const auto* point = std::get_if<analysis::CurvePoint>(&piece)) append_found(curve, *point);
    const auto* decision = std::get_if<analysis::Decision>(&piece);
    if (decision != nullptr && decision->counts && decision->mark != analysis::Mark::None)
      append_found(decisions, *decision);
  }
  const analysis::Shown shown{.language = language_};
  const analysis::Story& story = work_.story();
  std::string names;
  notation::JsonText list(names);
  for (const std::string& name : story.names) list.value(name);
  return fmt::format(
      R"({{"done":{},"size":{},"names":[{}],"lines":{},"curve":[{}],"decisions":[{}],"report":{}}})", done(),
      size(), names, story.lines, curve, decisions,
      done() == size() ? analysis::as_json(work_.report(pieces_), shown) : std::string("null"));
}

}  // namespace longroad::local
