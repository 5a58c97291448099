#include "analysis/explain.hpp"

#include <algorithm>
#include <vector>

#include "analysis/words/said.hpp"

namespace longroad::analysis {
namespace {

std::string reason_words(const Reason& reason, Seat seat, const Naming& naming) {
  if (reason.seat == seat) return said_in(naming.language, "more_" + reason.term);
  return said_in(
      naming.language, "theirs",
      {{"player", naming.of(reason.seat)}, {"what", said_in(naming.language, "less_" + reason.term)}});
}

/// Whoever got most of what the decision cost, where it went to one rather than to all.
std::string helped_words(const Decision& d, const Naming& naming) {
  const auto most = std::ranges::max_element(d.effects);
  if (d.effects.size() < 3 || 3 * *most < 2 * d.loss || *most < 50) return "";
  const Seat seat = Seat::of(static_cast<int>(most - d.effects.begin()));
  return " " + said_in(naming.language, "helped",
                       {{"player", naming.of(seat)}, {"gain", percent(naming.language, *most)}});
}

}  // namespace

std::string explain(const Decision& d, const std::string& played, const std::string& better,
                    const Naming& naming) {
  const Language language = naming.language;
  std::string text = said_in(language, "chose", {{"player", naming.of(d.seat)}, {"played", played}});
  if (d.loss == 0) return text;
  text += " " + said_in(language, "better",
                        {{"better", better},
                         {"loss", percent(language, d.loss)},
                         {"error", percent(language, d.error)}});
  std::vector<std::string> reasons;
  for (const Reason& reason : d.reasons) reasons.push_back(reason_words(reason, d.seat, naming));
  if (!reasons.empty()) text += " " + said_in(language, "because", {{"reasons", listed(language, reasons)}});
  return text + helped_words(d, naming);
}

}  // namespace longroad::analysis
