#include <algorithm>
#include <cstdlib>

#include "analysis/pages/pages.hpp"
#include "analysis/words/said.hpp"
#include "notation/values/write.hpp"

namespace longroad::analysis {
namespace {

constexpr std::size_t kGreatest = 5;

int greatest_effect(const Stroke& stroke, const Shown& shown) {
  if (shown.seat) return std::abs(stroke.effects[shown.seat->index]);
  int most = 0;
  for (const int effect : stroke.effects) most = std::max(most, std::abs(effect));
  return most;
}

}  // namespace

std::string outcome_words(const Report& report, Language language) {
  if (report.irregular.unfinished) return said_in(language, "unfinished", {{"turns", report.turns}});
  if (report.winner.is_none()) return said_in(language, "nobody_won", {{"turns", report.turns}});
  const auto winner = static_cast<std::size_t>(report.winner.index);
  return said_in(
      language, "won",
      {{"player", report.names[winner]}, {"points", report.points[winner]}, {"turns", report.turns}});
}

std::vector<std::string> apart_words(const Report& report, Language language) {
  const Irregular& apart = report.irregular;
  std::vector<std::string> list;
  list.push_back(
      said_in(language, "counted", {{"decisions", report.decisions.size()}, {"forced", report.forced}}));
  if (report.rest_spread > 0)
    list.push_back(said_in(language, "rest_spread", {{"points", percent(language, report.rest_spread)}}));
  if (apart.timeouts > 0)
    list.push_back(said_in(language, "timeouts", {{"timeouts", apart.timeouts}, {"lines", apart.by_clock}}));
  if (apart.removals > 0) list.push_back(said_in(language, "removals", {{"removals", apart.removals}}));
  if (apart.taken_back > 0) list.push_back(said_in(language, "taken_back", {{"lines", apart.taken_back}}));
  if (apart.sampled > 0) list.push_back(said_in(language, "sampled", {{"strokes", apart.sampled}}));
  if (apart.midway) list.push_back(said_in(language, "midway"));
  list.push_back(said_in(language, "seats_not_people"));
  return list;
}

std::string summary_words(const Account& a, Language language) {
  const bool any = a.slips + a.costly + a.very_costly > 0;
  return said_in(
      language, "summary",
      {{"player", a.name},
       {"chance", percent(language, a.start)},
       {"luck", change(language, a.luck)},
       {"own", change(language, a.own)},
       {"marks", any ? said_in(language, "marks",
                               {{"slips", a.slips}, {"costly", a.costly}, {"very_costly", a.very_costly}})
                     : std::string()}});
}

std::vector<Decision> marked(const Report& report, const Shown& shown) {
  std::vector<Decision> list;
  for (const Decision& d : report.decisions)
    if (d.mark != Mark::None && (!shown.seat || d.seat == *shown.seat)) list.push_back(d);
  return list;
}

std::vector<Stroke> greatest(const Report& report, const Shown& shown) {
  std::vector<Stroke> list = report.strokes;
  std::ranges::stable_sort(list, std::greater<>{},
                           [&](const Stroke& stroke) { return greatest_effect(stroke, shown); });
  if (list.size() > kGreatest) list.resize(kGreatest);
  std::erase_if(list, [&](const Stroke& stroke) { return greatest_effect(stroke, shown) == 0; });
  return list;
}

std::string turn_words(int turn, Language language) {
  return turn == 0 ? said_in(language, "opening_word") : said_in(language, "turn_of", {{"turn", turn}});
}

std::string as_json(const Report& report, const Shown& shown) {
  if (!shown.seat) return notation::value_text(report);
  Report own = report;
  std::erase_if(own.decisions, [&](const Decision& d) { return d.seat != *shown.seat; });
  return notation::value_text(own);
}

}  // namespace longroad::analysis
