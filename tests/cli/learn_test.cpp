/// Lessons in the terminal, through the program's input and output.
#include <gtest/gtest.h>

#include <string>

#include "program.hpp"

namespace longroad::cli {
namespace {

/// With a state folder of its own, so that nothing of the tester's is read or written.
struct Learner {
  TemporaryFolder folder;

  [[nodiscard]] Ran learn(const std::string& arguments, const std::string& input = "") const {
    return run_with("learn " + arguments, input);
  }

 private:
  [[nodiscard]] Ran run_with(const std::string& arguments, const std::string& input) const {
    setenv("XDG_STATE_HOME", (folder / "").c_str(), 1);
    Ran ran = run(arguments, input);
    unsetenv("XDG_STATE_HOME");
    return ran;
  }
};

bool says(const std::string& text, const std::string& words) { return text.find(words) != text.npos; }

TEST(Learn, ListsTheCourses) {
  const Learner learner;
  const Ran all = learner.learn("");
  EXPECT_EQ(all.exit_code, 0) << all.errors;
  for (const char* line :
       {"longroad learn base\n", "longroad learn duo\n", "longroad learn soccer\n",
        "longroad learn struggle\n", "     1  The island: Hexes, numbers, corners and paths.\n"})
    EXPECT_TRUE(says(all.output, line)) << line << all.output;
  const Ran one = learner.learn("base --lang de");
  EXPECT_TRUE(says(one.output, "     1  Die Insel: Felder, Zahlen, Kreuzungen und Wege.\n")) << one.output;
  EXPECT_FALSE(says(one.output, "duo"));
}

TEST(Learn, GoesThroughALessonAndRemembersIt) {
  const Learner learner;
  const Ran ran = learner.learn("base 1", "\n\n2\n1\n\nsettle 39\nsettle 40\n\n40-41\n\n");
  EXPECT_EQ(ran.exit_code, 0) << ran.errors;
  for (const char* words : {"This is the island.", "[1] 6  [2] 12", "Only a pair of sixes makes a 12.",
                            "Nearly: that is the corner beside it.", "Done: The island.",
                            "The next lesson: longroad learn base 2"})
    EXPECT_TRUE(says(ran.output, words)) << words << ran.output;
  EXPECT_TRUE(says(learner.learn("base").output, "  ✓  1  The island:"));
}

TEST(Learn, SpeaksGermanAndGivesTheRule) {
  const Learner learner;
  const Ran ran = learner.learn("base board --lang de", "\n\n1\n\nroad 40-41\nq\n");
  EXPECT_TRUE(says(ran.output, "Das ist die Insel.")) << ran.output;
  EXPECT_TRUE(says(ran.output, "Du kannst diese Lektion jederzeit neu beginnen.")) << ran.output;
  EXPECT_FALSE(says(learner.learn("base").output, "✓"));
}

TEST(Learn, RefusesWhatIsNotThere) {
  const Learner learner;
  const Ran none = learner.learn("base 99");
  EXPECT_EQ(none.exit_code, 2);
  EXPECT_TRUE(says(none.errors, "There is no lesson '99'")) << none.errors;
  EXPECT_EQ(learner.learn("chess").exit_code, 2);
}

TEST(Learn, TeachesAFileOrSaysWhatIsWrongWithIt) {
  const Learner learner;
  const std::string path = learner.folder / "mine.txt";
  std::ofstream(path) << "title: Mine\ntitle de: Meins\nabout: A\nabout de: A\ngame: base\nplayers: 3\n"
                         "position: {}\nstep\nsay: Look.\nsay de: Schau.\n";
  EXPECT_TRUE(says(learner.learn("--file " + path, "\n").output, "Done: Mine."));
  std::ofstream(path, std::ios::app) << "step\nsay: Build.\nsay de: Bau.\nright: perfect\n";
  const Ran bad = learner.learn("--file " + path);
  EXPECT_EQ(bad.exit_code, 1);
  EXPECT_TRUE(says(bad.errors, "line 14: 'perfect' is no predicate")) << bad.errors;
}

}  // namespace
}  // namespace longroad::cli
