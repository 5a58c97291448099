#include "analysis/pages/html.hpp"

#include <fmt/format.h>

#include "analysis/words/said.hpp"

namespace longroad::analysis {
namespace {

constexpr std::string_view kStyle = R"(
:root{--ink:#23303a;--quiet:#56646e;--ground:#fbf8f0;--card:#fff;--line:#d9d2c0;--good:#0a7a3c;--bad:#a3341f;
--s1:#b3261e;--s2:#1d5fa8;--s3:#b35c00;--s4:#5c6670;--s5:#2f7d3b;--s6:#7a5230}
@media(prefers-color-scheme:dark){:root{--ink:#ece7da;--quiet:#b3ad9f;--ground:#181c20;--card:#22282e;--line:#3d454d;
--good:#6fcf97;--bad:#f0937f;--s1:#ff8a80;--s2:#7db8ff;--s3:#ffb366;--s4:#d5dbe0;--s5:#86d394;--s6:#d9b38c}}
*{box-sizing:border-box}
body{font:15px/1.45 Inter,system-ui,sans-serif;color:var(--ink);background:var(--ground);max-width:60rem;margin:0 auto;
padding:24px 16px 64px}
h1{font-size:36px;line-height:1.15;margin:8px 0 16px}h2{font-size:24px;margin:40px 0 8px}h3{font-size:18px;margin:0 0 4px}
p{margin:4px 0 8px;max-width:44rem}.quiet{color:var(--quiet);font-size:13px}
figure{margin:0}svg{display:block;width:100%;height:auto}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}td,th{padding:4px 12px;border-bottom:1px solid var(--line);
text-align:right}td:first-child,th:first-child{text-align:left}.wide{overflow-x:auto}
summary{cursor:pointer;padding:12px 0;color:var(--quiet)}
article{background:var(--card);border:1px solid var(--line);border-radius:8px;padding:16px;margin:12px 0;
display:grid;gap:16px}article:target{outline:3px solid var(--good)}
@media(min-width:720px){article.drawn{grid-template-columns:1fr 20rem}}
.mark{font-size:13px;font-weight:600;color:var(--bad)}.strip{display:flex;flex-wrap:wrap;gap:4px}
.strip a{min-width:44px;min-height:44px;display:grid;place-items:center;border:1px solid var(--line);border-radius:8px;
text-decoration:none;color:var(--ink);background:var(--card);font-variant-numeric:tabular-nums}
.strip a.costly,.strip a.very_costly{border-color:var(--bad);border-width:2px}.strip a.very_costly{font-weight:700}
code{font-size:13px;overflow-wrap:anywhere}
)";

std::string paragraph(const std::string& text, std::string_view kind = "") {
  return fmt::format("<p{}>{}</p>\n", kind.empty() ? "" : fmt::format(" class='{}'", kind), escaped(text));
}

std::string heading(Language language, std::string_view code) {
  return fmt::format("<h2>{}</h2>\n", escaped(said_in(language, code)));
}

std::string strip_html(const std::vector<Decision>& list) {
  std::string out = "<nav class='strip'>";
  for (const Decision& d : list)
    out += fmt::format("<a class='{}' href='#d{}' title='{}'>{}</a>", word_of(d.mark), d.line,
                       escaped(d.played), d.turn);
  return out + "</nav>\n";
}

std::string decision_html(const Decision& d, Language language, const Picture& picture) {
  const std::string board = picture(d);
  std::string out = fmt::format("<article id='d{}'{}><div><h3>{}</h3><span class='mark'>{}</span>\n", d.line,
                                board.empty() ? "" : " class='drawn'", escaped(turn_words(d.turn, language)),
                                escaped(said_in(language, word_of(d.mark))));
  out += paragraph(d.text);
  out += fmt::format("<p class='quiet'><code>{}</code> → <code>{}</code></p>", escaped(d.played),
                     escaped(d.better));
  out += fmt::format("<details><summary>{}</summary><code>{}</code></details></div>",
                     escaped(said_in(language, "was_there")), escaped(d.position));
  if (!board.empty())
    out += fmt::format("<figure role='img' aria-label='{}'>{}</figure>",
                       escaped(said_in(language, "page_board")), board);
  return out + "</article>\n";
}

std::string strokes_html(const Report& report, const Shown& shown) {
  std::string out = heading(shown.language, "strokes") + "<div class='wide'><table><tr><th></th><th></th>";
  for (const std::string& name : report.names) out += fmt::format("<th>{}</th>", escaped(name));
  out += "</tr>\n";
  for (const Stroke& stroke : greatest(report, shown)) {
    out += fmt::format("<tr><td>{}</td><td><code>{}</code></td>",
                       escaped(turn_words(stroke.turn, shown.language)), escaped(stroke.what));
    for (const int effect : stroke.effects) out += fmt::format("<td>{}</td>", change(shown.language, effect));
    out += "</tr>\n";
  }
  return out + "</table></div>\n";
}

}  // namespace

std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) {
    switch (c) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '\'':
        out += "&#39;";
        break;
      default:
        out += c;
    }
  }
  return out;
}

std::string as_html(const Report& report, const Shown& shown, const Picture& picture) {
  const Language language = shown.language;
  const std::string title = outcome_words(report, language);
  std::string out = fmt::format(
      "<!doctype html>\n<html lang='{}'><head><meta charset='utf-8'>"
      "<meta name='viewport' "
      "content='width=device-width,initial-scale=1'><title>{}</title><style>{}</style></head>"
      "<body><main>\n<h1>{}</h1>\n",
      code_of(language), escaped(title), kStyle, escaped(title));
  for (const Account& a : report.accounts)
    if (!shown.seat || a.seat == *shown.seat) out += paragraph(summary_words(a, language));
  out += curve_html(report, shown);
  const std::vector<Decision> list = marked(report, shown);
  out += heading(language, list.empty() ? "none_marked" : "marked");
  if (!list.empty()) out += strip_html(list);
  for (const Decision& d : list) out += decision_html(d, language, picture);
  out += accounts_html(report, language) + strokes_html(report, shown) + heading(language, "how");
  out += paragraph(said_in(language, "how_text", {{"worlds", report.worlds}}), "quiet");
  for (const std::string& sentence : apart_words(report, language)) out += paragraph(sentence, "quiet");
  return out + "</main></body></html>\n";
}

}  // namespace longroad::analysis
