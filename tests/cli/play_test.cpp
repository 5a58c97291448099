/// A game in the terminal, played through its input and output.
#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include "program.hpp"

namespace longroad::cli {
namespace {

TEST(Play, OffersAMenuAndTakesLinesInNotation) {
  const Ran ran = run("play --seed 3", "1\nsettle 20\n1 road 20-21\nquit\n");
  EXPECT_EQ(ran.exit_code, 0) << ran.errors;
  EXPECT_NE(ran.output.find("[1] settle ×54"), std::string::npos);
  EXPECT_NE(ran.output.find("After settle type one of these: 0 to 53\n"), std::string::npos);
  EXPECT_NE(ran.output.find("Place a road beside your settlement.\n[1] road ×3"), std::string::npos);
  EXPECT_NE(ran.output.find("1 settle 20"), std::string::npos);
  EXPECT_NE(ran.output.find("s●●┛"), std::string::npos);
}

TEST(Play, SaysTheRuleWhenItRefuses) {
  const Ran ran = run("play --seed 3", "settle 99\nroad 20-21\nfly\n7\n2 settle 20\nquit\n");
  EXPECT_EQ(ran.exit_code, 0) << ran.errors;
  for (const char* sentence :
       {"Place your settlement first.", "'fly' is no action. Type help for what can be typed.",
        "The menu has no 7. Did you mean settle 7?"})
    EXPECT_NE(ran.output.find(sentence), std::string::npos) << sentence;
  EXPECT_EQ(ran.output.find("s●"), std::string::npos);  // nothing has changed
}

/// The lines that seat 1 played, as the record of a game has them.
std::string own_lines(const std::string& arguments, const std::string& input) {
  const TemporaryFolder folder;
  const Ran ran = run(arguments + " --record " + (folder / "game"), input);
  EXPECT_EQ(ran.exit_code, 0) << ran.errors;
  std::istringstream record(file_content(folder / "game"));
  std::string own;
  for (std::string line; std::getline(record, line);)
    if (line.starts_with("1 ")) own += line.substr(2) + "\n";
  return own;
}

/// After a choice of the menu the object is enough, by a number or a word; the whole line is taken too.
TEST(Play, AsksForWhatIsMissingAndTakesJustThat) {
  EXPECT_EQ(own_lines("play --seed 3", "1\n20\nroad\n20-21\nq\n"), "settle 20\nroad 20-21\n");
  EXPECT_EQ(own_lines("play --seed 3", "1\nsettle 20\n1\n1 road 20-21\nq\n"), "settle 20\nroad 20-21\n");
  EXPECT_EQ(own_lines("play --seed 3", " Settle  20\n20-21\nQ\n"), "settle 20\nroad 20-21\n");
  EXPECT_EQ(own_lines("play --seed 3", "1\n1\nq\n"), "settle 1\n");
  const std::string screen = run("play --seed 3", "1\n99\n20\nq\n").output;
  EXPECT_NE(screen.find("[Enter] back to the menu  [?] help  [q] quit\nsettle > "), screen.npos) << screen;
  EXPECT_NE(screen.find("1 settle 20"), screen.npos) << screen;  // a slip leaves the question open
}

/// Choices of several words are narrowed one by one; a word that is a verb too is the object asked for.
TEST(Play, NarrowsAChoiceWordByWord) {
  const std::string start = "play --seed 3 --game struggle --players 3";
  EXPECT_EQ(own_lines(start, "1\nstack\nl\nq\n"), "swap stack l\n");
  const std::string screen = run(start, "swap\nstack\nq\n").output;
  EXPECT_NE(screen.find("After swap stack type one of these: l, w, o\n"), screen.npos) << screen;
  const std::string slip = run(start, "swap\nmarket\nb\nq\n").output;
  EXPECT_NE(slip.find("The line ends too early. After swap market type one of these: "), slip.npos) << slip;
}

/// Of an open verb all that follows is typed at once; the sentence then tells what the others answer.
TEST(Play, AsksForTheCardsOfAnOffer) {
  const std::string screen =
      run("play --seed 3 --bots greedy", "1\n20\n20-21\n1\n40\n40-41\nroll\noffer\nl o\nq\n").output;
  EXPECT_NE(screen.find("Type what you give and what you want: offer bw o\n"), screen.npos) << screen;
  EXPECT_NE(screen.find("\nYour offer is open."), screen.npos) << screen;
}

/// A number that the menu lacks is no place, and whoever goes back has chosen nothing.
TEST(Play, NeverGuessesAPlace) {
  EXPECT_EQ(own_lines("play --seed 3", "41\nq\n"), "");
  EXPECT_EQ(own_lines("play --seed 3", "1\n\n41\nq\n"), "");
  EXPECT_EQ(own_lines("play --seed 3", "1\n?\n41\nq\n"), "");
}

/// The number that rolls must not end the turn a moment later: ending is 0, and 0 is nothing else.
TEST(Play, AKeyPressedTwiceDoesNotEndTheTurn) {
  const std::string opening = "1\n20\n20-21\n1\n40\n40-41\n";
  const std::string placed = "settle 20\nroad 20-21\nsettle 40\nroad 40-41\n";
  EXPECT_EQ(own_lines("play --seed 3", opening + "0\n1\n1\n1\nq\n"), placed + "roll\n");
  EXPECT_EQ(own_lines("play --seed 3", opening + "1\n0\nq\n"), placed + "roll\nend\n");
  const std::string cards = run("play --seed 3 --game struggle --players 3", "q\n").output;
  EXPECT_NE(cards.find("[0] draw"), cards.npos) << cards;
}

TEST(Play, ShowsNobodysHandButOnesOwn) {
  const std::string screen = run("play --seed 3 --game struggle --players 3", "quit\n").output;
  EXPECT_NE(screen.find(", deal 1 lwo,"), std::string::npos);
  EXPECT_NE(screen.find(", deal 2 ?,"), std::string::npos);
  EXPECT_NE(screen.find("You have one lumber, one wool and one ore."), std::string::npos) << screen;
  int hands = 0;
  for (std::size_t at = screen.find("3 cards"); at != screen.npos; at = screen.find("3 cards", at + 1))
    ++hands;
  EXPECT_EQ(hands, 3) << screen;
}

/// What it shows as an example can be played in this game.
TEST(Play, HelpsWithLinesOfTheGame) {
  for (const char* game : {"base", "duo", "soccer", "struggle"}) {
    const std::string words = run(std::string("play --seed 3 --game ") + game, "help\nquit\n").output;
    const std::size_t at = words.find("for example ");
    ASSERT_NE(at, words.npos) << game;
    const std::string line = words.substr(at + 12, words.find('.', at) - at - 12);
    const std::string after = run(std::string("play --seed 3 --game ") + game, line + "\nquit\n").output;
    EXPECT_NE(after.find("1 " + line), after.npos) << game << " did not play " << line;
  }
}

/// Characters, not bytes.
int columns(std::string_view line) {
  return static_cast<int>(std::ranges::count_if(line, [](char c) { return (c & 0xC0) != 0x80; }));
}

/// Letters, prices and what each entry does, on one screen.
TEST(Play, HelpFitsTheTerminalAndSaysWhatEachEntryDoes) {
  for (const char* game : {"base", "duo", "soccer", "struggle"}) {
    const std::string start = std::string("play --seed 3 --game ") + game;
    const std::string all = run(start, "?\nq\n").output;
    EXPECT_EQ(all, run(start, "help\nq\n").output);
    const std::size_t at = all.find("Type a number of the menu");
    const std::string help = all.substr(at, all.rfind("\n> ") - at);
    for (const char* words :
         {"b brick, l lumber, w wool, g grain, o ore", "Prices: road bl", "[1] ", "Enter"})
      EXPECT_NE(help.find(words), help.npos) << words << " in\n" << help;
    EXPECT_LE(std::ranges::count(help, '\n'), 22) << help;
    std::istringstream lines(help);
    for (std::string line; std::getline(lines, line);) EXPECT_LE(columns(line), 80) << game << ": " << line;
  }
}

/// What a player of the island types until some turns are over, with seed 3 and bots that make no offers.
constexpr const char* kFirstTurns = "settle 20\n20-21\nsettle 40\n40-41\nroll\nend\nroll\nend\nroll\n";

/// What stood above the last prompt; behind that one stands only what is said at the end.
std::string last_screen(const std::string& output) {
  constexpr std::string_view kPrompt = "\n> ";
  const std::string shown = output.substr(0, output.rfind(kPrompt) + 1);
  const std::size_t before = shown.rfind(kPrompt);
  return before == shown.npos ? shown : shown.substr(before + kPrompt.size());
}

/// At the start and some turns on, when hands, menus and the log have grown.
TEST(Play, FitsTheTerminal) {
  for (const char* game : {"base", "duo", "soccer", "struggle", "struggle --players 2"})
    for (const char* played : {"", kFirstTurns, "draw\ndraw\n"}) {
      const std::string screen = last_screen(
          run(std::string("play --seed 3 --game ") + game, played + std::string("quit\n")).output);
      EXPECT_LE(std::ranges::count(screen, '\n'), 23) << screen;
      EXPECT_NE(screen.find("[?] help  [q] quit\n"), std::string::npos) << screen;
      std::istringstream lines(screen);
      for (std::string line; std::getline(lines, line);) EXPECT_LE(columns(line), 80) << game << ": " << line;
    }
}

/// A turn is told in one piece, with the luck in it.
TEST(Play, TellsATurnInOnePiece) {
  const std::string screen =
      last_screen(run("play --seed 3 --bots greedy", kFirstTurns + std::string("q\n")).output);
  for (const char* seat : {"1", "2", "3", "4"})
    EXPECT_NE(screen.find(std::string(" ") + seat + " roll, dice "), screen.npos) << screen;
}

/// With this seed a ten and a five pay the settlement on 40.
TEST(Play, TellsWhoReceivedWhat) {
  const std::string screen =
      last_screen(run("play --seed 3 --bots greedy", kFirstTurns + std::string("q\n")).output);
  for (const char* gain : {"(you g", "(you l"}) EXPECT_NE(screen.find(gain), screen.npos) << screen;
}

/// What a newcomer to the card game needs: prices, what expansions do, which letter is which card, who plays.
TEST(Play, ShowsPricesPowersAndLevelsInTheCardGame) {
  const std::string screen = run("play --seed 3 --game struggle --players 3", "quit\n").output;
  for (const char* words : {"Market ", "city ggooo", "castle 3 keeps 3 roads", "b brick", "seat 2 steady"})
    EXPECT_NE(screen.find(words), std::string::npos) << words << " in\n" << screen;
  const std::string crowded = run("play --seed 3 --game struggle", "help\nquit\n").output;
  EXPECT_NE(crowded.find("b brick"), std::string::npos) << crowded;
  const std::string help = run("play --help").output;
  for (const char* level : {"novice", "casual", "steady", "sharp", "master"})
    EXPECT_NE(help.find(level), std::string::npos) << help;
}

/// What can't be taken back is never guessed: a bare word asks, a number of the menu shows the whole line.
TEST(Play, ABareVerbAsksWhatIsMeant) {
  const std::string start = "play --seed 3 --game struggle --players 2 --record ";
  const TemporaryFolder folder;
  std::string drawn;
  for (int i = 0; i < 30; ++i)
    drawn += "draw\nkeep\ndiscard b\ndiscard l\ndiscard w\ndiscard g\ndiscard o\nbuild\n";
  const Ran ran = run(start + (folder / "game"), drawn + "quit\n");
  EXPECT_EQ(ran.exit_code, 0) << ran.errors;
  EXPECT_NE(ran.output.find("After build type one of these: "), std::string::npos);
  EXPECT_EQ(file_content(folder / "game").find("\n1 build"), std::string::npos);
}

/// Also where some of its lines are listed and others are only typed: payments with three of a kind.
TEST(Play, AVerbIsInTheMenuOnce) {
  std::string drawn;
  for (int i = 0; i < 12; ++i) drawn += "draw\nkeep\nb\nl\nw\ng\no\n";
  const std::string output = run("play --seed 3 --game struggle --players 3", drawn + "quit\n").output;
  EXPECT_NE(output.find("] build …"), output.npos);
  std::istringstream lines(output);
  for (std::string line; std::getline(lines, line);)
    EXPECT_EQ(line.find("] build"), line.rfind("] build")) << line;
}

/// Whoever draws and nothing else loses their only road sooner or later, though not in every game.
TEST(Play, TellsFromWhomARoadWasTaken) {
  std::string drawn;
  for (int i = 0; i < 100; ++i) {
    drawn += "draw\nkeep\n";
    for (const char* card : {"b", "l", "w", "g", "o"})
      drawn += std::string("discard ") + card + "\ntake " + card + "\n";
  }
  bool told = false;
  for (int seed = 1; seed <= 60 && !told; ++seed)
    told =
        run("play --game struggle --players 2 --bots random --seed " + std::to_string(seed), drawn + "quit\n")
            .output.find("build road (from you)") != std::string::npos;
  EXPECT_TRUE(told);
}

TEST(Play, TheEndSaysWhoWonAndNothingElse) {
  std::string input;
  for (int i = 0; i < 200; ++i)
    input +=
        "draw\nkeep\ndiscard b\ndiscard l\ndiscard w\ndiscard g\ndiscard o\ntake b\ntake l\ntake w\ntake "
        "g\ntake o\n";
  const std::string screen = run("play --seed 3 --game struggle --players 2", input).output;
  const std::size_t won = screen.rfind("Seat 2 won. Points:");
  ASSERT_NE(won, std::string::npos) << screen.substr(screen.size() -
                                                     std::min<std::size_t>(screen.size(), 2000));
  EXPECT_EQ(screen.find("You have", screen.rfind("Market ")), std::string::npos);
}

TEST(Play, ShowsWhatAGameAdds) {
  EXPECT_NE(run("play --seed 3 --game duo", "quit\n").output.find("5 tokens"), std::string::npos);
  EXPECT_NE(run("play --seed 3 --game soccer", "quit\n").output.find("1 shot, space 0"), std::string::npos);
  const Ran cards = run("play --seed 3 --game struggle --players 3", "draw\nquit\n");
  EXPECT_NE(cards.output.find("Market "), std::string::npos);
  EXPECT_NE(cards.output.find("Trade (1 left), build, or draw and end your turn."), std::string::npos);
  EXPECT_NE(cards.output.find("1 draw, draw "), std::string::npos);  // draw alone is a whole line
}

/// Whatever is wanted is somewhere in this; the rest is refused.
std::string everything() {
  std::string lines = "roll\nsteal 1\nsteal 2\nsteal 3\nend\n";
  for (const char* card : {"b", "l", "w", "g", "o"}) lines += std::string("discard ") + card + "\n";
  for (int hex = 0; hex < 19; hex += 6) lines += "robber " + std::to_string(hex) + "\n";
  return lines;
}

/// Hands of ten cards and more, which random bots have often, are counted beside the island, where there is
/// least room.
TEST(Play, FitsTheTerminalWithManyCards) {
  std::string input = "settle 20\n20-21\nsettle 40\n40-41\nsettle 33\n33-34\nsettle 2\n2-3\n";
  for (int i = 0; i < 25; ++i) input += everything();
  const std::string output = run("play --seed 3 --bots random", input + "quit\n").output;
  EXPECT_NE(output.find("10 cards, "), output.npos);
  std::istringstream lines(output);
  for (std::string line; std::getline(lines, line);) EXPECT_LE(columns(line), 80) << line;
}

/// How many are still to go, each time a card was discarded: `sentence` is followed by the number.
std::vector<int> to_go(const std::string& output, const std::string& sentence) {
  std::vector<int> numbers;
  for (std::size_t at = output.find(sentence); at != output.npos; at = output.find(sentence, at + 1))
    numbers.push_back(std::stoi(output.substr(at + sentence.size())));
  return numbers;
}

/// Whoever only collects cards loses half of them sooner or later.
TEST(Play, CountsTheDiscardsToGo) {
  struct Case {
    const char* start;
    const char* sentence;
    const char* turn;
  };
  const std::string places =
      "settle 20\nroad 20-21\nsettle 33\nsettle 40\nsettle 2\nsettle 51\n33-34\n40-41\n2-3\n51-52\n";
  for (const Case& game :
       {Case{"play --seed 3", "A seven: discard half of your cards, ", "roll\nend\nrefuse\n"},
        Case{"play --seed 8 --game struggle --players 3",
             "Brigands! Discard half of your cards: ", "draw\nkeep\ntake b\ntake l\ntake w\ntake g\n"}}) {
    std::string input = game.start == std::string("play --seed 3") ? places : "";
    for (int i = 0; i < 60; ++i) {
      input += game.turn;
      for (int k = 0; k < 3; ++k) input += "b\nl\nw\ng\no\n";
      input += "robber 0\nrobber 1\nsteal 2\nsteal 3\nsteal 4\n";
    }
    const std::vector<int> numbers = to_go(run(game.start, input + "q\n").output, game.sentence);
    ASSERT_FALSE(numbers.empty()) << game.start;
    EXPECT_GE(numbers.front(), 4);
    EXPECT_NE(std::ranges::find(numbers, numbers.front() - 1), numbers.end());
    for (std::size_t i = 1; i < numbers.size(); ++i)
      EXPECT_TRUE(numbers[i] == numbers[i - 1] - 1 || numbers[i - 1] == 1 || numbers[i] >= 4);
  }
}

TEST(Play, SaysWhatBecomesOfAGameThatIsLeft) {
  const TemporaryFolder folder;
  EXPECT_TRUE(run("play --seed 3", "quit\n")
                  .output.ends_with("The game was not saved; start with --record FILE to keep one.\n"));
  const Ran kept = run("play --seed 3 --record " + (folder / "mine.game"), "settle 20\nq\n");
  EXPECT_TRUE(kept.output.ends_with("The game so far is saved in " + (folder / "mine.game") + ".\n"))
      << kept.output;
}

TEST(Play, GoesOnToTheEndAndKeepsARecord) {
  const TemporaryFolder folder;
  std::string input = "settle 20\nroad 20-21\n";
  for (int node = 30; node < 54; ++node) input += "settle " + std::to_string(node) + "\n";
  for (int node = 30; node < 53; ++node) {
    input += "road " + std::to_string(node) + "-" + std::to_string(node + 1) + "\n";
  }
  for (int i = 0; i < 600; ++i) input += everything();
  const Ran ran = run("play --players 3 --seed 3 --bots greedy --record " + (folder / "mine.game"), input);
  EXPECT_EQ(ran.exit_code, 0) << ran.errors;
  EXPECT_NE(ran.output.find(" won. Points:"), std::string::npos);
  const Ran replay = run("replay " + (folder / "mine.game"));
  EXPECT_EQ(replay.exit_code, 0) << replay.errors;
  EXPECT_NE(replay.output.find("won"), std::string::npos);
}

}  // namespace
}  // namespace longroad::cli
