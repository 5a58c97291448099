/// A table is its event log. Commands are checked against what the log has led to and append to
/// it; reading a log back gives the same table. There is no network, disk, thread or clock in here:
/// every command is told what time it is.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/game.hpp"
#include "notation/record.hpp"
#include "server/table/model/chairs.hpp"
#include "server/table/model/clock.hpp"
#include "server/table/model/refused.hpp"
#include "server/table/model/request.hpp"
#include "server/table/model/table_log.hpp"
#include "server/table/model/votes.hpp"
#include "server/table/record/fair.hpp"
#include "store/model/log_entry.hpp"
#include "store/model/table_state.hpp"

namespace longroad::server {

using store::TableState;

/// How long a line may be on its way: one that was sent before its clock stood at zero is not late
/// because of the network.
inline constexpr Time kLag = 400;

/// What one seat may add to the log beside lines: chat, votes, wishes of all kinds.
inline constexpr int kMostNotices = 2'000;
/// What a table's log may come to; then the game is closed. A long one has a few thousand.
inline constexpr int kMostEntries = 100'000;
/// Bots among themselves can go round in circles for ever, and so can programs in people's seats.
inline constexpr int kMostTurns = 20'000;

/// Who commands, which of its commands this is, and when.
struct Command {
  Seat by;
  std::string id;
  Time at = 0;
};

/// What a bot has chosen: for the seat that it played, and the version that it thought about.
struct BotChoice {
  Seat seat;
  std::string bot;
  Action line;
  int seen = 0;
};

class Table {
 public:
  /// A new table; its settings must make a game.
  static Result<std::unique_ptr<Table>> open(std::string id, notice::Opened opened, Time at);
  static Result<std::unique_ptr<Table>> restore(std::string id, std::span<const store::LogEntry> log);

  [[nodiscard]] const std::string& id() const { return id_; }
  [[nodiscard]] const Settings& settings() const { return settings_; }
  [[nodiscard]] TableState state() const { return state_; }
  [[nodiscard]] const Chairs& chairs() const { return chairs_; }
  [[nodiscard]] bool has_seat(Seat seat) const { return !seat.is_none() && seat.index < chairs_.size(); }
  [[nodiscard]] const Chair& chair(Seat seat) const { return chairs_[seat.index]; }
  /// How the game ended, once it has.
  [[nodiscard]] EndReason end_reason() const { return end_reason_; }
  [[nodiscard]] Time ended() const { return ended_; }
  /// Who has left a rated game for good, and so lost it to all who stayed, once it is over.
  [[nodiscard]] SeatSet deserters() const;
  /// Who has won the game that is over: by its rules, or as the only one who has not left it for good where
  /// it is rated; none where nobody has.
  [[nodiscard]] Seat winner() const;
  /// Who sat down first, or came after that one left; may start the game.
  [[nodiscard]] std::optional<Seat> host() const { return host_; }

  /// The log, entry by entry (model/table_log.hpp).
  [[nodiscard]] int version() const { return log_.version(); }
  [[nodiscard]] const Entry& entry(int version) const { return log_.entry(version); }
  [[nodiscard]] std::string body(int version) const { return log_.body(position_.get(), version); }
  [[nodiscard]] std::string line_for(games::Viewer viewer, int version) const {
    return log_.line_for(*position_, viewer, version);
  }
  [[nodiscard]] bool is_open_to(games::Viewer viewer, int version) const {
    return log_.is_open_to(viewer, version);
  }

  /// Null before the start.
  [[nodiscard]] const games::Position* position() const { return position_.get(); }
  [[nodiscard]] const games::Position* first_position() const { return first_.get(); }
  /// Until when a bot leaves its offer to people who have not answered yet; 0 where it waits for nobody.
  [[nodiscard]] Time offer_stands_until(Seat bot) const;
  /// What each piece of the opening has, before a bot places it; nothing where nobody else waits for it, a
  /// referee keeps the time, or the game has no pieces to place. With a clock it is the time of a turn.
  [[nodiscard]] std::optional<int> opening_time() const;
  [[nodiscard]] const Clock* clock() const { return clock_ ? &*clock_ : nullptr; }
  [[nodiscard]] const FairDice& dice() const { return dice_; }
  /// The key of this decision of a bot.
  [[nodiscard]] RandKey bot_key() const { return luck_->bot(static_cast<std::uint32_t>(version())); }
  /// The record so far; the proof of its dice once they are revealed.
  [[nodiscard]] notation::Record record() const;

