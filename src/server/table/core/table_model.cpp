#include "server/table/core/table_model.hpp"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

#include "games/replay.hpp"
#include "notation/json.hpp"
#include "server/table/core/notice_text.hpp"

namespace longroad::server {

bool TableModel::leaving_frees() const {
  return match_.state() == TableState::Waiting && !settings_.reserved;
}

std::optional<Error> TableModel::read(const store::LogEntry& event) {
  const auto body = notation::parse_json(event.body);
  if (!body) return body.error();
  notation::Fault fault;
  const notation::Node node(*body, fault);
  const Command command{node.at("by").seat(kMaxSeats, Seat::none()), std::string(node.at("id").word({})),
                        event.at};
  const Command* cause = command.by.is_none() ? nullptr : &command;
  if (node.at("l").given()) {
    if (match_.position() == nullptr) return Error{"There is a line before the start of the game."};
    const auto line = match_.position()->parse(node.at("l").word({}));
    if (!line) return line.error();
    if (const Refusal refusal = match_.position()->check(*line)) return Error{sentence(refusal)};
    put(*line, event.at, cause);
    return std::nullopt;
  }
  auto notice = read_notice(*body);
  if (!notice) return notice.error();
  const bool opens = std::holds_alternative<notice::Opened>(*notice);
  if (opens != (log_.version() == 0)) return Error{"The log of the table does not begin with its opening."};
  const bool starts = std::holds_alternative<notice::Started>(*notice);
  note(std::move(*notice), event.at, cause);
  if (starts && match_.position() == nullptr) return Error{"The first position of the table can't be read."};
  return std::nullopt;
}

void TableModel::note(Notice notice, Time at, const Command* command) {
  now_ = at;
  apply(notice);
  std::string wire = notice_text(*this, notice);
  log_.add_notice(std::move(notice), std::move(wire), at);
  if (command == nullptr) return;
  ++chairs_[command->by.index].notices;
  remember(*command);
}

void TableModel::put(Action line, Time at, const Command* command) {
  now_ = at;
  log_.add_line(*match_.position(), line, at);
  match_.put(line, at);
  move_clock();
  if (command != nullptr) remember(*command);
}

void TableModel::remember(const Command& command) {
  if (command.id.empty()) return;
  chairs_[command.by.index].commands.add(command.id);
  log_.set_cause(command.by, command.id);
}

notation::Record record_of(const TableModel& table) {
  const Match& match = table.match();
  std::vector<Action> lines;
  for (const Entry& e : table.log().entries())
    if (!e.shown) lines.push_back(e.line);
  std::vector<std::string> names;
  for (const Chair& chair : table.chairs()) names.push_back(chair.sitter.name);
  const bool whole = table.settings().position.is_null();
  const std::string begun = whole ? std::string() : boost::json::serialize(match.first_position()->json());
  auto record = games::record_of(*match.position(), lines, {.names = names, .begun = begun});
  if (match.revealed()) record.headers.push_back({"fair", notation::value_text(fair_of(match.dice()))});
  return record;
}

}  // namespace longroad::server
