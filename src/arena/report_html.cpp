#include <fmt/format.h>

#include <algorithm>

#include "arena/report.hpp"

namespace longroad::arena {
namespace {

constexpr int kWidth = 640;
constexpr int kBar = 28;

constexpr std::string_view kHead = R"(<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Longroad arena</title><style>
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}
table{border-collapse:collapse}td,th{padding:.25rem .75rem;border-bottom:1px solid #ccc;text-align:right}
td:first-child,th:first-child{text-align:left}svg{max-width:100%;height:auto}text{font:13px system-ui,sans-serif;fill:#222}
@media(prefers-color-scheme:dark){body{color:#eee;background:#181818}text{fill:#eee}td,th{border-color:#444}}
</style></head><body>
)";

constexpr std::string_view kColours[]{"#3b6fb6", "#c9662b", "#4c9a57", "#8c5aa8", "#b0a028", "#5a9aa8"};

std::string_view colour(std::size_t i) { return kColours[i % std::size(kColours)]; }

/// A bot's name may hold anything that a person typed.
std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '&')
      out += "&amp;";
    else if (c == '<')
      out += "&lt;";
    else if (c == '>')
      out += "&gt;";
    else
      out += c;
  }
  return out;
}

std::string figure(std::string_view title, int height, const std::string& content) {
  return fmt::format(
      "<h2>{0}</h2><svg viewBox=\"0 0 {1} {2}\" width=\"{1}\" role=\"img\" aria-label=\"{0}\">{3}</svg>\n",
      title, kWidth, height, content);
}

/// One bar a row with its error bar; `x` turns a value into a place.
template <class Value, class Low, class High, class X>
std::string bars(const Report& r, Value value, Low low, High high, X x) {
  std::string out;
  for (std::size_t i = 0; i < r.rows.size(); ++i) {
    const Row& row = r.rows[i];
    const int y = static_cast<int>(i) * 2 * kBar;
    const double from = std::min(x(0.0), x(value(row)));
    const double to = std::max(x(0.0), x(value(row)));
    out += fmt::format("<text x=\"4\" y=\"{}\">{}</text>", y + 18, escaped(row.entrant.name));
    out += fmt::format("<rect x=\"{:.1f}\" y=\"{}\" width=\"{:.1f}\" height=\"18\" fill=\"{}\"/>", from,
                       y + kBar, to - from, colour(i));
    out += fmt::format(
        "<path d=\"M{0:.1f} {2}H{1:.1f}M{0:.1f} {3}v10M{1:.1f} {3}v10\" stroke=\"#888\" stroke-width=\"2\"/>",
        x(low(row)), x(high(row)), y + kBar + 9, y + kBar + 4);
  }
  return out;
}

std::string shares(const Report& r) {
  const auto x = [](double share) { return 4 + share * (kWidth - 8); };
  std::string marks;
  for (std::size_t i = 0; i < r.rows.size(); ++i)
    marks += fmt::format("<path d=\"M{:.1f} {}v22\" stroke=\"#888\" stroke-dasharray=\"3\"/>",
                         x(r.rows[i].fair), static_cast<int>(i) * 2 * kBar + kBar - 2);
  return figure("Share of wins with 95 % interval; dashed: what the seats alone would win",
                static_cast<int>(r.rows.size()) * 2 * kBar,
                bars(
                    r, [](const Row& w) { return w.share; }, [](const Row& w) { return w.interval.low; },
                    [](const Row& w) { return w.interval.high; }, x) +
                    marks);
}

std::string ratings(const Report& r) {
  double most = 100;
  for (const Row& row : r.rows) most = std::max(most, std::abs(row.rating.elo) + 2 * row.rating.error);
  const auto x = [&](double elo) { return kWidth / 2.0 * (1 + 0.97 * elo / most); };
  return figure("Rating (Plackett–Luce, 400 points are 10 to 1) with 95 % error bars",
                static_cast<int>(r.rows.size()) * 2 * kBar,
                bars(
                    r, [](const Row& w) { return w.rating.elo; },
                    [](const Row& w) { return w.rating.elo - 1.96 * w.rating.error; },
                    [](const Row& w) { return w.rating.elo + 1.96 * w.rating.error; }, x));
}

/// Columns over whole numbers, for several series side by side.
std::string columns(std::string_view title, const std::vector<const std::map<int, int>*>& series, int step) {
  constexpr int kHeight = 200;
  int low = 1'000'000;
  int high = 0;
  int most = 1;
  for (const auto* counts : series)
    for (const auto& [at, count] : *counts) {
      low = std::min(low, at);
      high = std::max(high, at);
      most = std::max(most, count);
    }
  std::string out;
  const double slot = (kWidth - 8.0) / std::max(1, (high - low) / step + 1);
  const double wide = slot * 0.9 / static_cast<double>(series.size());
  for (std::size_t s = 0; s < series.size(); ++s)
    for (const auto& [at, count] : *series[s]) {
      const double tall = (kHeight - 40.0) * count / most;
      const int bar = (at - low) / step;
      const double left = 4 + bar * slot + static_cast<double>(s) * wide;
      out += fmt::format("<rect x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\" fill=\"{}\"/>",
                         left, kHeight - 20 - tall, wide, tall, colour(s));
    }
  out += fmt::format(
      "<text x=\"4\" y=\"{0}\">{1}</text><text x=\"{2}\" y=\"{0}\" text-anchor=\"end\">{3}</text>",
      kHeight - 4, low, kWidth - 4, high);
  return figure(title, kHeight, out);
}

std::string course(const Report& r) {
  constexpr int kHeight = 200;
  std::string path;
  const double step = (kWidth - 8.0) / std::max<double>(1, static_cast<double>(r.course.size()) - 1);
  const std::size_t stride = std::max<std::size_t>(1, r.course.size() / kWidth);
  for (std::size_t i = 0; i < r.course.size(); i += stride)
    path += fmt::format("{}{:.1f} {:.1f}", path.empty() ? "M" : "L", 4 + step * static_cast<double>(i),
                        kHeight - 10 - r.course[i] * (kHeight - 20));
  const double fair = kHeight - 10 - r.rows.front().fair * (kHeight - 20);
  return figure(
      fmt::format("Share of {} as the match went on", escaped(r.rows.front().entrant.name)), kHeight,
      fmt::format(
          "<path d=\"M4 {:.1f}H{}\" stroke=\"#888\" stroke-dasharray=\"3\"/><path d=\"{}\" fill=\"none\" "
          "stroke=\"{}\" stroke-width=\"2\"/>",
          fair, kWidth - 4, path, colour(0)));
}

std::string table(const Report& r) {
  std::string out =
      "<table><tr><th>bot<th>seats<th>wins<th>share<th>95 %<th>rating<th>points<th>µs a decision<th>faults";
  for (const Row& row : r.rows)
    out += fmt::format(
        "<tr><td>{}<td>{}<td>{}<td>{:.1f} %<td>{:.1f} – {:.1f} %<td>{:.0f} ± "
        "{:.0f}<td>{:.2f}<td>{:.1f}<td>{}",
        escaped(row.entrant.name), row.entrant.seats, row.wins, 100 * row.share, 100 * row.interval.low,
        100 * row.interval.high, row.rating.elo, 1.96 * row.rating.error, row.points, row.microseconds,
        row.faults.total());
  return out + "</table>\n";
}

std::string decisions(const Report& r) {
  std::map<std::string, int> kinds;
  for (const Row& row : r.rows)
    for (const auto& [kind, mean] : row.decisions) kinds[kind] = 0;
  std::string out = "<h2>Decisions a seat and game</h2><table><tr><th>kind";
  for (const Row& row : r.rows) out += "<th>" + escaped(row.entrant.name);
  for (const auto& [kind, unused] : kinds) {
    out += "<tr><td>" + escaped(kind);
    for (const Row& row : r.rows) {
      const auto found = row.decisions.find(kind);
      out += fmt::format("<td>{:.2f}", found == row.decisions.end() ? 0.0 : found->second);
    }
  }
  return out + "</table>\n";
}

}  // namespace

std::string as_html(const Report& r) {
  std::vector<const std::map<int, int>*> points;
  for (const Row& row : r.rows) points.push_back(&row.points_seen);
  std::string out{kHead};
  out += fmt::format("<h1>{} games of {}</h1><p>{:.1f} turns a game; {} without a winner. {}</p>\n", r.games,
                     escaped(r.game), r.turns, r.unfinished, escaped(r.verdict));
  out += table(r) + shares(r) + ratings(r) + course(r);
  out += columns("Points at the end of a game", points, 1);
  out += columns("Turns of a game, by tens", {&r.lengths}, 10);
  return out + decisions(r) + "</body></html>\n";
}

}  // namespace longroad::arena
