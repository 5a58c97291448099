/// `longroad learn`: the lessons in the terminal.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <optional>
#include <span>

#include "cli/common/arguments.hpp"
#include "cli/common/commands.hpp"
#include "cli/common/terminal.hpp"
#include "cli/common/wording.hpp"
#include "cli/front/front.hpp"
#include "cli/play/learnt.hpp"
#include "cli/play/menu.hpp"
#include "cli/play/play_screen.hpp"
#include "lessons/courses.hpp"
#include "lessons/faults.hpp"
#include "lessons/phrases.hpp"
#include "lessons/run.hpp"
#include "phrases/sentence.hpp"
#include "phrases/translations.hpp"

namespace longroad::cli {
namespace {

using lessons::Lesson;

struct LearnArguments {
  std::string game;
  std::string lesson;
  std::string language = "en";
  std::string file;
};

Language lesson_language(const LearnArguments& arguments) {
  return *std::ranges::find(kLanguages, arguments.language, [](Language l) { return code_of(l); });
}

std::string lesson_phrase(Language language, std::string_view code, phrases::Values values = {}) {
  return phrases::fill(phrases::phrase(language, "lessons", code), values);
}

/// One person at the terminal, and one lesson.
class Tutor {
 public:
  Tutor(const Lesson& lesson, Language language)
      : run_(lesson), language_(language), front_(front_of(lesson.game)) {
    for (int i = 0; i < run_.position().players(); ++i) names_.emplace_back(lessons::name_at(i));
  }

  /// Until the lesson is over or the person leaves; then false.
  bool teach() {
    while (!run_.over() && do_step()) {
    }
    return run_.over();
  }

 private:
  bool do_step() {
    const auto options = choices();
    Menu menu(run_.step().plays() ? run_.tries() : std::vector<std::string>{}, run_.open(),
              run_.lesson().seat, front_.ends_turn());
    show(said(), options.empty() ? menu.lines(terminal_size().columns) : options);
    while (const auto words = read_words(menu.begun())) {
      if (*words == "q" || *words == "quit") return false;
      const std::string line = meant(menu, *words);
      if (line.empty()) continue;
      const lessons::Verdict verdict = run_.attempt(line);
      for (const std::string& played : verdict.happened) log_.push_back(played);
      if (verdict.kind == lessons::Verdict::Kind::Right) return praise(verdict);
      if (verdict.kind == lessons::Verdict::Kind::Along) return true;
      const std::string why = verdict.fault.empty() ? verdict.said[language_] : verdict.fault;
      show(why, options.empty() ? menu.lines(terminal_size().columns) : options);
    }
    return false;
  }

  /// The try that the words stand for; empty where they leave a choice or say nothing, which is shown.
  std::string meant(Menu& menu, const std::string& words) {
    if (!run_.step().plays()) {
      if (!run_.step().asks()) return std::string(lessons::kNext);
      return fmt::format("{} {}", lessons::kChoice, words);
    }
    std::string notice = said();
    if (words.empty() || words == "?" || words == "help") {
      menu.back();
    } else {
      const auto line = menu.line(words);
      if (line) return *line;
      notice = line.error().sentence;
    }
    show(notice, menu.lines(terminal_size().columns));
    return {};
  }

  /// What is read before the next step; false where the person leaves.
  bool praise(const lessons::Verdict& verdict) {
    if (verdict.said.empty()) return true;
    show(verdict.said[language_], {lesson_phrase(language_, "go_on")});
    const auto words = read_words({});
    return words && *words != "q" && *words != "quit";
  }

  /// In place of the menu, where there is no line to play.
  [[nodiscard]] std::vector<std::string> choices() const {
    const lessons::Step& step = run_.step();
    if (step.plays()) return {};
    if (!step.asks()) return {lesson_phrase(language_, "go_on")};
    std::vector<std::string> items;
    for (std::size_t i = 0; i < step.choices.size(); ++i)
      items.push_back(fmt::format("[{}] {}", i + 1, step.choices[i][language_]));
    return {fmt::format("{}", fmt::join(items, "  "))};
  }

  /// The sentence of the step, and where to look.
  [[nodiscard]] std::string said() const {
    const lessons::Step& step = run_.step();
    std::vector<std::string> things;
    for (const std::string& shown : step.show) things.push_back(lessons::named(shown, language_));
    std::string text = step.say[language_];
    if (!things.empty())
      text +=
          ' ' + lesson_phrase(language_, "look_at", {{"what", fmt::format("{}", fmt::join(things, ", "))}});
    return text;
  }

