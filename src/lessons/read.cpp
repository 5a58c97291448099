#include <algorithm>
#include <boost/json/object.hpp>
#include <optional>
#include <span>

#include "lessons/lesson.hpp"
#include "lessons/text.hpp"
#include "notation/json.hpp"
#include "notation/words.hpp"

namespace longroad::lessons {
namespace {

using notation::quote;

class Reader {
 public:
  explicit Reader(std::string name) { lesson_.name = std::move(name); }

  Result<Lesson> read(std::string_view text) {
    for (const Entry& entry : entries_of(text)) {
      const auto fault = take(entry);
      if (fault) return Error{"line " + std::to_string(entry.number) + ": " + *fault};
    }
    return end();
  }

 private:
  using Complaint = std::optional<std::string>;

  /// A key may be followed by a language: `say de`. English is the one without.
  Complaint take(const Entry& entry) {
    std::string_view rest = entry.key;
    const std::string_view key = take_word(rest);
    const std::span languages(kLanguages);
    const auto language = std::ranges::find(languages, rest, [](Language l) { return code_of(l); });
    if (!rest.empty() && (language == languages.end() || *language == Language::English))
      return quote(rest) + " is no language: nothing stands for English, de for German.";
    if (key == "step") return begin_step(entry);
    if (Said* text = text_for(key)) {
      std::string& said = (*text)[rest.empty() ? Language::English : *language];
      if (!said.empty()) return "this is said already.";
      said = entry.value;
      return entry.value.empty() ? Complaint("nothing is said here.") : std::nullopt;
    }
    if (!rest.empty()) return quote(key) + " is the same in every language.";
    return step_ == nullptr ? take_head(key, entry.value) : take_part(key, entry.value);
  }

  /// Where the text of this key goes; null where the key has none, or where it does not belong here.
  Said* text_for(std::string_view key) {
    if (step_ == nullptr) return key == "title" ? &lesson_.title : key == "about" ? &lesson_.about : nullptr;
    if (key == "say") return &step_->say;
    if (key == "praise") return &step_->praise;
    if (key == "otherwise") return &step_->otherwise;
    if (key == "reply" && !step_->wrong.empty()) return &step_->wrong.back().reply;
    if (key != "choice") return nullptr;
    // The English of a choice begins a new one, its other languages follow.
    if (step_->choices.empty() || !step_->choices.back()[Language::German].empty())
      step_->choices.emplace_back();
    return &step_->choices.back();
  }

  Complaint begin_step(const Entry& entry) {
    if (!lesson_.start) return "a lesson has a game and a position before its first step.";
    lesson_.steps.emplace_back();
    step_ = &lesson_.steps.back();
    step_->number = entry.number;
    return std::nullopt;
  }

  Complaint take_head(std::string_view key, const std::string& value) {
    if (key == "game") {
      lesson_.game = value;
      return games::find_game(value) == nullptr ? Complaint("there is no game " + quote(value) + ".")
                                                : std::nullopt;
    }
    if (key == "players") return take_number(value, 1, kMaxSeats, players_);
    if (key == "seat") {
      int seat = 1;
      Complaint fault = take_number(value, 1, kMaxSeats, seat);
      lesson_.seat = Seat::of(seat - 1);
      return fault;
    }
    if (key == "position") return take_position(value, lesson_.start);
    if (key == "then") return add(lesson_.begun, value);
    return quote(key) + " is no key before the first step.";
  }

  Complaint take_part(std::string_view key, const std::string& value) {
    if (key == "position") return take_position(value, step_->scene);
    if (key == "show") return add(step_->show, value);
    if (key == "may") return add(step_->may, value);
    if (key == "then") return add(step_->then, value);
    if (key == "answer") return add(step_->answer, value);
    if (key == "right") return take_goal(value, step_->right);
    if (key == "also") return take_goal(value, step_->also);
    if (key != "wrong") return quote(key) + " is no key of a step.";
    std::vector<Goal> goal;
    Complaint fault = take_goal(value, goal);
    if (!fault) step_->wrong.push_back({std::move(goal.front()), {}});
    return fault;
  }

  static Complaint take_goal(std::string_view text, std::vector<Goal>& goals) {
    auto goal = read_goal(text);
    if (!goal) return goal.error().sentence;
    goals.push_back(std::move(*goal));
    return std::nullopt;
  }

  static Complaint take_number(std::string_view text, int low, int high, int& value) {
    const auto number = notation::read_number(text, low, high);
    if (!number) return number.error().sentence;
    value = *number;
    return std::nullopt;
  }

  static Complaint add(std::vector<std::string>& list, std::string_view value) {
    for (std::string& part : parts_of(value, ";")) list.push_back(std::move(part));
    return value.empty() ? Complaint("something is missing here.") : std::nullopt;
  }

  /// What the head says of the game is put in where the position does not.
  Complaint take_position(std::string_view text, games::PositionPtr& where) {
    const games::Game* game = games::find_game(lesson_.game);
    if (game == nullptr) return "the game is named before the position.";
    auto value = notation::parse_json(text);
    if (!value) return value.error().sentence;
    if (!value->is_object()) return "a position is an object in braces.";
    auto& object = value->get_object();
    object.emplace("game", lesson_.game);
    if (players_ > 0) object.emplace("players", players_);
    auto position = game->read(object);
    if (!position) return position.error().sentence;
    where = std::move(*position);
    return std::nullopt;
  }

  Result<Lesson> end() {
    if (lesson_.steps.empty()) return Error{"a lesson has a step."};
    if (lesson_.seat.index >= lesson_.start->players())
      return Error{"the learner's seat is not in the game."};
    return std::move(lesson_);
  }

  Lesson lesson_;
  Step* step_ = nullptr;
  int players_ = 0;
};

}  // namespace

Result<Lesson> read_lesson(std::string name, std::string_view text) {
  return Reader(std::move(name)).read(text);
}

}  // namespace longroad::lessons
