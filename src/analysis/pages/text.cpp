#include <fmt/format.h>

#include <algorithm>
#include <sstream>

#include "analysis/pages/pages.hpp"
#include "analysis/words/said.hpp"

namespace longroad::analysis {
namespace {

constexpr std::size_t kColumns = 80;
constexpr std::size_t kName = 12;

/// How wide a text is on the screen: of what follows in a UTF-8 sequence nothing is counted.
std::size_t width_of(std::string_view text) {
  return static_cast<std::size_t>(
      std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

std::string padded(std::string text, std::size_t width, bool right = true) {
  const std::size_t own = width_of(text);
  if (own >= width) return text;
  return right ? std::string(width - own, ' ') + text : text + std::string(width - own, ' ');
}

/// At most so wide, whole characters only.
std::string cut(std::string_view text, std::size_t width) {
  std::string out;
  std::size_t columns = 0;
  for (const char c : text) {
    const bool begins = (static_cast<unsigned char>(c) & 0xC0) != 0x80;
    if (begins && columns == width) break;
    columns += begins ? 1 : 0;
    out += c;
  }
  return out;
}

/// In lines that fit; those after the first are moved in.
std::string in_lines(const std::string& text, std::size_t indent = 0) {
  std::string out;
  std::size_t column = 0;
  std::istringstream words(text);
  for (std::string word; words >> word;) {
    const std::size_t width = width_of(word);
    if (column > 0 && column + 1 + width > kColumns) {
      out += '\n' + std::string(indent, ' ');
      column = indent;
    } else if (column > 0) {
      out += ' ';
      ++column;
    }
    out += word;
    column += width;
  }
  return out + '\n';
}

std::string names_row(const Report& report, std::size_t width) {
  std::string row;
  for (const std::string& name : report.names) row += padded(cut(name, width - 1), width);
  return row;
}

std::string accounts_table(const Report& report, Language language) {
  std::string out = in_lines(said_in(language, "by_whom"));
  out += padded("", kName, false);
  for (const char* code : {"start", "own", "others", "usual", "luck", "rest"})
    out += padded(said_in(language, code), 8);
  out += padded(said_in(language, "result"), 9);
  out += padded(said_in(language, "adjusted"), 11) + "\n";
  for (const Account& a : report.accounts) {
    out += padded(cut(a.name, kName - 1), kName, false) + padded(percent(language, a.start), 8);
    for (const int part : {a.own, a.others, a.usual, a.luck, a.rest})
      out += padded(change(language, part), 8);
    out += padded(percent(language, a.result), 9);
    out += padded((a.adjusted < 0 ? "−" : "") + percent(language, a.adjusted), 11) + "\n";
  }
  return out + in_lines(said_in(language, "accounts_note"));
}

/// One row a round: the first turn of each.
std::string curve_table(const Report& report, Language language, bool own) {
  const std::size_t width = std::min<std::size_t>(12, (kColumns - 8) / report.names.size());
  std::string out = in_lines(said_in(language, own ? "curve_own" : "curve"));
  out += padded(said_in(language, "turn_word"), 6) + names_row(report, width) + "\n";
  for (std::size_t i = 0; i < report.curve.size(); ++i) {
    const CurvePoint& point = report.curve[i];
    const bool last = i + 1 == report.curve.size();
    if (!last && point.seat != Seat::of(0)) continue;
    out += padded(std::to_string(point.turn), 6);
    for (const int chance : own ? point.own : point.watched) out += padded(percent(language, chance), width);
    out += "\n";
  }
  return out;
}

std::string topics_table(const Report& report, const Shown& shown) {
  std::string out = in_lines(said_in(shown.language, "lost_in"));
  for (const Account& a : report.accounts) {
    if (shown.seat && a.seat != *shown.seat) continue;
    std::vector<std::string> parts;
    for (const TopicLoss& t : a.topics)
      if (t.loss >= 5)
        parts.push_back(fmt::format("{} {}",
                                    said_in(shown.language, fmt::format("topic_{}", word_of(t.topic))),
                                    percent(shown.language, t.loss)));
    out += in_lines(fmt::format("{}: {}", a.name,
                                parts.empty() ? said_in(shown.language, "nothing")
                                              : fmt::format("{}", fmt::join(parts, ", "))),
                    2);
  }
  return out;
}

std::string stroke_line(const Report& report, const Stroke& stroke, Language language) {
  std::string effects;
  for (std::size_t i = 0; i < stroke.effects.size(); ++i)
    effects +=
        fmt::format("{}{} {}", i == 0 ? "" : ", ", report.names[i], change(language, stroke.effects[i]));
  return in_lines(fmt::format("- {}, {}: {}", turn_words(stroke.turn, language), stroke.what, effects), 2);
}

}  // namespace

std::string as_text(const Report& report, const Shown& shown) {
  const Language language = shown.language;
  std::string out = in_lines(outcome_words(report, language));
  for (const Account& a : report.accounts)
    if (!shown.seat || a.seat == *shown.seat) out += in_lines(summary_words(a, language), 2);
  const std::vector<Decision> list = marked(report, shown);
  out += "\n" + in_lines(said_in(language, list.empty() ? "none_marked" : "marked"));
  for (const Decision& d : list)
    out += in_lines(fmt::format("- {} ({}, {}): {}", turn_words(d.turn, language), d.line,
                                said_in(language, word_of(d.mark)), d.text),
                    2);
  out += "\n" + topics_table(report, shown) + "\n" + accounts_table(report, language) + "\n";
  if (const auto strokes = greatest(report, shown); !strokes.empty()) {
    out += in_lines(said_in(language, "strokes"));
    for (const Stroke& stroke : strokes) out += stroke_line(report, stroke, language);
    out += "\n";
  }
  out += curve_table(report, language, shown.seat.has_value()) + "\n";
  for (const std::string& sentence : apart_words(report, language)) out += in_lines(sentence);
  return out;
}

}  // namespace longroad::analysis