  /// What is said is never cut: where it is long, the sea above the board gives way.
  void show(const std::string& notice, const std::vector<std::string>& menu) const {
    constexpr int kMoreRows = 4;
    constexpr std::size_t kLogged = 6;
    TerminalSize size = terminal_size();
    size.rows += kMoreRows;
    const Screen screen(size, output_is_terminal());
    const auto log = std::span(log_).last(std::min(log_.size(), kLogged));
    fmt::print("{}{}", output_is_terminal() ? "\x1b[2J\x1b[H" : "",
               screen.draw(run_.position(), run_.lesson().seat, names_, log, menu, notice));
    if (run_.position().over())  // where the screen has the result in its place
      fmt::print("{}\n", wrapped(notice, static_cast<std::size_t>(size.columns)));
  }

  lessons::Run run_;
  Language language_;
  const Front& front_;
  std::vector<std::string> names_;
  std::vector<std::string> log_;
};

/// `03-rolling` of `base/03-rolling`.
std::string_view name_in_course(const Lesson& lesson) {
  return std::string_view(lesson.name).substr(lesson.game.size() + 1);
}

std::vector<const Lesson*> course_of(std::string_view game) {
  std::vector<const Lesson*> course;
  for (const Lesson& lesson : lessons::all_lessons())
    if (lesson.game == game) course.push_back(&lesson);
  return course;
}

void list_course(const std::string& game, Language language) {
  const Learnt learnt = read_learnt();
  int number = 0;
  fmt::print("longroad learn {}\n", game);
  for (const Lesson* lesson : course_of(game))
    fmt::print("  {} {:>2}  {}: {}\n", learnt.contains(lesson->name) ? "✓" : " ", ++number,
               lesson->title[language], lesson->about[language]);
}

/// By its number in the course, or by the end of its name.
std::size_t lesson_argument(const std::vector<const Lesson*>& course, const std::string& wanted) {
  for (std::size_t i = 0; i < course.size(); ++i) {
    const std::string_view name = name_in_course(*course[i]);
    if (wanted == std::to_string(i + 1) || wanted == name || wanted == name.substr(name.find('-') + 1))
      return i;
  }
  refuse_argument("LESSON", fmt::format("There is no lesson '{}': 1 to {} are expected, or a name.", wanted,
                                        course.size()));
}

/// Whether it was gone through to the end.
bool teach_lesson(const Lesson& lesson, Language language) {
  const bool done = Tutor(lesson, language).teach();
  fmt::print("{}\n", done ? lesson_phrase(language, "lesson_done", {{"title", lesson.title[language]}})
                          : lesson_phrase(language, "left_early"));
  return done;
}

void teach_file(const LearnArguments& arguments) {
  auto lesson = lessons::read_lesson(arguments.file, read_file(arguments.file, "--file"));
  if (!lesson) fail(fmt::format("{}, {}", arguments.file, lesson.error().sentence));
  if (const auto faults = lessons::faults_of(*lesson); !faults.empty())
    fail(fmt::format("{}", fmt::join(faults, "\n")));
  teach_lesson(*lesson, lesson_language(arguments));
}

void run_learn(const LearnArguments& arguments) {
  const Language language = lesson_language(arguments);
  if (!arguments.file.empty()) return teach_file(arguments);
  if (arguments.game.empty()) {
    for (const games::Game& game : games::offered_games())
      if (!course_of(game.name).empty()) list_course(std::string(game.name), language);
    return;
  }
  const std::string game(game_argument(arguments.game).name);
  if (arguments.lesson.empty()) return list_course(game, language);
  const auto course = course_of(game);
  const std::size_t at = lesson_argument(course, arguments.lesson);
  const bool last = at + 1 == course.size();
  const std::string command =
      fmt::format("longroad learn {} {}{}", game, at + 2, language == Language::German ? " --lang de" : "");
  if (!teach_lesson(*course[at], language)) return;
  note_learnt(course[at]->name);
  fmt::print("{}\n", last ? lesson_phrase(language, "course_done")
                          : lesson_phrase(language, "next_lesson", {{"command", command}}));
}

}  // namespace

void add_learn_command(Command& program) {
  auto [command, a] =
      program.command("learn", "Teaches a game in the terminal, in lessons of two minutes", run_learn);
  command.option("GAME", a.game, "Lists the lessons of this game; without it those of all")
      .option("LESSON", a.lesson, "Begins this lesson: its number or its name")
      .option("--lang", a.language,
              "en, or de: the lesson in German, while the table beside it stays English",
              {.one_of = {"en", "de"}})
      .option("--file", a.file, "Begins a lesson of your own from this file (lessons/README.md)")
      .examples({"longroad learn", "longroad learn base", "longroad learn base 1",
                 "longroad learn struggle destiny --lang de", "longroad learn --file mine.txt"});
}

}  // namespace longroad::cli
