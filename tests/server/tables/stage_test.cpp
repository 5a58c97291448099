/// What viewers are told of a game: whoever puts the changes of each event into the view of the welcome sees
/// at every version what the game shows them, whenever they came.

#include "server/table/stage.hpp"

#include <gtest/gtest.h>

#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>
#include <deque>

#include "table_maker.hpp"

namespace longroad::server {
namespace {

namespace json = boost::json;

/// The view by the rules, written for this viewer alone.
json::value view_of(const games::Position& position, games::Viewer viewer) {
  notation::Members members;
  position.view(viewer)->write(members);
  return json::parse(members.whole());
}

/// A page: it merges what it is told.
class Page {
 public:
  Page(Stage& stage, games::Viewer viewer) : viewer_(viewer) { greet(stage); }

  /// After a loss: a new socket.
  void greet(Stage& stage) {
    const json::value welcome = json::parse(stage.welcome(viewer_, true, stage.version() / 2, {}, kStart));
    view_ = welcome.at("view");
    version_ = stage.version();
  }
  void hear(const Stage& stage) {
    const json::value event = json::parse(stage.event(viewer_, true, kStart));
    ASSERT_EQ(event.at("version").to_number<int>(), ++version_);
    const auto* changed = event.as_object().if_contains("changed");
    if (changed == nullptr) return;
    if (view_.is_null()) view_ = json::object();
    for (const auto& [name, value] : changed->as_object()) {
      const auto* old = view_.as_object().if_contains(name);
      EXPECT_TRUE(old == nullptr || *old != value) << name << " is as it was";
      view_.as_object()[name] = value;
    }
  }
  [[nodiscard]] const json::value& view() const { return view_; }
  [[nodiscard]] games::Viewer viewer() const { return viewer_; }

 private:
  games::Viewer viewer_;
  json::value view_;
  int version_ = 0;
};

/// A take-back now and then, where there is one.
bool take_back(Table& table, std::mt19937& random, Time at) {
  Actions revisions;
  table.position()->revisions(revisions);
  if (revisions.empty() || random() % 3 != 0) return false;
  const Action line = revisions[static_cast<int>(random() % static_cast<unsigned>(revisions.size()))];
  return !table.play().line({line.seat(), "r" + std::to_string(table.version()), at},
                            table.position()->text(line));
}

class MergedViews : public testing::TestWithParam<std::string_view> {};

/// One stage follows at once; one is behind, as that of spectators with a delay is.
TEST_P(MergedViews, AreTheWholeViewAtEveryVersion) {
  const games::Game& game = *games::find_game(GetParam());
  std::mt19937 random(11);
  auto table = make(game.name, game.max_players, game.max_players);
  Stage stage(*table, table->version());
  Stage late(*table, table->version());
  std::deque<Page> pages;
  for (int i = 0; i < game.max_players; ++i) pages.emplace_back(stage, Seat::of(i));
  pages.emplace_back(stage, games::Viewer{});
  Page watcher(late, {});
  table->play().start_full(kStart);
  const auto follow = [&] {
    while (stage.version() < table->version()) {
      stage.step();
      for (Page& page : pages) page.hear(stage);
    }
    for (const Page& page : pages)
      ASSERT_EQ(page.view(), view_of(*table->position(), page.viewer())) << table->version();
  };
  follow();
  Time at = kStart;
  for (int i = 0; i < 600 && table->state() == TableState::Playing; ++i) {
    at += 1000;
    if (!take_back(*table, random, at)) play_any(*table, random, at);
    if (i % 50 == 7) table->talk().say({Seat::of(0), "say" + std::to_string(i), at}, "hello");
    follow();
    if (HasFatalFailure()) return;
    Page& lost = pages[random() % pages.size()];
    if (random() % 10 != 0) continue;
    if (random() % 2 != 0) stage.forget(lost.viewer());
    lost.greet(stage);
    ASSERT_EQ(lost.view(), view_of(*table->position(), lost.viewer()));
  }
  const games::PositionPtr then = table->match().first_position()->clone();
  while (late.version() < table->version()) {
    late.step();
    watcher.hear(late);
    if (const Entry& entry = table->entry(late.version()); !entry.shown) then->apply(entry.line);
    if (late.state() == TableState::Waiting) continue;
    ASSERT_EQ(watcher.view(), view_of(*then, {})) << late.version();
  }
}

std::vector<std::string_view> game_names() {
  std::vector<std::string_view> names;
  for (const games::Game& game : games::all_games()) names.push_back(game.name);
  return names;
}

INSTANTIATE_TEST_SUITE_P(Games, MergedViews, testing::ValuesIn(game_names()),
                         [](const auto& game) { return std::string(game.param); });

/// While nobody looks nothing is written; whoever comes then has the view as it is.
TEST(Stage, WritesForWhoeverComesLater) {
  std::mt19937 random(3);
  auto table = make("base", 2, 2);
  Stage stage(*table, table->version());
  table->play().start_full(kStart);
  const auto play = [&](int lines) {
    for (int i = 0; i < lines; ++i) play_any(*table, random, kStart);
    while (stage.version() < table->version()) stage.step();
  };
  play(10);
  Page first(stage, Seat::of(0));
  stage.forget(Seat::of(0));
  play(10);
  Page second(stage, Seat::of(1));
  EXPECT_EQ(second.view(), view_of(*table->position(), Seat::of(1)));
  play_any(*table, random, kStart);
  while (stage.version() < table->version()) {
    stage.step();
    second.hear(stage);
  }
  EXPECT_EQ(second.view(), view_of(*table->position(), Seat::of(1)));
}

}  // namespace
}  // namespace longroad::server
