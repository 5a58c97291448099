/// A table is its event log. Commands are checked against what the log has led to and append to
/// it; reading a log back gives the same table. There is no network, disk, thread or clock in here:
/// every command is told what time it is.
///
/// What happened and what it led to is core/table_model.hpp; each kind of command has a part of its own.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>

#include "server/table/core/play.hpp"
#include "server/table/core/seating.hpp"
#include "server/table/core/table_model.hpp"
#include "server/table/core/talk.hpp"
#include "server/table/core/voting.hpp"

namespace longroad::server {

class Table {
 public:
  /// A new table; its settings must make a game.
  static Result<std::unique_ptr<Table>> open(std::string id, notice::Opened opened, Time at);
  static Result<std::unique_ptr<Table>> restore(std::string id, std::span<const store::LogEntry> log);

  [[nodiscard]] const std::string& id() const { return model_.id(); }
  [[nodiscard]] const Settings& settings() const { return model_.settings(); }
  [[nodiscard]] const Chairs& chairs() const { return model_.chairs(); }
  [[nodiscard]] const Chair& chair(Seat seat) const { return model_.chair(seat); }
  /// Who sat down first, or came after that one left; may start the game.
  [[nodiscard]] std::optional<Seat> host() const { return model_.host(); }
  [[nodiscard]] const std::string& rematch() const { return model_.rematch(); }  // empty: none yet

  [[nodiscard]] const Match& match() const { return model_.match(); }
  [[nodiscard]] TableState state() const { return match().state(); }
  /// Null before the start.
  [[nodiscard]] const games::Position* position() const { return match().position(); }
  [[nodiscard]] const TableClock& clock() const { return model_.clock(); }
  /// The record so far; the proof of its dice once they are revealed.
  [[nodiscard]] notation::Record record() const { return record_of(model_); }

  [[nodiscard]] const TableLog& log() const { return model_.log(); }
  [[nodiscard]] int version() const { return log().version(); }
  [[nodiscard]] const Entry& entry(int version) const { return log().entry(version); }
  /// As the store keeps it.
  [[nodiscard]] std::string body(int version) const { return log().body(position(), version); }
  /// Their commands are written.
  void forget_causes() { model_.forget_causes(); }

  [[nodiscard]] Seating& seating() { return seating_; }
  [[nodiscard]] Talk& talk() { return talk_; }
  [[nodiscard]] Play& play() { return play_; }
  [[nodiscard]] Voting& voting() { return voting_; }
  /// What is for the table alone to answer.
  Answer ask(const Command& command, const TableRequest& asked);

 private:
  explicit Table(std::string id) : model_(std::move(id)) {}

  TableModel model_;
  Seating seating_{model_};
  Talk talk_{model_};
  Play play_{model_};
  Voting voting_{model_, play_};
};

}  // namespace longroad::server
