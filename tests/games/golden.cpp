/// Golden playthroughs: one whole game of every kind, with every legal list, view and score, as a
/// file in tests/golden. LONGROAD_UPDATE_GOLDEN=1 writes the files anew; read the difference before
/// keeping it. Where an older revision of the rules plays otherwise, its file is kept in a folder of its own
/// and never written anew: what was played by those rules goes on as it did.
#include <gtest/gtest.h>

#include <fmt/format.h>
#include <algorithm>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>

#include "notation/words.hpp"
#include "properties.hpp"
#include "where.hpp"

namespace longroad::tests {
namespace {

namespace json = boost::json;
using games::Position;
using games::Viewer;

/// Views in full are long; between these lines a hash tells whether one has changed.
constexpr int kFullViews = 50;
constexpr int kMostLines = 2500;

std::uint64_t hash(std::string_view text) {
  std::uint64_t h = 0xCBF29CE484222325;
  for (const char c : text) h = (h ^ static_cast<unsigned char>(c)) * 0x100000001B3;
  return h;
}

/// The lines in their order; of what differs from the line before in its last word, only that word.
std::string listed(const Position& position, const Actions& actions) {
  std::string out;
  std::string before;
  for (const Action action : actions) {
    const std::string text = position.text(action);
    const std::size_t last = text.rfind(' ');
    const std::string begin = text.substr(0, last);
    out += begin == before ? "," + text.substr(last) : (out.empty() ? "" : "; ") + text;
    before = begin;
  }
  return out;
}

std::string listed_chance(const Position& position) {
  Outcomes outcomes;
  if (!position.outcomes(outcomes)) return "open";
  std::string out;
  for (const Outcome& outcome : outcomes)
    out += fmt::format("{}{} ({})", out.empty() ? "" : "; ", position.text(outcome.action), outcome.weight);
  return out;
}

std::string listed_open(const Position& position) {
  std::string out;
  for (const Viewer viewer : all_viewers(position))
    for (const auto& verb : position.open_verbs(viewer))
      out += fmt::format(" {} {};", viewer ? notation::text(*viewer) : "*", verb.word);
  return out;
}

/// The same members in their order, but for these.
json::object without(const json::object& from, std::initializer_list<std::string_view> keys) {
  json::object out;
  for (const auto& [key, value] : from)
    if (std::ranges::find(keys, std::string_view(key)) == keys.end()) out[key] = value;
  return out;
}

/// A position or a view; one of older rules as it was written before there were revisions.
std::string text_of(json::object document, int revision) {
  if (revision == kRevision) return json::serialize(document);
  document = without(document, {"rules"});
  if (document.at("game") == "struggle") {  // fields that it has got since
    document["options"] = without(document.at("options").as_object(), {"stack_remade_at_once"});
    document["turn"] = without(document.at("turn").as_object(), {"gives"});
  }
  return json::serialize(document);
}

void describe(const Position& position, int number, std::string& out) {
  Actions actions;
  Actions revisions;
  position.legal(actions);
  position.revisions(revisions);
  const auto score = position.score();
  out += fmt::format("-- {} turn {} points {} shown {}\n", number, position.turn(),
                     fmt::join(score.points, " "), fmt::join(score.shown, " "));
  if (position.chance_due()) out += "chance: " + listed_chance(position) + "\n";
  if (!actions.empty()) out += "legal: " + listed(position, actions) + "\n";
  if (!revisions.empty()) out += "revise: " + listed(position, revisions) + "\n";
  if (const auto open = listed_open(position); !open.empty()) out += "open:" + open + "\n";
  for (const Viewer viewer : all_viewers(position)) {
    const std::string view = text_of(position.view(viewer)->json(), position.revision());
    if (number % kFullViews == 0)
      out += fmt::format("view {}: {}\n", viewer ? notation::text(*viewer) : "*", view);
    else
      out += fmt::format("{}{:08x}", viewer ? " " : "views ", hash(view) & 0xFFFFFFFF);
  }
  if (number % kFullViews != 0) out += '\n';
}

/// The line, and how the seats saw it that did not see all of it.
std::string told(const Position& position, Action action) {
  const std::string text = position.text(action);
  std::string out = "=> " + text;
  for (const Viewer viewer : all_viewers(position))
    if (const auto seen = position.text_for(viewer, action); seen != text)
      out += fmt::format(" | {}: {}", viewer ? notation::text(*viewer) : "*", seen);
  return out + "\n";
}

std::string playthrough(const Kind& kind, int revision) {
  const GameKeys keys = GameKeys::from(RandKey{2});
  auto started = kind.game->start({.players = kind.players, .key = keys.board, .revision = revision});
  const auto position = std::move(*started);
  RandomPlay play(*position, keys, {.open = 30, .revise = 10, .clock = 1});
  std::string out = kind.name() + "\n" + text_of(position->json(), revision) + "\n";
  int number = 0;
  for (; number < kMostLines; ++number) {
    describe(*position, number, out);
    const auto action = play.next();
    if (!action) break;
    out += told(*position, *action);
    position->apply(*action);
  }
  return out + text_of(position->json(), revision) + "\n";
}

/// The first line in which the texts differ.
std::string difference(const std::string& golden, const std::string& now) {
  std::istringstream left(golden);
  std::istringstream right(now);
  std::string a;
  std::string b;
  for (int number = 1;; ++number) {
    const bool more = !std::getline(left, a).fail() | !std::getline(right, b).fail();
    if (!more || a != b) return fmt::format("line {}\n  golden: {}\n  now:    {}", number, a, b);
  }
}

std::string read_golden(const std::filesystem::path& path) {
  std::ifstream in(path);
  return {std::istreambuf_iterator<char>(in), {}};
}

class Golden : public testing::TestWithParam<Kind> {
 protected:
  static std::filesystem::path folder() { return std::string(tests::kFolder) + "/golden"; }
  static std::filesystem::path first_revision() {
    return folder() / "revision-1" / (GetParam().name() + ".txt");
  }
  /// A game that came with a later revision, and so has no playthrough of the first.
  static bool came_later() {
    const std::string start = std::string(GetParam().game->name) + "-";
    return std::ranges::none_of(
        std::filesystem::directory_iterator(folder() / "revision-1"),
        [&](const auto& entry) { return entry.path().filename().string().starts_with(start); });
  }
};

/// What the lines of a playthrough lead to by the first revision, or the first that it refuses.
std::string replayed(const Kind& kind, const std::string& golden) {
  auto started = kind.game->start(
      {.players = kind.players, .key = GameKeys::from(RandKey{2}).board, .revision = kFirstRevision});
  const auto position = std::move(*started);
  std::istringstream in(golden);
  for (std::string text; std::getline(in, text);) {
    if (!text.starts_with("=> ")) continue;
    const std::string line = text.substr(3, std::min(text.find(" | "), text.size()) - 3);
    const auto action = position->parse(line);
    if (!action || position->check(*action)) return "refused: " + line;
    position->apply(*action);
  }
  return text_of(position->json(), kFirstRevision) + "\n";
}

/// The lines of older games are played as ever; what is listed for them may have got shorter.
TEST_P(Golden, LinesOfTheFirstRevisionLeadToTheSame) {
  if (came_later()) GTEST_SKIP() << "there was no such game";
  const std::string golden = read_golden(first_revision());
  const std::string end = replayed(GetParam(), golden);
  EXPECT_TRUE(golden.ends_with("\n" + end)) << end.substr(0, 200);
}

TEST_P(Golden, PlaythroughOfTheFirstRevisionIsTheSame) {
  if (came_later()) GTEST_SKIP() << "there was no such game";
  if (GetParam().game->name == "struggle")
    return;  // it lists no draw twice any more; its lines are held above
  const auto path = first_revision();
  const std::string golden = read_golden(path);
  const std::string now = playthrough(GetParam(), kFirstRevision);
  EXPECT_TRUE(now == golden) << path << " differs in " << difference(golden, now);
}

TEST_P(Golden, PlaythroughIsTheSame) {
  const std::filesystem::path path = folder() / (GetParam().name() + ".txt");
  const std::string now = playthrough(GetParam(), kRevision);
  if (std::getenv("LONGROAD_UPDATE_GOLDEN") != nullptr) std::ofstream(path) << now;
  ASSERT_TRUE(exists(path)) << "every game has a golden playthrough: LONGROAD_UPDATE_GOLDEN=1 writes "
                            << path;
  const std::string golden = read_golden(path);
  EXPECT_TRUE(now == golden) << path << " differs in " << difference(golden, now);
  EXPECT_LT(now.size(), 1'500'000U);
}

INSTANTIATE_TEST_SUITE_P(Games, Golden, testing::ValuesIn(all_kinds()),
                         [](const auto& test) { return identifier(test.param); });

}  // namespace
}  // namespace longroad::tests
