/// docs/notation.md is what outside tools are written from: its examples and its list of refusals
/// are what the referee says.
#include <gtest/gtest.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>

#include "games/referee.hpp"
#include "notation/refusal.hpp"
#include "phrases/translations.hpp"
#include "where.hpp"

namespace longroad::games {
namespace {

std::string document() {
  std::ifstream file(std::string(tests::kFolder) + "/../docs/notation.md");
  return {std::istreambuf_iterator<char>(file), {}};
}

/// Whether the text is as the example has it, where `…` stands for something left out.
bool fits(std::string_view text, std::string_view example) {
  static constexpr std::string_view kLeftOut = "…";
  std::size_t cut = example.find(kLeftOut);
  if (cut == example.npos) return text == example;
  if (!text.starts_with(example.substr(0, cut))) return false;
  text.remove_prefix(cut);
  for (example.remove_prefix(cut + kLeftOut.size()); (cut = example.find(kLeftOut)) != example.npos;
       example.remove_prefix(cut + kLeftOut.size())) {
    const std::size_t at = text.find(example.substr(0, cut));
    if (at == text.npos) return false;
    text.remove_prefix(at + cut);
  }
  return text.ends_with(example);
}

TEST(NotationDocument, ShowsWhatTheRefereeAnswers) {
  const std::string text = document();
  std::istringstream lines(text.substr(text.find("## The referee"), text.find("## Bots")));
  Referee referee;
  std::string answer;
  int answers = 0;
  for (std::string line; std::getline(lines, line) && line != "## Bots";) {
    if (line.starts_with("> ")) answer = referee.answer(line.substr(2));
    if (!line.starts_with("< ")) continue;
    EXPECT_TRUE(fits(answer, line.substr(2))) << line << "\nbut it was\n" << answer;
    ++answers;
  }
  EXPECT_GT(answers, 20);
}

/// The JSON below a heading, as a request.
std::string position_below(const std::string& heading) {
  const std::string text = document();
  const std::string fence = "```json\n";
  const std::size_t begin = text.find(fence, text.find("### " + heading)) + fence.size();
  return "{\"position\":" + text.substr(begin, text.find("```", begin) - begin) + "}";
}

TEST(NotationDocument, HasPositionsThatCanBeAndOneThatCannot) {
  Referee referee;
  EXPECT_EQ(referee.answer(position_below("Example: a short position")), R"({"ok":true})");
  EXPECT_NE(referee.answer(R"({"show":true})")
                .find(R"("bank":"bbbbbbbbbbbbbbbbbllllllllllllllllllwwwwwwwwwwwwwwwwwwggg)"),
            std::string::npos);
  EXPECT_TRUE(referee.answer(position_below("Example: an impossible position"))
                  .starts_with(R"({"ok":false,"error":)"));
}

/// The keys of all objects in the value.
void collect_keys(const boost::json::value& value, std::set<std::string>& keys) {
  if (const auto* list = value.if_array())
    for (const auto& item : *list) collect_keys(item, keys);
  if (const auto* object = value.if_object())
    for (const auto& [key, item] : *object) {
      keys.insert(key);
      collect_keys(item, keys);
    }
}

TEST(NotationDocument, NamesEveryFieldOfAPosition) {
  const std::string text = document();
  for (const Game& game : offered_games()) {
    Referee referee;
    referee.answer("{\"new\":{\"game\":\"" + std::string(game.name) + "\"}}");
    if (referee.answer(R"({"legal":true})").find("\"chance\"") == std::string::npos)
      referee.answer(R"({"do":"1 settle 20"})");  // so that there is something to revise
    std::set<std::string> keys;
    collect_keys(boost::json::parse(referee.answer(R"({"show":true})")), keys);
    EXPECT_GT(keys.size(), 20U) << game.name;
    for (const std::string& key : keys)
      EXPECT_TRUE(text.find("`" + key + "`") != text.npos || text.find("\"" + key + "\":") != text.npos)
          << game.name << ": " << key;
  }
}

TEST(NotationDocument, ListsEveryRefusal) {
  const std::string text = document();
  for (const auto& [code, phrase] : phrases::refusals(Language::English)) {
    const Refusal refusal{.rule = {phrases::hash_of(code)},
                          .seat = Seat::of(1),
                          .number = 2,
                          .resource = Resource::Ore,
                          .cards = Bundle::of(Resource::Brick)};
    const std::string row = "| `" + code + "` | " + sentence(refusal) + " |\n";
    EXPECT_NE(text.find(row), std::string::npos) << row;
  }
}

}  // namespace
}  // namespace longroad::games
