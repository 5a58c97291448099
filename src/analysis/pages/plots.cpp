#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>

#include "analysis/accounts.hpp"
#include "analysis/pages/html.hpp"
#include "analysis/words/said.hpp"

namespace longroad::analysis {
namespace {

constexpr int kWidth = 920;
constexpr int kHeight = 300;
constexpr int kLeft = 44;
constexpr int kRight = 780;  // names stand behind
constexpr int kTop = 12;

/// So that the curves can be told apart without their colours.
constexpr std::array<std::string_view, kMaxSeats> kDashes{"none", "10 4", "3 4", "14 4 3 4", "6 6", "2 8"};

double across(const Report& report, int line) {
  return kLeft + static_cast<double>(line) / std::max(1, report.lines) * (kRight - kLeft);
}
double up(int chance) { return kTop + (1.0 - static_cast<double>(chance) / kCertain) * (kHeight - kTop); }

const BySeat& seen_by(const CurvePoint& point, const Shown& shown) {
  return shown.seat ? point.own : point.watched;
}

std::string curves(const Report& report, const Shown& shown) {
  std::string out;
  std::vector<std::pair<double, std::size_t>> ends;  // where each name stands
  for (std::size_t i = 0; i < report.names.size(); ++i) {
    std::string path;
    for (const CurvePoint& point : report.curve)
      path += fmt::format("{}{:.1f} {:.1f}", path.empty() ? "M" : "L", across(report, point.line),
                          up(seen_by(point, shown)[i]));
    out += fmt::format(
        "<path d='{}' fill='none' stroke='var(--s{})' stroke-width='2.5' stroke-dasharray='{}' "
        "stroke-linejoin='round'/>",
        path, i + 1, kDashes[i]);
    ends.emplace_back(up(seen_by(report.curve.back(), shown)[i]), i);
  }
  std::ranges::sort(ends);
  double lowest = -100;
  const double room = 18;
  for (auto it = ends.begin(); it != ends.end(); ++it) {
    const auto below = static_cast<double>(ends.end() - it - 1);
    const double y = std::min(std::max(it->first + 5, lowest + room), kHeight + 5 - below * room);
    lowest = y;
    out += fmt::format("<text x='{}' y='{:.1f}' fill='var(--s{})' font-weight='600'>{}</text>", kRight + 10,
                       y, it->second + 1, escaped(report.names[it->second]));
  }
  return out;
}

std::string axes(const Report& report) {
  std::string out;
  for (const int chance : {0, 2500, 5000, 7500, kCertain})
    out += fmt::format(
        "<path d='M{} {:.1f}H{}' stroke='var(--line)'/><text x='{}' y='{:.1f}' text-anchor='end' "
        "fill='var(--quiet)'>{}</text>",
        kLeft, up(chance), kRight, kLeft - 8, up(chance) + 4, chance / 100);
  for (const CurvePoint& point : report.curve)
    if (point.turn > 0 && point.turn % 20 == 0 && point.line < report.lines)
      out += fmt::format("<text x='{:.1f}' y='{}' text-anchor='middle' fill='var(--quiet)'>{}</text>",
                         across(report, point.line), kHeight + 20, point.turn);
  return out;
}

std::string curve_rows(const Report& report, const Shown& shown) {
  std::string out = fmt::format("<table><tr><th>{}</th>", escaped(said_in(shown.language, "turn_word")));
  for (const std::string& name : report.names) out += fmt::format("<th>{}</th>", escaped(name));
  out += "</tr>\n";
  for (const CurvePoint& point : report.curve) {
    out += fmt::format("<tr><td>{}</td>", point.turn);
    for (const int chance : seen_by(point, shown))
      out += fmt::format("<td>{}</td>", percent(shown.language, chance));
    out += "</tr>\n";
  }
  return out + "</table>";
}

std::string bar(double from, double to, double y, std::string_view colour) {
  return fmt::format("<rect x='{:.1f}' y='{:.1f}' width='{:.1f}' height='14' fill='{}'/>", std::min(from, to),
                     y, std::abs(to - from), colour);
}

/// Two bars a seat: luck, and all decisions against what is usual.
std::string account_bars(const Report& report, Language language) {
  int most = 1;
  for (const Account& a : report.accounts) most = std::max({most, std::abs(a.luck), std::abs(decided(a))});
  const double middle = 460;
  const auto x = [&](int value) { return middle + 280.0 * value / most; };
  std::string out;
  double y = 8;
  for (const Account& a : report.accounts) {
    out += fmt::format("<text x='0' y='{:.1f}' font-weight='600'>{}</text>", y + 20, escaped(a.name));
    out += bar(middle, x(a.luck), y, "var(--s2)") + bar(middle, x(decided(a)), y + 17, "var(--s3)");
    const auto word = [&](int value, std::string_view code, double row) {
      const bool left = value < 0;
      return fmt::format("<text x='{:.1f}' y='{:.1f}' text-anchor='{}'>{} {}</text>",
                         x(value) + (left ? -8 : 8), row, left ? "end" : "start",
                         escaped(said_in(language, code)), change(language, value));
    };
    out += word(a.luck, "luck", y + 12) + word(decided(a), "decisions", y + 29);
    y += 46;
  }
  return fmt::format(
      "<svg viewBox='0 0 {0} {1:.0f}' role='img' aria-label='{2}' font-size='13' "
      "fill='currentColor'><path d='M{3} 0V{1:.0f}' stroke='var(--line)'/>{4}</svg>",
      kWidth, y, escaped(said_in(language, "by_whom")), middle, out);
}

}  // namespace

std::string curve_html(const Report& report, const Shown& shown) {
  const std::string title = said_in(shown.language, shown.seat ? "curve_own" : "curve");
  return fmt::format(
      "<h2>{0}</h2>\n<figure><svg viewBox='0 0 {1} {2}' role='img' aria-label='{0}' "
      "font-size='13'>{3}{4}</svg>"
      "</figure>\n<details><summary>{5}</summary><div class='wide'>{6}</div></details>\n",
      escaped(title), kWidth, kHeight + 28, axes(report), curves(report, shown),
      escaped(said_in(shown.language, "table_of_it")), curve_rows(report, shown));
}

std::string accounts_html(const Report& report, Language language) {
  std::string out = fmt::format("<h2>{}</h2>\n<figure>{}</figure>\n<div class='wide'><table><tr><th></th>",
                                escaped(said_in(language, "by_whom")), account_bars(report, language));
  for (const char* code : {"start", "own", "others", "usual", "luck", "rest", "result", "adjusted"})
    out += fmt::format("<th>{}</th>", escaped(said_in(language, code)));
  out += "</tr>\n";
  for (const Account& a : report.accounts) {
    out += fmt::format("<tr><td>{}</td><td>{}</td>", escaped(a.name), percent(language, a.start));
    for (const int part : {a.own, a.others, a.usual, a.luck, a.rest})
      out += fmt::format("<td>{}</td>", change(language, part));
    out += fmt::format("<td>{}</td><td>{}{}</td></tr>\n", percent(language, a.result),
                       a.adjusted < 0 ? "−" : "", percent(language, a.adjusted));
  }
  return out + fmt::format("</table></div>\n<p class='quiet'>{}</p>\n",
                           escaped(said_in(language, "accounts_note")));
}

}  // namespace longroad::analysis
