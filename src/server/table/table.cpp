#include "server/table/table.hpp"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

#include "games/replay.hpp"
#include "notation/json.hpp"
#include "server/table/shown.hpp"

namespace longroad::server {

namespace json = boost::json;

namespace {

/// Offers a turn whose answers cost their owner no time.
constexpr int kFreeOffers = 3;
constexpr Time kOfferStands = 20'000;  // a person reads, thinks and clicks

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
  table->log_.forget_causes();
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
  if (opens != (version() == 0)) return Error{"The log of the table does not begin with its opening."};
  const bool starts = std::holds_alternative<notice::Started>(*notice);
  note(std::move(*notice), event.at, cause);
  if (starts && !position_) return Error{"The first position of the table can't be read."};
  return std::nullopt;
}

notation::Record Table::record() const {
  std::vector<Action> lines;
  for (const Entry& e : log_.entries())
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
  log_.add_notice(std::move(notice), std::move(wire), at);
  if (command == nullptr) return;
  ++chairs_[command->by.index].notices;
  remember(*command);
}

void Table::put(Action line, Time at, const Command* command) {
  log_.add_line(*position_, line, at);
  if (position_->chance_due()) luck_->use(position_->stream());
  if (position_->nature(line) == Nature::Offer) {
    offerer_ = line.seat();
    offered_at_ = at;
  }
  position_->apply(line);
  ++lines_;
  move_clock(at);
  if (command != nullptr) remember(*command);
}

void Table::remember(const Command& command) {
  if (command.id.empty()) return;
  chairs_[command.by.index].commands.add(command.id);
  log_.set_cause(command.by, command.id);
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
  return settings_.opening > 0 && is_shared(chairs_) ? std::optional(settings_.opening) : std::nullopt;
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
