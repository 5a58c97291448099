/// The table without network: what its log says is what it is.

#include <gtest/gtest.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <set>

#include "notation/record.hpp"
#include "notation/values/write.hpp"
#include "server/table/model/bot_names.hpp"
#include "server/table/model/secret.hpp"
#include "server/table/record/fair.hpp"
#include "server/table/shown.hpp"
#include "server/table/stage.hpp"
#include "table_maker.hpp"

namespace longroad::server {
namespace {

namespace json = boost::json;

TEST(Table, ALogReadBackIsTheSameTableAtEveryMoment) {
  for (const games::Game& game : games::all_games()) {
    std::mt19937 random(7);
    auto table = make(game.name, game.max_players, game.max_players, ClockRules{60'000, 60'000, 20'000});
    table->seating().give_seed({Seat::of(0), "s", kStart}, "my part");
    table->play().start_full(kStart);
    Time at = kStart;
    while (table->state() == TableState::Playing) {
      play_any(*table, random, at += 1000);
      if (table->version() % 97 != 0 && table->state() == TableState::Playing) continue;
      const auto again = Table::restore(table->id(), log_of(*table));
      ASSERT_TRUE(again) << again.error().sentence;
      EXPECT_TRUE((*again)->position()->equals(*table->position()));
      EXPECT_EQ((*again)->version(), table->version());
      EXPECT_EQ(notation::value_text(info_of(**again)), notation::value_text(info_of(*table)));
      EXPECT_EQ(Stage(**again, table->version()).event(Seat::of(1), true, at),
                Stage(*table, table->version()).event(Seat::of(1), true, at));
    }
  }
}

/// Logs from before there were revisions of the rules go on by the first one.
TEST(Table, GoesOnByTheRevisionOfItsLog) {
  for (const games::Game& game : games::all_games()) {
    auto table = make(game.name, game.max_players, 0);
    table->play().start_full(kStart);
    EXPECT_EQ(table->position()->revision(), kRevision);
    auto log = log_of(*table);
    EXPECT_EQ((*Table::restore(table->id(), log))->position()->revision(), kRevision);
    json::value opened = json::parse(log.front().body);
    ASSERT_EQ(opened.at("settings").as_object().erase("rules"), 1U);
    log.front().body = json::serialize(opened);
    const auto again = Table::restore(table->id(), log);
    ASSERT_TRUE(again) << again.error().sentence;
    EXPECT_EQ((*again)->position()->revision(), kFirstRevision);
    EXPECT_EQ((*again)->record().revision(), kFirstRevision);
  }
}

TEST(Table, UndoIsALineOfTheLog) {
  notice::Opened opened;
  opened.settings.game = "base";
  opened.settings.players = 2;
  opened.settings.options = {{"take_back", "undo"}};
  opened.dice_secret = random_hex(32);
  auto made = Table::open(random_table_id(), opened, kStart);
  ASSERT_TRUE(made) << made.error().sentence;
  Table& table = **made;
  table.seating().sit(Seat::of(0), {"Ada", {}, fingerprint("a")}, kStart);
  Sitter program{"Robot", {}, fingerprint("b")};
  program.program = true;
  table.seating().sit(Seat::of(1), program, kStart);
  table.play().start_full(kStart);
  const auto play = [&](int seat, std::string_view line) {
    const auto refused = table.play().line(
        {Seat::of(seat - 1), std::string(line) + std::to_string(table.version()), kStart}, line);
    return refused ? refused->code() : "";
  };
  EXPECT_EQ(play(1, "1 undo"), "nothing_to_revise");
  EXPECT_EQ(play(1, "1 settle 20"), "");
  EXPECT_EQ(play(1, "1 road 20-21"), "");
  EXPECT_EQ(play(1, "1 undo"), "");
  EXPECT_EQ(play(1, "1 road 20-31"), "");
  EXPECT_EQ(play(2, "2 settle 40"), "");
  EXPECT_EQ(play(2, "2 undo"), "nothing_to_revise") << "programs never";
  EXPECT_EQ(play(1, "1 undo"), "not_yours_to_revise");
  const auto again = Table::restore(table.id(), log_of(table));
  ASSERT_TRUE(again) << again.error().sentence;
  EXPECT_TRUE((*again)->position()->equals(*table.position()));
  EXPECT_EQ(Stage(**again, table.version()).event(Seat::of(0), true, kStart),
            Stage(table, table.version()).event(Seat::of(0), true, kStart));
}

TEST(Table, EveryBotHasANameOfItsOwnThatARestartKeeps) {
  for (int i = 0; i < 50; ++i) {
    auto table = make("struggle", 6, 0);
    std::set<std::string> names;
    for (const Chair& chair : table->chairs()) names.insert(chair.sitter.name);
    EXPECT_EQ(names.size(), 6);
    const auto again = Table::restore(table->id(), log_of(*table));
    ASSERT_TRUE(again) << again.error().sentence;
    EXPECT_EQ(notation::value_text(info_of(**again)), notation::value_text(info_of(*table)));
  }
}

TEST(Table, ABotThatSitsDownLeavesThePeopleTheirNames) {
  std::vector<Chair> chairs(2);
  const std::string first = bot_name("a", 1, chairs);
  chairs[0].sitter.name = first;
  EXPECT_NE(bot_name("a", 1, chairs), first);
}

TEST(Table, WhoeverComesBackLearnsWhereTheGameBegan) {
  std::mt19937 random(4);
  auto table = make("base", 3, 3);
  const auto start = [&](int since) {
    Stage stage(*table, table->version());
    return json::parse(stage.welcome(Seat::of(1), true, since, {}, kStart)).at("start");
  };
  EXPECT_TRUE(start(0).is_null());
  table->play().start_full(kStart);
  const json::value first = start(0);
  EXPECT_EQ(first.at("turn").at("phase"), "opening");
  for (int i = 0; i < 40; ++i) play_any(*table, random, kStart);
  EXPECT_EQ(start(0), first);
  EXPECT_EQ(start(2), first);  // the line was lost in the waiting room
}

TEST(Table, AContinuedGameHasTheSameDiceAfterARestart) {
  std::mt19937 random(3);
  auto table = make("base", 4, 4);
  table->play().start_full(kStart);
  for (int i = 0; i < 60; ++i) play_any(*table, random, kStart);
  auto again = Table::restore(table->id(), log_of(*table));
  ASSERT_TRUE(again);
  std::mt19937 one(5);
  std::mt19937 two(5);
  for (int i = 0; i < 60; ++i) {
    play_any(*table, one, kStart);
    play_any(**again, two, kStart);
  }
  EXPECT_EQ(notation::write_record(table->record()), notation::write_record((*again)->record()));
}

TEST(Table, ARepeatedCommandCountsOnceAlsoAfterARestart) {
  auto table = make("base", 3, 3);
  table->play().start_full(kStart);
  const Command command{Seat::of(0), "one", kStart};
  ASSERT_FALSE(table->play().line(command, "1 settle 20"));
  EXPECT_TRUE(repeated(table->chairs(), command));
  const auto again = Table::restore(table->id(), log_of(*table));
  EXPECT_TRUE(repeated((*again)->chairs(), command));
  EXPECT_FALSE(repeated((*again)->chairs(), {Seat::of(0), "two", kStart}));
  EXPECT_FALSE(repeated((*again)->chairs(), {Seat::of(1), "one", kStart}));
}

TEST(Table, RefusesWhatIsNotTheSeatsOwn) {
  auto table = make("base", 3, 3);
  EXPECT_EQ(table->play().line({Seat::of(0), "a", kStart}, "1 settle 20")->code(), "not_started");
  table->play().start_full(kStart);
  EXPECT_EQ(table->play().line({Seat::of(1), "a", kStart}, "1 settle 20")->code(), "not_your_seat");
  EXPECT_EQ(table->play().line({Seat::of(1), "b", kStart}, "2 settle 20")->code(), "not_your_turn");
  EXPECT_EQ(table->play().line({Seat::of(0), "c", kStart}, "* dice 1 1")->code(), "not_your_seat");
  EXPECT_EQ(table->play().line({Seat::of(0), "d", kStart}, "* for 1 end")->code(), "not_your_seat");
  EXPECT_EQ(table->play().line({Seat::of(0), "e", kStart}, "nonsense")->code(), "bad_line");
  EXPECT_EQ(table->play().line({Seat::none(), "f", kStart}, "1 settle 20")->code(), "not_seated");
  const int version = table->version();
  ASSERT_FALSE(table->play().line({Seat::of(0), "g", kStart}, "1 settle 20"));
  EXPECT_EQ(table->play().line({Seat::of(0), "h", kStart}, "1 road 20-21", version)->code(), "stale");
  EXPECT_FALSE(table->play().line({Seat::of(0), "i", kStart}, "1 revise settle 22", version + 1));
}

TEST(FairDice, ARecordProvesItsDiceAndATamperedOneDoesNot) {
  std::mt19937 random(11);
  for (const games::Game& game : games::all_games()) {
    auto table = make(game.name, game.max_players, game.max_players);
    table->seating().give_seed({Seat::of(1), "s", kStart}, "mine");
    table->play().start_full(kStart);
    while (table->state() == TableState::Playing) play_any(*table, random, kStart);
    auto record = table->record();
    const auto verdict = verify(record);
    ASSERT_TRUE(verdict) << verdict.error().sentence;
    EXPECT_TRUE(verdict->proven) << game.name << ": " << verdict->sentence;
    EXPECT_GT(verdict->checked, 10);

    auto reseeded = record;
    for (auto& header : reseeded.headers)
      if (const auto at = header.value.find("mine"); header.key == "fair")
        header.value.replace(at, 4, "your");
    const auto doubted = verify(reseeded);
    ASSERT_TRUE(doubted);
    EXPECT_FALSE(doubted->proven);

    auto swapped = record;
    for (auto& header : swapped.headers)
      if (header.key == "fair")
        header.value.replace(header.value.find("\"secret\":\"") + 10, 64, random_hex(32));
    EXPECT_FALSE(verify(swapped)->proven);
  }
}

TEST(FairDice, ARecordSaysWhereEachSeedCameFromAndNoneIsMadeUp) {
  std::mt19937 random(12);
  auto table = make("base", 3, 2);
  table->seating().give_seed({Seat::of(1), "s", kStart}, "mine");
  table->play().start_full(kStart);
  while (table->state() == TableState::Playing) play_any(*table, random, kStart);
  const auto record = table->record();
  const std::string origins = R"("origins":["late","page","bot"])";
  ASSERT_NE(record.header("fair")->find(origins), std::string::npos) << *record.header("fair");
  EXPECT_TRUE(verify(record)->proven);
  // A server that tries seeds for its bot until the dice are to its liking must say that a page gave them.
  const auto with = [&](std::string_view text, std::string_view other) {
    auto changed = record;
    for (auto& header : changed.headers)
      if (const auto at = header.value.find(text); header.key == "fair")
        header.value.replace(at, text.size(), other);
    return verify(changed);
  };
  const auto made_up = with(R"("seeds":["","mine",""])", R"("seeds":["","mine","lucky"])");
  ASSERT_TRUE(made_up) << made_up.error().sentence;
  EXPECT_FALSE(made_up->proven);
  EXPECT_EQ(made_up->sentence, "The seed of seat 3 is not from where the record says.");
  EXPECT_TRUE(with("," + origins, "")->proven) << "records of earlier days say nothing of it";
  EXPECT_FALSE(with(origins, R"("origins":["late"])"));
}

TEST(FairDice, WithoutAnySeedTheServerChoseThem) {
  std::mt19937 random(12);
  auto table = make("base", 3, 2);
  table->play().start_full(kStart);
  while (table->state() == TableState::Playing) play_any(*table, random, kStart);
  EXPECT_NE(verify(table->record())->sentence.find("the server alone chose them"), std::string::npos);
}

TEST(FairDice, TheSecretIsToldOnlyAfterTheGame) {
  std::mt19937 random(2);
  auto table = make("base", 3, 3);
  table->play().start_full(kStart);
  const std::string secret = table->match().dice().secret;
  while (table->state() == TableState::Playing) {
    EXPECT_EQ(table->record().header("fair"), nullptr);
    play_any(*table, random, kStart);
  }
  EXPECT_NE(table->record().header("fair")->find(secret), std::string::npos);
}

TEST(Table, WaitsForTheDiskWhereAPersonPlaysOrMayCome) {
  EXPECT_FALSE(has_people(make("base", 3, 0)->chairs()));
  EXPECT_TRUE(has_people(make("base", 3, 1)->chairs()));
  notice::Opened opened;
  opened.settings.game = "base";
  opened.settings.players = 2;
  opened.dice_secret = random_hex(32);
  opened.bots.resize(2);
  auto table = Table::open(random_table_id(), opened, kStart);
  const Sitter program{.name = "P", .account = {}, .secret_fingerprint = fingerprint("p"), .program = true};
  (*table)->seating().sit(Seat::of(0), program, kStart);
  EXPECT_TRUE(has_people((*table)->chairs())) << "the other seat is open";
  (*table)->seating().sit(Seat::of(1), program, kStart);
  EXPECT_FALSE(has_people((*table)->chairs()));
}

TEST(Chat, AMutedSeatIsAGapForWhoeverMutedIt) {
  auto table = make("base", 3, 3);
  table->ask({Seat::of(0), "m", kStart}, request::Mute{Seat::of(1), true});
  table->talk().say({Seat::of(1), "s", kStart}, "hello \"you\"");
  EXPECT_EQ(what_text(*table, table->version(), Seat::of(0)), R"({"kind":"gap"})");
  const auto seen = json::parse(what_text(*table, table->version(), Seat::of(2)));
  EXPECT_EQ(seen.at("text").as_string(), "hello \"you\"");
}

}  // namespace
}  // namespace longroad::server
