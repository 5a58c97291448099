#include "server/table/stage.hpp"

#include <fmt/format.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

#include "games/programs.hpp"
#include "server/table/shown.hpp"

namespace longroad::server {
namespace {

namespace json = boost::json;

/// A list of lines or verbs; neither ever holds a quotation mark.
class TextList {
 public:
  void add(std::string_view text) { text_ += fmt::format("{}\"{}\"", text_.size() == 1 ? "" : ",", text); }
  [[nodiscard]] std::string done() && { return std::move(text_) + "]"; }

 private:
  std::string text_ = "[";
};

template <class List>
std::string numbers_text(const List& list) {
  return fmt::format("[{}]", fmt::join(list.begin(), list.end(), ","));
}

std::string settings_text(const Table& table, games::Viewer viewer) {
  if (!viewer) return R"({"muted":[],"blocked":[],"auto_refuse":false})";
  const Chair& chair = table.chair(*viewer);
  std::vector<int> muted;
  chair.muted.for_each([&](Seat seat) { muted.push_back(seat.index + 1); });
  std::vector<int> blocked;
  for (int i = 0; i < table.settings().players; ++i)
    if (chair.sitter.blocks(table.chair(Seat::of(i)).sitter.person())) blocked.push_back(i + 1);
  return fmt::format(R"({{"muted":{},"blocked":{},"auto_refuse":{}}})", numbers_text(muted),
                     numbers_text(blocked), chair.auto_refuse);
}

/// What the viewer saw before the first line.
std::string start_text(const Table& table, games::Viewer viewer) {
  notation::Members members;
  table.first_position()->view(viewer)->write(members);
  return members.whole();
}

}  // namespace

Stage::Stage(const Table& table, int version) : table_(table) {
  while (version_ < version) step();
}

void Stage::step() {
  const Entry& entry = table_.entry(++version_);
  if (!entry.shown) {
    const notation::Moved moved = position_->moved(entry.line);
    moved_ = text(moved, notation::Sight::Open);
    counted_ = text(moved, notation::Sight::Counted);
    position_->apply(entry.line);
    return look();
  }
  moved_.clear();
  counted_.clear();
  if (std::holds_alternative<notice::Started>(entry.shown->notice)) {
    position_ = table_.first_position()->clone();
    state_ = TableState::Playing;
    return look();
  }
  if (std::holds_alternative<notice::Ended>(entry.shown->notice)) state_ = TableState::Over;
  for (Eyes& eyes : eyes_) eyes.changed.clear();
}

void Stage::look() {
  for (int i = 0; i <= kMaxSeats; ++i) {
    Eyes& eyes = eyes_[static_cast<std::size_t>(i)];
    if (eyes.view.empty()) continue;
    const games::Viewer viewer = i == kMaxSeats ? games::Viewer{} : games::Viewer{Seat::of(i)};
    position_->view(viewer)->write(eyes.view);
    eyes.changed = eyes.view.changed();
  }
}

std::string_view Stage::moved_text(games::Viewer viewer) const {
  return table_.is_open_to(viewer, version_) ? moved_ : counted_;
}

std::vector<std::string> Stage::moved_texts(games::Viewer viewer, int first) const {
  std::vector<std::string> texts;
  if (first == version_) return texts;
  for (Stage past(table_, first); past.version_ < version_;) {
    past.step();
    texts.emplace_back(past.moved_text(viewer));
  }
  return texts;
}

std::string Stage::event(games::Viewer viewer, bool views, std::optional<Time> now) const {
  std::string text =
      fmt::format(R"({{"t":"event","version":{},"at":{},"what":{})", version_, table_.entry(version_).at,
                  what_text(table_, version_, viewer, moved_text(viewer)));
  if (const std::string& changed = eyes_[index(viewer)].changed; views && !changed.empty())
    text += fmt::format(R"(,"changed":{})", changed);
  if (now) text += fmt::format(R"(,"now":{})", now_text(viewer, *now));
  if (viewer && somebody_sat_down()) text += fmt::format(R"(,"settings":{})", settings_text(table_, viewer));
  return text + "}";
}

std::string Stage::events_text(games::Viewer viewer, int& first) const {
  const std::vector<std::string> moved = moved_texts(viewer, first);
  const auto moved_by = [&, begin = first](int v) { return moved[static_cast<std::size_t>(v - begin - 1)]; };
  std::vector<std::string> newest;
  std::size_t size = 0;
  int said = 0;
  for (int v = version_; v > first; --v) {
    const Entry& entry = table_.entry(v);
    const bool chat = entry.shown && std::holds_alternative<notice::Said>(entry.shown->notice);
    const bool old = chat && ++said > kMostChat;
    newest.push_back(fmt::format(R"({{"version":{},"at":{},"what":{}}})", v, entry.at,
                                 old ? gap_text() : what_text(table_, v, viewer, moved_by(v))));
    size += newest.back().size() + 1;
    if (size <= kMostWelcome) continue;
    newest.pop_back();
    first = v;
  }
  return fmt::format("{}", fmt::join(newest.rbegin(), newest.rend(), ","));
}

std::string Stage::welcome(games::Viewer viewer, bool views, int since, std::string_view presence, Time now) {
  Eyes& eyes = eyes_[index(viewer)];
  if (views && position_) position_->view(viewer)->write(eyes.view);
  // Before the start there is nothing to see, but the start itself must come as a change.
  if (views && !position_) eyes.view.write_all({{"game", nullptr}});
  int first = since <= version_ ? since : 0;
  const std::string events = events_text(viewer, first);
  return fmt::format(
      R"({{"t":"welcome","v":1,"seat":{},"info":{},"version":{},"since":{},"events":[{}],"start":{},"view":{},"now":{},"presence":{},"settings":{}}})",
      viewer ? std::to_string(viewer->index + 1) : "null", json::serialize(info()), version_, first, events,
      position_ && views ? start_text(table_, viewer) : "null",
      position_ && views ? eyes.view.whole() : "null", now_text(viewer, now), presence,
      settings_text(table_, viewer));
}

json::object Stage::info() const {
  json::object info = info_json(table_);
  info["state"] = name(state_);
  info["version"] = version_;
  return info;
}

json::object Stage::detailed_info(bool to_player) const {
  json::object told = info();
  if (!position_) return told;
  if (to_player && state_ == TableState::Playing) {
    json::array to_act;
    position_->to_act().for_each([&](Seat seat) { to_act.push_back(seat_json(seat)); });
    told["to_act"] = std::move(to_act);
  }
  if (state_ == TableState::Over) {
    const games::Score score = position_->score();
    told["result"] = {{"ended", table_.ended()},
                      {"why", name(table_.end_reason())},
                      {"points", json::array(score.points.begin(), score.points.end())},
                      {"winner", seat_json(table_.winner())}};
  }
  return told;
}

bool Stage::somebody_sat_down() const {
  const auto& shown = table_.entry(version_).shown;
  return shown && std::holds_alternative<notice::Joined>(shown->notice);
}

std::string Stage::now_text(games::Viewer viewer, Time now) const {
  TextList legal;
  TextList revise;
  TextList open;
  std::vector<int> to_act;
  if (position_ && state_ == TableState::Playing) {
    position_->to_act().for_each([&](Seat seat) { to_act.push_back(seat.index + 1); });
    Actions actions;
    if (viewer && position_->to_act().has(*viewer)) position_->legal(*viewer, actions);
    for (const Action action : actions) legal.add(position_->text(action));
    actions.clear();
    if (viewer) position_->revisions(actions);
    for (const Action action : actions)
      if (action.seat() == *viewer) revise.add(position_->text(action));
    if (viewer)
      for (const auto& verb : games::open_verbs_of_person(*position_, *viewer)) open.add(verb.word);
  }
  return fmt::format(
      R"({{"state":"{}","to_act":{},"legal":{},"revise":{},"open":{},"score":{},"clocks":{}}})", name(state_),
      numbers_text(to_act), std::move(legal).done(), std::move(revise).done(), std::move(open).done(),
      score_text(viewer), clocks_text(now));
}

std::string Stage::score_text(games::Viewer viewer) const {
  if (!position_) return "null";
  const games::Score score = position_->score();
  return fmt::format(R"({{"shown":{},"own":{},"points":{},"winner":{}}})", numbers_text(score.shown),
                     viewer ? std::to_string(score.points[viewer->index]) : "null",
                     state_ == TableState::Over ? numbers_text(score.points) : "null",
                     score.winner.is_none() ? "null" : std::to_string(score.winner.index + 1));
}

std::string Stage::clocks_text(Time now) const {
  static constexpr std::array<std::string_view, 3> kRunning{"none", "turn", "answer"};
  // Whoever is shown the table later than it is played has no use for its clocks.
  if (table_.clock() == nullptr || state_ == TableState::Waiting || version_ != table_.version())
    return "null";
  std::string text;
  for (int i = 0; i < table_.settings().players; ++i) {
    const auto left = table_.clock()->left(Seat::of(i), now);
    text +=
        fmt::format(R"({}{{"turn":{},"reserve":{},"answer":{},"running":"{}"}})", i == 0 ? "" : ",",
                    left.turn, left.reserve, left.answer, kRunning[static_cast<std::size_t>(left.running)]);
  }
  return "[" + text + "]";
}

}  // namespace longroad::server
