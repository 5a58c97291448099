#include "server/table/stage.hpp"

#include <utility>

#include "notation/values/write.hpp"
#include "server/table/shown.hpp"

namespace longroad::server {
namespace {

/// What the viewer saw before the first line.
std::string start_text(const Table& table, games::Viewer viewer) {
  notation::Members members;
  table.match().first_position()->view(viewer)->write(members);
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
    counted_ = table_.log().is_open_to({}, version_) ? std::string() : text(moved, notation::Sight::Counted);
    position_->apply(entry.line);
    return look();
  }
  moved_.clear();
  counted_.clear();
  if (std::holds_alternative<notice::Started>(entry.shown->notice)) {
    position_ = table_.match().first_position()->clone();
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
  const bool open = table_.log().is_open_to(viewer, version_);
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
  return table_.log().is_open_to(viewer, version_) ? moved_ : counted_;
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

std::string Stage::now_text(games::Viewer viewer, Time now) const {
  return this->now().text(viewer, notation::value_text(clocks(now)));
}

std::string Stage::event(games::Viewer viewer, bool views, std::optional<Time> now) const {
  const Entry& entry = table_.entry(version_);
  const std::string noticed = entry.shown ? what_text(table_, version_, viewer) : std::string();
  std::string changed;
  if (const Eyes& eyes = eyes_[index(viewer)]; views && eyes.changed) {
    changed = "{";
    shared_.add_changed(changed);
    eyes.own.add_changed(changed);
    changed += '}';
  }
  const std::string possible = now ? now_text(viewer, *now) : std::string();
  message::Event event{.version = version_,
                       .at = entry.at,
                       .what = {entry.shown ? noticed : what_text_for(viewer)},
                       .changed = {changed},
                       .now = {possible}};
  if (viewer && somebody_sat_down()) event.settings = settings_of(table_, viewer);
  return notation::kind_text("t", event);
}

std::vector<std::string> Stage::events_after(games::Viewer viewer, int& first) const {
  const std::vector<std::string> moved = moved_texts(viewer, first);
  const auto moved_by = [&, begin = first](int v) { return moved[static_cast<std::size_t>(v - begin - 1)]; };
  std::vector<std::string> newest;
  std::size_t size = 0;
  int said = 0;
  for (int v = version_; v > first; --v) {
    const Entry& entry = table_.entry(v);
    const bool chat = entry.shown && std::holds_alternative<notice::Said>(entry.shown->notice);
    const bool old = chat && ++said > kMostChat;
    const std::string what = old ? gap_text() : what_text(table_, v, viewer, moved_by(v));
    newest.push_back(notation::value_text(message::Happening{v, entry.at, {what}}));
    size += newest.back().size() + 1;
    if (size <= kMostWelcome) continue;
    newest.pop_back();
    first = v;
  }
  return {newest.rbegin(), newest.rend()};
}

void Stage::open_eyes(games::Viewer viewer) {
  notation::Members& own = eyes_[index(viewer)].own;
  // Before the start there is nothing to see, but the start itself must come as a change.
  if (!position_) return own.write_all({{"game", nullptr}});
  const auto view = position_->view(viewer);
  view->write_shared(shared_);
  view->write_own(own);
}

std::string Stage::welcome(games::Viewer viewer, bool views, int since, PresenceList presence, Time now) {
  using notation::Written;
  if (views) open_eyes(viewer);
  int first = since <= version_ ? since : 0;
  const std::vector<std::string> events = events_after(viewer, first);
  const bool sees = position_ && views;
  const std::string start = sees ? start_text(table_, viewer) : std::string();
  const std::string view = sees ? view_text(viewer) : std::string();
  const std::string possible = now_text(viewer, now);
  message::Welcome welcome{.seat = viewer,
                           .info = info(),
                           .version = version_,
                           .since = first,
                           .now = {possible},
                           .presence = std::move(presence),
                           .settings = settings_of(table_, viewer)};
  for (const std::string& event : events) welcome.events.push_back({event});
  if (sees) {
    welcome.start = Written{start};
    welcome.view = Written{view};
  }
  return notation::kind_text("t", welcome);
}

TableInfo Stage::info() const {
  TableInfo info = info_of(table_);
  info.state = state_;
  info.version = version_;
  return info;
}

TableInfo Stage::detailed_info(bool to_player) const {
  TableInfo told = info();
  if (!position_) return told;
  if (to_player && state_ == TableState::Playing) {
    told.to_act.emplace();
    position_->to_act().for_each([&](Seat seat) { told.to_act->push_back(seat); });
  }
  if (state_ == TableState::Over) {
    const games::Score score = position_->score();
    const Outcome& outcome = table_.match().outcome();
    told.result = TableResult{.ended = outcome.at,
                              .why = outcome.reason,
                              .points = {score.points.begin(), score.points.end()},
                              .winner = outcome.winner};
  }
  return told;
}

bool Stage::somebody_sat_down() const {
  const auto& shown = table_.entry(version_).shown;
  return shown && std::holds_alternative<notice::Joined>(shown->notice);
}

std::optional<std::vector<ClockTold>> Stage::clocks(Time now) const {
  // Whoever is shown the table later than it is played has no use for its clocks.
  if (!table_.clock().exists() || state_ == TableState::Waiting || version_ != table_.version())
    return std::nullopt;
  std::vector<ClockTold> clocks;
  for (int i = 0; i < table_.settings().players; ++i) {
    const auto left = table_.clock().left(Seat::of(i), now);
    clocks.push_back({left.turn, left.reserve, left.answer, left.running});
  }
  return clocks;
}

}  // namespace longroad::server
