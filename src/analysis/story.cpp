#include "analysis/story.hpp"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>

#include "analysis/luck.hpp"
#include "analysis/words/said.hpp"
#include "games/replay.hpp"

namespace longroad::analysis {
namespace {

/// Follows a game line by line, and what each viewer saw of it.
class Reader {
 public:
  Reader(Story& story) : story_(story), now_(story.start->clone()), players_(now_->players()) {
    for (int i = 0; i <= players_; ++i) viewers_.push_back({i == 0 ? games::Viewer{} : Seat::of(i - 1)});
    for (Watching& w : viewers_) w.memory = story.lens->memory();
    pause();
  }

  void play(Action line) {
    ++number_;
    note(line);
    const int turn = now_->turn();
    for (Watching& w : viewers_) w.log.push_back(now_->text_for(w.viewer, line));
    now_->apply(line);
    if (now_->turn() != turn && !now_->over()) pause();
  }
  games::PositionPtr finish() {
    if (story_.pauses.back().line != number_) pause();  // a record may end where a turn does
    return std::move(now_);
  }

 private:
  struct Watching {
    games::Viewer viewer;
    std::vector<std::string> log{};
    std::unique_ptr<Memory> memory{};
  };

  Glimpse glimpse(games::Viewer viewer) {
    const int place = viewer ? viewer->index + 1 : 0;
    Watching& w = viewers_[static_cast<std::size_t>(place)];
    Glimpse g{
        viewer, RandKey{static_cast<std::uint64_t>(number_)}.child(static_cast<std::uint64_t>(place)), {}};
    if (w.memory != nullptr && now_->turn() > 0)
      g.hands = w.memory->recall(*now_->view(viewer), w.log, kWorlds, g.key.child(~std::uint64_t{0}));
    return g;
  }
  Moment moment(Action line, games::Viewer viewer) {
    return {std::shared_ptr<const games::Position>(now_->clone()), line, number_, glimpse(viewer)};
  }
  void pause() {
    Pause p{std::shared_ptr<const games::Position>(now_->clone()), number_, {}};
    for (const Watching& w : viewers_) p.glimpses.push_back(glimpse(w.viewer));
    story_.pauses.push_back(std::move(p));
  }

  void note(Action line) {
    Irregular& apart = story_.irregular;
    if (line.manner() == Manner::Clock) {
      ++apart.by_clock;
      return;
    }
    switch (now_->nature(line)) {
      case Nature::Timeout:
        ++apart.timeouts;
        return;
      case Nature::Removal:
        ++apart.removals;
        return;
      case Nature::TakeBack:
        ++apart.taken_back;
        return take_back(line);
      case Nature::Chance:
        story_.strokes.push_back(moment(line, witness_of(*now_, line)));
        return;
      case Nature::Move:
      case Nature::Offer:
      case Nature::Answer:
        return decide(line);
    }
  }
  void decide(Action line) {
    Actions lines;
    now_->legal(line.seat(), lines);
    const bool free = lines.size() > 1 || now_->nature(line) == Nature::Offer;
    if (free || std::ranges::find(lines, line) == lines.end())
      story_.decisions.push_back(moment(line, line.seat()));
    else
      ++story_.forced;
  }
  /// What was taken back was never meant. The line that is played in its place is judged where that one was.
  void take_back(Action line) {
    auto& list = story_.decisions;
    const auto last = std::find_if(list.rbegin(), list.rend(), [&](const Moment& m) {
      return m.line.seat() == line.seat() && m.before->turn() == now_->turn();
    });
    if (last == list.rend()) return;
    const Action instead = line.in(Manner::Plain);
    if (last->before->check(instead)) {
      list.erase(std::next(last).base());
    } else {
      last->line = instead;
      last->number = number_;
    }
  }

  Story& story_;
  games::PositionPtr now_;
  int players_;
  int number_ = 0;
  std::vector<Watching> viewers_;
};

/// Players of the same name have their seats behind it.
std::vector<std::string> told_apart(const std::vector<std::string>& names) {
  std::vector<std::string> list = names;
  for (std::size_t i = 0; i < names.size(); ++i)
    if (std::ranges::count(names, names[i]) > 1) list[i] += " " + std::to_string(i + 1);
  return list;
}

std::vector<std::string> names_of(const notation::Record& record, int players) {
  std::vector<std::string> names;
  boost::json::error_code error;
  const std::string* header = record.header("players");
  const auto list = header == nullptr ? boost::json::value() : boost::json::parse(*header, error);
  for (int i = 0; i < players; ++i) {
    const auto* array = list.if_array();
    const auto place = static_cast<std::size_t>(i);
    const bool named = array != nullptr && place < array->size() && (*array)[place].is_string();
    names.push_back(named ? std::string((*array)[place].get_string()) : std::to_string(i + 1));
  }
  return told_apart(names);
}

}  // namespace

phrases::Answer<Story> read_story(const notation::Record& record, By by) {
  const int lines = static_cast<int>(record.lines.size());
  if (lines == 0) return said("no_lines");
  if (lines > kMostLines) return said("too_long", {{"lines", lines}, {"most", kMostLines}});
  auto whole = games::replay(record);
  if (!whole) return said("not_legal", {{"why", whole.error().sentence}});
  Story story;
  auto start = games::begin(record);
  story.start = std::move(*start);
  story.lens = lens_for(*story.start, by);
  if (story.lens == nullptr) return said("no_evaluation", {{"game", story.start->game()}});
  story.names = names_of(record, story.start->players());
  story.lines = lines;
  Reader reader(story);
  for (const Action line : whole->lines) reader.play(line);
  story.end = reader.finish();
  story.irregular.midway = record.header("position") != nullptr;
  story.irregular.unfinished = !story.end->over();
  return story;
}

}  // namespace longroad::analysis
