#include "analysis/explain.hpp"

#include <algorithm>
#include <vector>

#include "analysis/words/said.hpp"

namespace longroad::analysis {
namespace {

constexpr std::size_t kReasons = 3;

std::string reason_words(const Reason& reason, Seat seat, const Naming& naming) {
  if (reason.seat == seat) return said_in(naming.language, "more_" + reason.term);
  return said_in(
      naming.language, "theirs",
      {{"player", naming.of(reason.seat)}, {"what", said_in(naming.language, "less_" + reason.term)}});
}

/// Whoever got most of what the decision cost, where it surely cost something, which went to one rather than
/// to all.
std::string helped_words(const Decision& d, const Naming& naming) {
  const auto most = std::ranges::max_element(d.effects);
  if (d.effects.size() < 3 || 3 * *most < 2 * d.loss || *most < 50 || d.loss < 2 * d.error) return "";
  const Seat seat = Seat::of(static_cast<int>(most - d.effects.begin()));
  return " " + said_in(naming.language, "helped",
                       {{"player", naming.of(seat)}, {"gain", percent(naming.language, *most)}});
}

}  // namespace

std::vector<Reason> reasons_for(const Lens& lens, const Terms& gained, const Shares& best, Seat seat) {
  const auto weights = lens.weights();
  const double own = best[seat.index];
  std::vector<Reason> list;
  for (std::size_t i = 0; i < gained.size(); ++i) {
    const Seat whose = Seat::of(static_cast<int>(i / weights.size()));
    // What a seat's log-odds do to a chance, to first order.
    const double slope = own * ((whose == seat ? 1 : 0) - best[whose.index]);
    const int effect = out_of_all(slope * gained[i]);
    if (effect > 0) list.push_back({std::string(weights[i % weights.size()].name), whose, effect});
  }
  std::ranges::stable_sort(list, std::greater<>{}, &Reason::effect);
  if (list.size() > kReasons) list.resize(kReasons);
  if (!list.empty()) std::erase_if(list, [&](const Reason& r) { return 4 * r.effect < list.front().effect; });
  return list;
}

std::string reasons_words(const std::vector<Reason>& reasons, Seat seat, const Naming& naming) {
  std::vector<std::string> words;
  for (const Reason& reason : reasons) words.push_back(reason_words(reason, seat, naming));
  return words.empty() ? "" : listed(naming.language, words);
}

std::string then_words(const std::vector<std::string>& then, bool wins, const Naming& naming) {
  std::string text;
  if (!then.empty())
    text += " " + said_in(naming.language, "then", {{"lines", listed(naming.language, then)}});
  if (wins) text += " " + said_in(naming.language, "wins");
  return text;
}

std::string explain(const Decision& d, const std::string& played, const std::string& better,
                    const std::vector<std::string>& then, const Naming& naming) {
  const Language language = naming.language;
  std::string text = said_in(language, "chose", {{"player", naming.of(d.seat)}, {"played", played}});
  if (d.loss == 0) return text;
  text += " " + said_in(language, "better",
                        {{"better", better},
                         {"loss", percent(language, d.loss)},
                         {"error", percent(language, d.error)}});
  text += then_words(then, d.before == kCertain, naming);
  const std::string reasons = reasons_words(d.reasons, d.seat, naming);
  if (!reasons.empty()) text += " " + said_in(language, "because", {{"reasons", reasons}});
  return text + helped_words(d, naming);
}

}  // namespace longroad::analysis
