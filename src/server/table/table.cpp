#include "server/table/table.hpp"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

#include "games/replay.hpp"
#include "notation/json.hpp"
#include "notation/json_text.hpp"
#include "server/table/model/secret.hpp"
#include "server/table/shown.hpp"

namespace longroad::server {

namespace json = boost::json;

namespace {

/// Offers a turn whose answers cost their owner no time.
constexpr int kFreeOffers = 3;
constexpr Time kOfferStands = 20'000;  // a person reads, thinks and clicks

/// Of most entries: written as text.
std::string line_body(std::string_view line, const Table::Cause* cause) {
  std::string text;
  notation::JsonText out(text);
  out.object([&] {
    out.member("l", line);
    if (cause == nullptr) return;
    out.member("by", cause->by.index + 1);
    out.member("id", cause->id);
  });
  return text;
}

}  // namespace

Result<std::unique_ptr<Table>> Table::open(std::string id, notice::Opened opened, Time at) {
  // The board is not drawn yet; any key tells whether the options and a given board are right.
  if (const auto position = begin_game(opened.settings, RandKey{}); !position) return position.error();
  std::unique_ptr<Table> table(new Table(std::move(id)));
  table->note(std::move(opened), at);
  return table;
}

Result<std::unique_ptr<Table>> Table::restore(std::string id, std::span<const store::LogEntry> log) {
  std::unique_ptr<Table> table(new Table(std::move(id)));
  for (const auto& event : log) {
    if (event.version != table->version() + 1) return Error{"An event is missing in the log of the table."};
    if (auto error = table->read(event)) return *error;
  }
  if (table->chairs_.empty()) return Error{"There is no such table."};
  table->causes_.clear();
  return table;
}

std::optional<Error> Table::read(const store::LogEntry& event) {
  const auto body = notation::parse_json(event.body);
  if (!body) return body.error();
  notation::Fault fault;
  const notation::Node node(*body, fault);
  const Command command{node.at("by").seat(kMaxSeats, Seat::none()), std::string(node.at("id").word({})),
                        event.at};
  const Command* cause = command.by.is_none() ? nullptr : &command;
  if (node.at("l").given()) {
    if (!position_) return Error{"There is a line before the start of the game."};
    const auto line = position_->parse(node.at("l").word({}));
    if (!line) return line.error();
    if (const Refusal refusal = position_->check(*line)) return Error{sentence(refusal)};
    put(*line, event.at, cause);
    return std::nullopt;
  }
  auto notice = read_notice(*body);
  if (!notice) return notice.error();
  const bool opens = std::holds_alternative<notice::Opened>(*notice);
  if (opens != entries_.empty()) return Error{"The log of the table does not begin with its opening."};
  const bool starts = std::holds_alternative<notice::Started>(*notice);
  note(std::move(*notice), event.at, cause);
  if (starts && !position_) return Error{"The first position of the table can't be read."};
  return std::nullopt;
}

std::optional<Seat> Table::first_person() const {
  for (std::size_t i = 0; i < chairs_.size(); ++i)
    if (chairs_[i].kind == Chair::Kind::Person) return Seat::of(static_cast<int>(i));
  return std::nullopt;
}

std::optional<Seat> Table::seat_of(std::string_view secret) const {
  const std::string print = fingerprint(secret);
  for (std::size_t i = 0; i < chairs_.size(); ++i)
    if (!chairs_[i].sitter.secret_fingerprint.empty() &&
        same_secret(chairs_[i].sitter.secret_fingerprint, print))
      return Seat::of(static_cast<int>(i));
  return std::nullopt;
}

bool Table::has_people() const {
  for (const Chair& chair : chairs_)
    if (chair.kind != Chair::Kind::Bot && !chair.sitter.program) return true;
  return false;
}

std::string Table::body(int version) const {
  const Entry& e = entry(version);
  const auto found = causes_.find(version);
  const Cause* cause = found == causes_.end() ? nullptr : &found->second;
  if (!e.shown) return line_body(position_->text(e.line), cause);
  std::string text;
  notation::JsonText out(text);
  out.object([&] {
    write_notice(out, e.shown->notice);
    if (cause == nullptr) return;
    out.member("by", cause->by.index + 1);
    out.member("id", cause->id);
  });
  return text;
}

bool Table::is_open_to(games::Viewer viewer, int version) const {
  const auto veiled = veiled_.find(version);
  return veiled == veiled_.end() || (viewer && veiled->second.known_to.has(*viewer));
}

std::string Table::line_for(games::Viewer viewer, int version) const {
  return is_open_to(viewer, version) ? position_->text(entry(version).line) : veiled_.at(version).text;
}

std::optional<Table::Veiled> Table::veil(Action line) const {
  const std::string text = position_->text(line);
  Veiled veiled{{}, position_->text_for(std::nullopt, line)};
  if (veiled.text == text) return std::nullopt;
  for (int i = 0; i < position_->players(); ++i)
    if (position_->text_for(Seat::of(i), line) == text) veiled.known_to.add(Seat::of(i));
  return veiled;
}

notation::Record Table::record() const {
  std::vector<Action> lines;
  for (const Entry& e : entries_)
    if (!e.shown) lines.push_back(e.line);
  std::vector<std::string> names;
  for (const Chair& chair : chairs_) names.push_back(chair.sitter.name);
  const std::string begun = settings_.position.is_null() ? std::string() : json::serialize(first_->json());
  auto record = games::record_of(*position_, lines, {.names = names, .begun = begun});
  if (revealed_) record.headers.push_back({"fair", notation::value_text(fair_of(dice_))});
  return record;
}

void Table::note(Notice notice, Time at, const Command* command) {
  now_ = at;
  apply(notice);
  std::string wire = shown_to_all(*this, notice);
  Entry entry{.at = at, .line = {}, .shown = nullptr};
  entry.shown = std::make_unique<const Entry::Shown>(Entry::Shown{std::move(notice), std::move(wire)});
  entries_.push_back(std::move(entry));
  if (command == nullptr) return;
  ++chairs_[command->by.index].notices;
  remember(*command);
}

void Table::put(Action line, Time at, const Command* command) {
  if (auto veiled = veil(line)) veiled_.emplace(version() + 1, std::move(*veiled));
  if (position_->chance_due()) luck_->use(position_->stream());
  if (position_->nature(line) == Nature::Offer) {
    offerer_ = line.seat();
    offered_at_ = at;
  }
  position_->apply(line);
  ++lines_;
  entries_.push_back({.at = at, .line = line, .shown = nullptr});
  move_clock(at);
  if (command != nullptr) remember(*command);
}

void Table::remember(const Command& command) {
  if (command.id.empty()) return;
  chairs_[command.by.index].commands.add(command.id);
  causes_[version()] = {command.by, command.id};
}

bool Table::is_shared() const {
  const Chair* first = nullptr;
  for (const Chair& chair : chairs_) {
    if (chair.kind == Chair::Kind::Bot) continue;
    if (chair.kind == Chair::Kind::Open) return true;
    if (first != nullptr && !first->sitter.is_same_as(chair.sitter)) return true;
    first = &chair;
  }
  return false;
}

Time Table::offer_stands_until(Seat bot) const {
  if (bot != position_->whose_turn()) return 0;
  bool people = false;
  position_->asked().for_each([&](Seat seat) { people |= chair(seat).bot.empty(); });
  return people ? offered_at_ + kOfferStands : 0;
}

std::optional<int> Table::opening_time() const {
  const games::Game* game = games::find_game(settings_.game);
  const bool places = game != nullptr && !game->layouts.empty();  // pieces, on a board
  if (!places || settings_.reserved) return std::nullopt;
  if (settings_.clock) return settings_.clock->turn;
  return settings_.opening > 0 && is_shared() ? std::optional(settings_.opening) : std::nullopt;
}

void Table::set_clock() {
  clock_.reset();
  if (settings_.clock)
    clock_.emplace(*settings_.clock, settings_.players);
  else if (const auto opening = opening_time())
    clock_.emplace(ClockRules{.turn = *opening, .reserve = 0, .answer = 0},
                   settings_.players);  // until the opening is over
}

void Table::move_clock(Time at) {
  if (!clock_) return;
  if (state_ != TableState::Playing || position_->over()) return clock_->stop(at);
  if (position_->turn() == 0) return move_opening_clock(at);
  if (!settings_.clock) return clock_.reset();
  const bool runs_on = position_->offers_made() > kFreeOffers;
  clock_->wait(at, position_->turn(), position_->whose_turn(), position_->to_act(), runs_on);
}

void Table::move_opening_clock(Time at) {
  // The rules have no clock in the opening, so it is the table's own: every piece has its time. Not where a
  // referee keeps it, nor for bots.
  const SeatSet placing = position_->to_act();
  if (!opening_time() || placing.size() != 1 || !chair(placing.first()).bot.empty()) return clock_->stop(at);
  clock_->wait(at, -1 - lines_, placing.first(), placing);
}

}  // namespace longroad::server
