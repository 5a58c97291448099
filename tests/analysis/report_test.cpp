/// What a report says of whole games.
#include <algorithm>
#include <fstream>
#include <numeric>
#include <sstream>

#include "analysed.hpp"
#include "analysis/pages/html.hpp"
#include "analysis/words/said.hpp"
#include "bots/judge/mind.hpp"
#include "notation/values/write.hpp"
#include "translation_faults.hpp"
#include "where.hpp"

namespace longroad::analysis {
namespace {

int total(const BySeat& list) { return std::accumulate(list.begin(), list.end(), 0); }

void expect_sound(const Report& report) {
  ASSERT_FALSE(report.curve.empty());
  for (const CurvePoint& point : report.curve) EXPECT_EQ(total(point.watched), kCertain);
  EXPECT_EQ(std::ranges::adjacent_find(report.curve, std::ranges::greater_equal{}, &CurvePoint::line),
            report.curve.end())
      << "each line once";
  for (const Stroke& stroke : report.strokes) EXPECT_EQ(total(stroke.effects), 0) << stroke.what;
  for (const Decision& d : report.decisions) {
    EXPECT_EQ(total(d.effects), 0) << d.text;
    EXPECT_GE(d.loss, 0);
    EXPECT_FALSE(d.text.empty());
    if (d.mark != Mark::None) {
      EXPECT_GE(d.loss, 2 * d.error - 2) << d.text;
      EXPECT_NE(d.played, d.better);
      EXPECT_FALSE(d.position.empty());
    }
  }
  int usual = 0;
  for (const Account& a : report.accounts) {
    EXPECT_EQ(a.start + a.own + a.others + a.usual + a.luck + a.rest, a.result) << a.name;
    EXPECT_EQ(a.adjusted, a.result - a.luck);
    EXPECT_LE(a.own, 0);
    usual += a.usual;
  }
  EXPECT_EQ(usual, 0) << "what one usually loses, the others gain";
}

TEST(Report, AddsUpInEveryGameForEverySeat) {
  for (const games::Game& game : games::offered_games()) {
    const auto whole = tests::played(game, game.min_players, 5, "greedy", 4);
    const Report report = tests::analysed(tests::record_text(*whole.end, whole.lines));
    SCOPED_TRACE(game.name);
    EXPECT_EQ(report.accounts.size(), static_cast<std::size_t>(game.min_players));
    EXPECT_FALSE(report.decisions.empty());
    EXPECT_FALSE(report.strokes.empty());
    expect_sound(report);
    for (const Language language : kLanguages) {
      const std::string text = as_text(report, {.language = language});
      std::size_t width = 0;
      for (std::size_t at = 0, end = 0; (end = text.find('\n', at)) != text.npos; at = end + 1)
        width = std::max(width, static_cast<std::size_t>(std::count_if(
                                    text.begin() + static_cast<std::ptrdiff_t>(at),
                                    text.begin() + static_cast<std::ptrdiff_t>(end),
                                    [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; })));
      EXPECT_LE(width, 80U) << text;
      EXPECT_NE(as_html(report, {.language = language}, [](const Decision&) { return ""; }).find("</html>"),
                std::string::npos);
    }
    EXPECT_NE(notation::value_text(report).find("\"curve\""), std::string::npos);
  }
}

/// Another line of the same chance that nobody but one seat can tell from it.
struct Swapped {
  std::vector<Action> lines;
  Seat knows;
};

/// Plays the lines with one hidden draw changed; none where that is not possible.
std::optional<Swapped> with_another_draw(const tests::Played& whole, std::size_t at) {
  const auto now = whole.start->clone();
  for (std::size_t i = 0; i < at; ++i) now->apply(whole.lines[i]);
  const Action came = whole.lines[at];
  if (now->nature(came) != Nature::Chance || now->text_for({}, came) == now->text(came)) return std::nullopt;
  Outcomes outcomes;
  if (!now->outcomes(outcomes)) return std::nullopt;
  for (const Outcome& o : outcomes) {
    const auto other = now->clone();
    if (o.action == came || now->text_for({}, o.action) != now->text_for({}, came)) continue;
    Swapped swapped{whole.lines, now->whose_turn()};
    swapped.lines[at] = o.action;
    bool fits = true;
    for (std::size_t i = at; i < swapped.lines.size() && fits; ++i) {
      fits = !other->check(swapped.lines[i]);
      if (fits) other->apply(swapped.lines[i]);
    }
    if (fits && other->score().points.items().size() > 0 &&
        other->score().winner == whole.end->score().winner)
      return swapped;
  }
  return std::nullopt;
}

/// Seats that see the two records alike.
bool sees_alike(const tests::Played& whole, const Swapped& swapped, games::Viewer viewer) {
  const auto a = whole.start->clone();
  const auto b = whole.start->clone();
  for (std::size_t i = 0; i < whole.lines.size(); ++i) {
    if (a->text_for(viewer, whole.lines[i]) != b->text_for(viewer, swapped.lines[i])) return false;
    a->apply(whole.lines[i]);
    b->apply(swapped.lines[i]);
    if (!a->view(viewer)->equals(*b->view(viewer))) return false;
  }
  return true;
}

TEST(Report, DependsOnNothingThatASeatCouldNotSee) {
  int compared = 0;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    const auto whole = tests::played(games::default_game(), 3, seed, "greedy", 30);
    for (std::size_t at = 0; at < whole.lines.size() && compared < 2; ++at) {
      const auto swapped = with_another_draw(whole, at);
      if (!swapped || !sees_alike(whole, *swapped, {})) continue;
      const Report one = tests::analysed(tests::record_text(*whole.end, whole.lines));
      const auto end = whole.start->clone();
      for (const Action line : swapped->lines) end->apply(line);
      const Report other = tests::analysed(tests::record_text(*end, swapped->lines));
      ASSERT_EQ(one.curve.size(), other.curve.size());
      for (std::size_t i = 0; i < one.curve.size(); ++i) {
        EXPECT_EQ(one.curve[i].watched, other.curve[i].watched);
        for (int seat = 0; seat < 3; ++seat)
          if (sees_alike(whole, *swapped, Seat::of(seat))) {
            EXPECT_EQ(one.curve[i].own[static_cast<std::size_t>(seat)],
                      other.curve[i].own[static_cast<std::size_t>(seat)]);
          }
      }
      for (int seat = 0; seat < 3; ++seat) {
        if (!sees_alike(whole, *swapped, Seat::of(seat))) continue;
        ++compared;
        const auto judged = [&](const Report& report) {
          std::string all;
          for (Decision d : report.decisions) {
            d.position = "";  // what was really there
            if (d.seat == Seat::of(seat)) all += notation::value_text(d) + "\n";
          }
          return all;
        };
        EXPECT_EQ(judged(one), judged(other));
      }
    }
  }
  EXPECT_GT(compared, 0);
}

TEST(Report, SaysTheSameInEveryLanguage) {
  for (const Language language : kLanguages) {
    const auto said = all_said();
    EXPECT_EQ(tests::translation_faults({said.begin(), said.end()}, phrases::book(language, "analysis")),
              std::vector<std::string>{})
        << code_of(language);
    for (const games::Game& game : games::offered_games())
      for (const bots::Weight& weight : bots::own_weights(game.name))
        for (const char* kind : {"more_", "less_"})
          EXPECT_FALSE(said_in(language, kind + std::string(weight.name)).empty()) << weight.name;
  }
}

TEST(Report, RefusesWhatItCantRead) {
  const auto why = [](const std::string& text) { return std::string(Analysis::of(text).why().code); };
  EXPECT_EQ(why("nonsense"), "not_legal");
  EXPECT_EQ(why(std::string(kMostText + 1, '#')), "too_large");
  const auto whole = tests::played(games::default_game(), 3, 1, "random", 3);
  EXPECT_EQ(why(tests::record_text(*whole.start, {})), "no_lines");
  notation::Record endless = games::record_of(*whole.end, whole.lines);
  endless.lines.resize(kMostLines + 1, endless.lines.front());
  EXPECT_EQ(why(notation::write_record(endless)), "too_long");
  const auto* race = games::find_game("race");
  const auto other = tests::played(*race, 2, 1, "random", 5);
  EXPECT_EQ(why(tests::record_text(*other.end, other.lines)), "no_evaluation");
}

TEST(Report, TreatsTheClockRemovalsAndTakeBacksApart) {
  const auto whole = tests::played(games::default_game(), 3, 2, "greedy", 8);
  std::vector<Action> lines = whole.lines;
  const auto now = whole.end->clone();
  while (now->chance_due() || now->to_act().size() != 1) {
    Actions legal;
    now->legal(legal);
    const Action line = now->chance_due() ? now->draw(RandKey{7}) : legal[0];
    now->apply(line);
    lines.push_back(line);
  }
  const Seat late = now->whose_turn();
  ASSERT_FALSE(now->check(now->timeout(late)));
  now->apply(now->timeout(late));
  lines.push_back(now->timeout(late));
  const Seat gone = Seat::of((now->whose_turn().index + 1) % 3);
  if (const Action removal = now->removal(gone); !now->check(removal)) {
    now->apply(removal);
    lines.push_back(removal);
  }
  const Report report = tests::analysed(tests::record_text(*now, lines));
  EXPECT_EQ(report.irregular.timeouts, 1);
  EXPECT_EQ(report.irregular.removals, 1);
  EXPECT_TRUE(report.irregular.unfinished);
  expect_sound(report);
}

Report report_of(const std::string& name) {
  std::ifstream file(std::string(tests::kFolder) + "/analysis/" + name);
  std::stringstream text;
  text << file.rdbuf();
  return tests::analysed(text.str());
}

std::vector<std::string> lines_that_count(const Report& report) {
  std::vector<std::string> lines;
  for (const Decision& d : report.decisions) lines.push_back(d.played);
  return lines;
}

TEST(Report, JudgesWhatWasOfferedAnsweredAndPlayedInTheEnd) {
  const Report report = report_of("dealings.game");
  expect_sound(report);
  for (const Topic topic : {Topic::Offered, Topic::Accepted, Topic::Refused})
    EXPECT_TRUE(std::ranges::count(report.decisions, topic, &Decision::topic) > 0) << word_of(topic);
  const auto lines = lines_that_count(report);
  EXPECT_EQ(std::ranges::count(lines, "1 road 22-23"), 0) << "it was put elsewhere";
  EXPECT_EQ(std::ranges::count(lines, "1 road 11-21"), 1);
  EXPECT_EQ(std::ranges::count(lines, "2 end"), 0) << "the clock did that";
  EXPECT_EQ(report.curve.back().watched.back(), 0) << "whoever has left can't win";
  Irregular apart{.timeouts = 1, .by_clock = 1, .removals = 1, .taken_back = 1};
  apart.midway = apart.unfinished = true;
  EXPECT_EQ(report.irregular, apart);
  for (const Language language : kLanguages) {
    std::string said;  // in one line
    for (const char c : as_text(report, {.language = language})) said += c == '\n' ? ' ' : c;
    for (const auto& sentence :
         {said_in(language, "timeouts", {{"timeouts", 1}, {"lines", 1}}),
          said_in(language, "removals", {{"removals", 1}}), said_in(language, "taken_back", {{"lines", 1}})})
      EXPECT_NE(said.find(sentence), std::string::npos) << sentence;
  }
}

TEST(Report, DoesNotJudgeWhatWasUndone) {
  const Report report = report_of("undone.game");
  expect_sound(report);
  EXPECT_EQ(report.irregular.taken_back, 4);
  EXPECT_EQ(lines_that_count(report), (std::vector<std::string>{"1 road 11-21", "1 end"}));
}

}  // namespace
}  // namespace longroad::analysis
