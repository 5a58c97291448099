/// The log of a table together with what it has led to. Whatever is added changes both; whether it may be
/// added, others have checked (seating.hpp, talk.hpp, voting.hpp, play.hpp).
#pragma once

#include <optional>
#include <string>

#include "notation/record.hpp"
#include "server/table/core/match.hpp"
#include "server/table/core/table_clock.hpp"
#include "server/table/model/chairs.hpp"
#include "server/table/model/command.hpp"
#include "server/table/model/table_log.hpp"
#include "server/table/model/votes.hpp"
#include "store/model/log_entry.hpp"

namespace longroad::server {

class TableModel {
 public:
  explicit TableModel(std::string id) : id_(std::move(id)) {}

  [[nodiscard]] const std::string& id() const { return id_; }
  [[nodiscard]] const Settings& settings() const { return settings_; }
  [[nodiscard]] const Chairs& chairs() const { return chairs_; }
  [[nodiscard]] const Chair& chair(Seat seat) const { return chairs_[seat.index]; }
  [[nodiscard]] bool has_seat(Seat seat) const { return !seat.is_none() && seat.index < chairs_.size(); }
  [[nodiscard]] std::optional<Seat> host() const { return host_; }
  [[nodiscard]] const std::string& rematch() const { return rematch_; }
  [[nodiscard]] const Votes& votes() const { return votes_; }
  [[nodiscard]] const Match& match() const { return match_; }
  [[nodiscard]] const TableClock& clock() const { return clock_; }
  [[nodiscard]] const TableLog& log() const { return log_; }
  /// Whether the seat of somebody who leaves now is open to others: before the start, if it is not reserved.
  [[nodiscard]] bool leaving_frees() const;

  /// Adds an entry of a log from elsewhere, which may be wrong.
  [[nodiscard]] std::optional<Error> read(const store::LogEntry& event);
  void note(Notice notice, Time at, const Command* command = nullptr);
  void put(Action line, Time at, const Command* command = nullptr);
  /// The command has led to the newest entry; it counts once.
  void remember(const Command& command);
  void forget_causes() { log_.forget_causes(); }
  /// Time up to here is not counted.
  void forgive_clock(Time at) { clock_.forgive(at); }

 private:
  // table_changes.cpp: what each notice does
  void apply(const Notice& notice);
  template <class Kind>
  void change(const Kind& notice);
  void move_clock() { clock_.move(settings_, chairs_, match_, now_); }

  std::string id_;
  Settings settings_;
  Chairs chairs_;
  std::optional<Seat> host_;
  std::string rematch_;
  Votes votes_;
  Match match_;
  TableClock clock_;
  TableLog log_;
  Time now_ = 0;  // of the entry that is being applied
};

/// The record so far; the proof of its dice once they are revealed.
notation::Record record_of(const TableModel& table);

}  // namespace longroad::server
