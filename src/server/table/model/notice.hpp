/// What is in a table's log beside the lines of play: who sat down, what was said and voted, how it
/// began and ended. Each is a plain value that JSON on disk reads back as the same.
#pragma once

#include <boost/json/fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/id.hpp"
#include "base/result.hpp"
#include "server/table/model/settings.hpp"
#include "server/table/model/sitter.hpp"

namespace longroad::server {

enum class Choice : std::uint8_t { Wait, Bot, Substitute, End };
/// Abandoned: those who were left ended it, since somebody was away.
enum class EndReason : std::uint8_t { Played, Agreed, Closed, Abandoned };
std::string_view name(Choice choice);
std::string_view name(EndReason reason);
std::optional<Choice> find_choice(std::string_view name);

namespace notice {

/// The first of every log. `bots` has for each seat which bot plays it, or nothing, and `names` what bots
/// are called who have met these players before.
struct Opened {
  Settings settings;
  std::string dice_secret;
  std::vector<std::string> bots;
  std::vector<std::string> names;
};
struct Joined {
  Seat seat;
  Sitter sitter;
};
struct Left {
  Seat seat;
};
struct CameBack {
  Seat seat;
};
/// A bot plays an open seat, or a person's until that one is back; or once, what that one is to place.
struct BotSat {
  Seat seat;
  std::string bot;
  bool once = false;
};
/// The bot has placed what its owner was to place, whose seat it is again.
struct Placed {
  Seat seat;
};
/// The seat is open for whoever comes; its cards wait.
struct Vacated {
  Seat seat;
};
struct Seeded {
  Seat seat;
  std::string seed;
};
/// Before the game: whoever sits there waits for it to begin.
struct Ready {
  Seat seat;
  bool on = true;
};
/// What the first position was made from, so that a log needs no generator to be replayed.
struct Started {
  boost::json::value board;
  boost::json::object options;
};
struct Said {
  Seat seat;
  std::string text;
};
struct Voted {
  Seat by;
  Seat about;  // none: the whole table
  Choice choice;
  bool decided = false;
};
struct Muted {
  Seat by;
  Seat seat;
  bool on = true;
};
/// From here on the two are strangers: at this table, and wherever they meet.
struct Blocked {
  Seat by;
  Person person;
  std::string name;  // as it is shown now
  bool on = true;
};
/// By the host of the server: nothing that the seat says is taken.
struct Silenced {
  Seat seat;
  bool on = true;
};
/// Another secret opens the seat from here on; an empty fingerprint: none does.
struct Rekeyed {
  Seat seat;
  std::string secret_fingerprint;
};
struct Preferred {
  Seat by;
  bool auto_refuse = false;
};
struct Ended {
  EndReason reason;
};
/// The secret of the dice may be told from here on.
struct Revealed {};
struct RematchAsked {
  Seat by;
  std::string table;  // empty until all have asked
};
/// A turn has this long from here on, or as long as it takes.
struct Limited {
  std::optional<ClockRules> clock;
};
/// The server was started again: clocks do not count the time before.
struct Resumed {};

}  // namespace notice

using Notice = std::variant<notice::Opened, notice::Joined, notice::Left, notice::CameBack, notice::BotSat,
                            notice::Placed, notice::Vacated, notice::Seeded, notice::Ready, notice::Started,
                            notice::Said, notice::Voted, notice::Muted, notice::Blocked, notice::Silenced,
                            notice::Rekeyed, notice::Preferred, notice::Ended, notice::Revealed,
                            notice::RematchAsked, notice::Limited, notice::Resumed>;

/// A seat as its number; null for none.
boost::json::value seat_json(Seat seat);

boost::json::object notice_json(const Notice& notice);
/// Reads what `notice_json` wrote.
Result<Notice> read_notice(const boost::json::value& value);

}  // namespace longroad::server