  /// Whether the game has gone on for longer than any does.
  [[nodiscard]] bool endless() const;
  /// Whether the seat has said all that one seat may.
  [[nodiscard]] bool said_enough(Seat seat) const {
    return !seat.is_none() && chair(seat).notices >= kMostNotices;
  }
  /// Whether its player has left so often that nobody waits for them any more.
  [[nodiscard]] bool left_for_good(Seat seat) const { return said_enough(seat) && chair(seat).left; }
  /// Whether this command was done before.
  [[nodiscard]] bool repeated(const Command& command) const;
  Answer sit(Seat seat, const Sitter& sitter, Time at);
  Answer give_seed(const Command& command, std::string_view seed);
  Answer be_ready(const Command& command, bool on);
  /// By the host; open seats get this bot.
  Answer start(const Command& command, std::string_view bot);
  /// Starts where all seats are taken.
  void start_full(Time at);
  /// `seen`, where given, is the version that the player had in mind: the line is refused if it would not
  /// mean the same any more.
  Answer play(const Command& command, std::string_view line, std::optional<int> seen = std::nullopt);
  /// A bot's line; false: it is not allowed any more, or was thought out for something else.
  bool play_bot(const BotChoice& choice, Time at);
  Answer say(const Command& command, std::string_view text);
  /// `people` are those who are here; `about` must be gone long enough, which the caller knows.
  Answer vote(const Command& command, Seat about, Choice choice, SeatSet people);
  /// Whether the newest entry is the vote that settled it.
  [[nodiscard]] bool just_decided() const;
  Answer leave(const Command& command);
  /// Whether the seat of somebody who leaves now is open to others: before the start, if it is not reserved.
  [[nodiscard]] bool leaving_frees() const { return state_ == TableState::Waiting && !settings_.reserved; }
  void come_back(Seat seat, Time at);
  /// What is for the table alone to answer.
  Answer ask(const Command& command, const TableRequest& asked);
  Answer silence(Seat seat, bool on, Time at);
  /// Another secret opens a person's seat, or none; false: it is so already.
  bool rekey(Seat seat, const std::string& secret_fingerprint, Time at);
  Answer ask_rematch(const Command& command);
  /// All who want another game go on at this table.
  void open_rematch(std::string_view table, Time at);
  [[nodiscard]] const std::string& rematch() const { return rematch_; }  // empty: none yet
  /// When the next clock has run out for good: what is on its way at zero still counts.
  [[nodiscard]] std::optional<Time> deadline() const;
  /// Plays on for the seats whose time is up; false: nobody's is.
  bool run_clock(Time at);
  /// A referee takes the player out of the game, which goes on: the pieces stay, the turns are skipped.
  void remove(Seat seat, Time at);
  [[nodiscard]] bool is_removed(Seat seat) const;
  /// A turn has this long from now on, or as long as it takes.
  void limit(const std::optional<ClockRules>& clock, Time at);
  void resume(Time at);
  /// Their commands are written.
  void forget_causes() { log_.forget_causes(); }
  void close(Time at);

 private:
  explicit Table(std::string id) : id_(std::move(id)) {}

  [[nodiscard]] std::optional<Error> read(const store::LogEntry& event);
  [[nodiscard]] Answer must_play(const Command& command) const;
  [[nodiscard]] Answer must_be_rated(const Sitter& sitter) const;
  /// Whether this seat has played since it saw that version, or is asked something else now. Discards and
  /// answers of others, which come in any order, do not count.
  [[nodiscard]] bool is_stale(Seat seat, int seen) const;
  void note(Notice notice, Time at, const Command* command = nullptr);
  void put(Action line, Time at, const Command* command = nullptr);
  void remember(const Command& command);
  void begin(Time at);
  /// Plays what chance and preferences decide, and ends the game where it is over.
  void settle(Time at);
  /// Bots that have placed what was to be placed give their seats back.
  void return_seats(Time at);
  [[nodiscard]] std::optional<Action> automatic_refusal() const;
  void finish(EndReason reason, Time at);
  void set_clock();
  void move_clock(Time at);
  void move_opening_clock(Time at);

  // table_apply.cpp: what each notice does to the table
  void apply(const Notice& notice);
  template <class Kind>
  void change(const Kind& notice);
  // table_commands.cpp: what each request that is for the table alone does
  template <class Kind>
  Answer answer(const Command& command, const Kind& asked);

  std::string id_;
  Settings settings_;
  TableState state_ = TableState::Waiting;
  EndReason end_reason_ = EndReason::Played;
  Time ended_ = 0;
  Chairs chairs_;
  std::optional<Seat> host_;
  std::string rematch_;
  FairDice dice_;
  bool revealed_ = false;
  std::optional<FairLuck> luck_;
  games::PositionPtr first_;
  games::PositionPtr position_;
  std::optional<Clock> clock_;
  Votes votes_;
  Seat offerer_{};  // who made the newest offer
  Time offered_at_ = 0;
  int lines_ = 0;
  Time now_ = 0;  // of the entry that is being applied
  TableLog log_;
};

}  // namespace longroad::server
