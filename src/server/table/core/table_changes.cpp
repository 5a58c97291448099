/// What each notice of the log does to the table.

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "server/table/core/table_model.hpp"
#include "server/table/model/bot_names.hpp"

namespace longroad::server {

template <>
void TableModel::change(const notice::Opened& n) {
  settings_ = n.settings;
  chairs_.resize(static_cast<std::size_t>(settings_.players));
  for (std::size_t i = 0; i < chairs_.size() && i < n.bots.size(); ++i) {
    if (n.bots[i].empty()) continue;
    chairs_[i].kind = Chair::Kind::Bot;
    chairs_[i].bot = n.bots[i];
    const bool known = i < n.names.size() && !n.names[i].empty();
    chairs_[i].sitter.name = known ? n.names[i] : bot_name(id_, i, chairs_);
  }
  match_.set_dice(id_, n.dice_secret, settings_);
}

template <>
void TableModel::change(const notice::Joined& n) {
  Chair& chair = chairs_[n.seat.index];
  votes_.forget(n.seat);
  // A substitute finds the seat's part of the dice as it was given.
  const std::string seed = chair.seed;
  chair = Chair{};
  chair.kind = Chair::Kind::Person;
  chair.sitter = n.sitter;
  chair.seed = seed;
  if (!host_) host_ = n.seat;
  for (Chair& other : chairs_) other.muted.remove(n.seat);  // that was somebody else
  mute_blocked(chairs_);
}

template <>
void TableModel::change(const notice::Left& n) {
  Chair& chair = chairs_[n.seat.index];
  votes_.clear(n.seat);
  if (!leaving_frees()) {
    chair.left = true;
    return;
  }
  chair = Chair{};
  match_.set_seed(n.seat, {});
  if (host_ == n.seat) host_ = first_person(chairs_);
}

template <>
void TableModel::change(const notice::CameBack& n) {
  Chair& chair = chairs_[n.seat.index];
  chair.kind = Chair::Kind::Person;
  chair.left = false;
  chair.bot.clear();
  chair.once = false;
  votes_.clear(n.seat);
  move_clock();
}

template <>
void TableModel::change(const notice::BotSat& n) {
  Chair& chair = chairs_[n.seat.index];
  chair.bot = n.bot;
  chair.once = n.once;
  votes_.clear(n.seat);
  move_clock();
  if (chair.kind != Chair::Kind::Open) return;
  // A seat that waited for a substitute is still its owner's, who may come back.
  const bool owned = !chair.sitter.secret_fingerprint.empty();
  chair.kind = owned ? Chair::Kind::Person : Chair::Kind::Bot;
  if (!owned) chair.sitter.name = bot_name(id_, n.seat.index, chairs_);
}

template <>
void TableModel::change(const notice::Placed& n) {
  chairs_[n.seat.index].bot.clear();
  chairs_[n.seat.index].once = false;
  move_clock();
}

template <>
void TableModel::change(const notice::Vacated& n) {
  chairs_[n.seat.index].kind = Chair::Kind::Open;
  chairs_[n.seat.index].bot.clear();
  chairs_[n.seat.index].once = false;
}

template <>
void TableModel::change(const notice::Seeded& n) {
  chairs_[n.seat.index].seed = n.seed;
  match_.set_seed(n.seat, n.seed);
}

template <>
void TableModel::change(const notice::Ready& n) {
  chairs_[n.seat.index].ready = n.on;
}

template <>
void TableModel::change(const notice::Started& n) {
  Settings exact = settings_;
  exact.board = n.board;
  exact.options = n.options;
  match_.start(exact, chairs_);
  if (!match_.playing()) return;
  clock_.set(settings_, chairs_);
  move_clock();
}

template <>
void TableModel::change(const notice::Said&) {}

template <>
void TableModel::change(const notice::Voted& n) {
  if (n.decided)
    votes_.clear(n.about);
  else
    votes_.cast(n.by, n.about, n.choice);
}

template <>
void TableModel::change(const notice::Muted& n) {
  if (n.on)
    chairs_[n.by.index].muted.add(n.seat);
  else
    chairs_[n.by.index].muted.remove(n.seat);
}

template <>
void TableModel::change(const notice::Blocked& n) {
  Chair& mine = chairs_[n.by.index];
  for (const Person& person : {n.person, hidden(n.person)}) std::erase(mine.sitter.blocked, person);
  if (n.on) {
    mine.sitter.blocked.push_back(n.person);
    return mute_blocked(chairs_);
  }
  for (std::size_t i = 0; i < chairs_.size(); ++i)
    if (chairs_[i].sitter.person() == n.person) mine.muted.remove(Seat::of(static_cast<int>(i)));
}

template <>
void TableModel::change(const notice::Silenced& n) {
  chairs_[n.seat.index].silenced = n.on;
}

template <>
void TableModel::change(const notice::Rekeyed& n) {
  chairs_[n.seat.index].sitter.secret_fingerprint = n.secret_fingerprint;
}

template <>
void TableModel::change(const notice::Preferred& n) {
  chairs_[n.by.index].auto_refuse = n.auto_refuse;
}

template <>
void TableModel::change(const notice::Ended& n) {
  match_.end(outcome_of(n.reason, now_, settings_.rated, chairs_, match_.position()));
  clock_.stop(now_);
}

template <>
void TableModel::change(const notice::Revealed&) {
  match_.reveal();
}

template <>
void TableModel::change(const notice::RematchAsked& n) {
  chairs_[n.by.index].wants_rematch = true;
  if (!n.table.empty()) rematch_ = n.table;
}

template <>
void TableModel::change(const notice::Limited& n) {
  settings_.clock = n.clock;
  if (!match_.playing()) return;
  clock_.set(settings_, chairs_);
  move_clock();
}

template <>
void TableModel::change(const notice::Resumed&) {
  clock_.forgive(now_);
}

void TableModel::apply(const Notice& notice) {
  std::visit([this](const auto& n) { change(n); }, notice);
}

}  // namespace longroad::server
