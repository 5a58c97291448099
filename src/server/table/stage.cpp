#include "server/table/stage.hpp"

#include <fmt/format.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <utility>

#include "notation/values/value.hpp"
#include "server/table/shown.hpp"

namespace longroad::server {
namespace {

namespace json = boost::json;

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
  told_.reset();
  if (!entry.shown) {
    const notation::Moved moved = position_->moved(entry.line);
    moved_ = text(moved, notation::Sight::Open);
    counted_ = table_.is_open_to({}, version_) ? std::string() : text(moved, notation::Sight::Counted);
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
  for (Eyes& eyes : eyes_) eyes.changed = false;
}

void Stage::look() {
  bool looked = false;
  for (int i = 0; i <= kMaxSeats; ++i) {
    Eyes& eyes = eyes_[static_cast<std::size_t>(i)];
    eyes.changed = !eyes.own.empty();
    if (!eyes.changed) continue;
    const auto view = position_->view(i == kMaxSeats ? games::Viewer{} : games::Viewer{Seat::of(i)});
    if (!std::exchange(looked, true)) view->write_shared(shared_);
    view->write_own(eyes.own);
  }
}

Stage::Told& Stage::told() const {
  if (!told_) told_.emplace();
  return *told_;
}

std::string_view Stage::what_text_for(games::Viewer viewer) const {
  const bool open = table_.is_open_to(viewer, version_);
  std::string& text = open ? told().line : told().veiled;
  if (text.empty()) text = what_text(table_, version_, viewer, open ? moved_ : counted_);
  return text;
}

const NowText& Stage::now() const {
  auto& now = told().now;
  if (!now) now.emplace(position_.get(), state_);
  return *now;
}

std::string Stage::view_text(games::Viewer viewer) const {
  std::string text = "{";
  shared_.add_whole(text);
  eyes_[index(viewer)].own.add_whole(text);
  return text + "}";
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
  const Entry& entry = table_.entry(version_);
  std::string text = fmt::format(R"({{"t":"event","version":{},"at":{},"what":)", version_, entry.at);
  if (entry.shown)
    text += what_text(table_, version_, viewer);
  else
    text += what_text_for(viewer);
  if (const Eyes& eyes = eyes_[index(viewer)]; views && eyes.changed) {
    text += R"(,"changed":{)";
    shared_.add_changed(text);
    eyes.own.add_changed(text);
    text += '}';
  }
  if (now) text.append(R"(,"now":)").append(this->now().text(viewer, clocks_text(*now)));
  if (viewer && somebody_sat_down()) text.append(R"(,"settings":)").append(settings_text(table_, viewer));
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

void Stage::open_eyes(games::Viewer viewer) {
  notation::Members& own = eyes_[index(viewer)].own;
  // Before the start there is nothing to see, but the start itself must come as a change.
  if (!position_) return own.write_all({{"game", nullptr}});
  const auto view = position_->view(viewer);
  view->write_shared(shared_);
  view->write_own(own);
}

std::string Stage::welcome(games::Viewer viewer, bool views, int since, std::string_view presence, Time now) {
  if (views) open_eyes(viewer);
  int first = since <= version_ ? since : 0;
  const std::string events = events_text(viewer, first);
  return fmt::format(
      R"({{"t":"welcome","v":1,"seat":{},"info":{},"version":{},"since":{},"events":[{}],"start":{},"view":{},"now":{},"presence":{},"settings":{}}})",
      viewer ? std::to_string(viewer->index + 1) : "null", json::serialize(info()), version_, first, events,
      position_ && views ? start_text(table_, viewer) : "null",
      position_ && views ? view_text(viewer) : "null", this->now().text(viewer, clocks_text(now)), presence,
      settings_text(table_, viewer));
}

json::object Stage::info() const {
  json::object info = info_json(table_);
  info["state"] = notation::word_of(state_);
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
