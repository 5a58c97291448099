/// What is in a table's log beside the lines of play: who sat down, what was said and voted, how it
/// began and ended. Each is a plain value that JSON on disk reads back as the same
/// (notation/values/value.hpp).
#pragma once

#include <array>
#include <boost/json/fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/id.hpp"
#include "base/result.hpp"
#include "notation/json_text.hpp"
#include "notation/values/value.hpp"
#include "server/table/model/settings.hpp"
#include "server/table/model/sitter.hpp"

namespace longroad::server {

enum class Choice : std::uint8_t { Wait, Bot, Substitute, End };
/// Abandoned: those who were left ended it, since somebody was away.
enum class EndReason : std::uint8_t { Played, Agreed, Closed, Abandoned };
inline constexpr std::array<std::string_view, 4> kChoiceWords{"wait", "bot", "substitute", "end"};
inline constexpr std::array<std::string_view, 4> kEndWords{"played", "agreed", "closed", "abandoned"};
constexpr const auto& words(Choice) { return kChoiceWords; }
constexpr const auto& words(EndReason) { return kEndWords; }
std::string_view name(Choice choice);
std::string_view name(EndReason reason);
std::optional<Choice> find_choice(std::string_view name);

namespace notice {

/// The first of every log. `bots` has for each seat which bot plays it, or nothing, and `names` what bots
/// are called who have met these players before.
struct Opened {
  static constexpr std::string_view kName = "opened";
  Settings settings{};
  std::string dice_secret{};
  std::vector<std::string> bots{};
  std::vector<std::string> names{};
  static void fields(auto f) {
    f("settings", &Opened::settings);
    f("dice", &Opened::dice_secret);
    f("bots", &Opened::bots, {.high = kMaxSeats});
    f("names", &Opened::names, {.high = kMaxSeats});
  }
};
struct Joined {
  static constexpr std::string_view kName = "joined";
  Seat seat{};
  Sitter sitter{};
  static void fields(auto f) {
    f("seat", &Joined::seat);
    f(&Joined::sitter);
  }
};
struct Left {
  static constexpr std::string_view kName = "left";
  Seat seat{};
  static void fields(auto f) { f("seat", &Left::seat); }
};
struct CameBack {
  static constexpr std::string_view kName = "back";
  Seat seat{};
  static void fields(auto f) { f("seat", &CameBack::seat); }
};
/// A bot plays an open seat, or a person's until that one is back; or once, what that one is to place.
struct BotSat {
  static constexpr std::string_view kName = "bot";
  Seat seat{};
  std::string bot{};
  bool once = false;
  static void fields(auto f) { LONGROAD_FIELDS(f, seat, bot, once); }
};
/// The bot has placed what its owner was to place, whose seat it is again.
struct Placed {
  static constexpr std::string_view kName = "placed";
  Seat seat{};
  static void fields(auto f) { f("seat", &Placed::seat); }
};
/// The seat is open for whoever comes; its cards wait.
struct Vacated {
  static constexpr std::string_view kName = "vacated";
  Seat seat{};
  static void fields(auto f) { f("seat", &Vacated::seat); }
};
struct Seeded {
  static constexpr std::string_view kName = "seeded";
  Seat seat{};
  std::string seed{};
  static void fields(auto f) { LONGROAD_FIELDS(f, seat, seed); }
};
/// Before the game: whoever sits there waits for it to begin.
struct Ready {
  static constexpr std::string_view kName = "ready";
  Seat seat{};
  bool on = true;
  static void fields(auto f) { LONGROAD_FIELDS(f, seat, on); }
};
/// What the first position was made from, so that a log needs no generator to be replayed.
struct Started {
  static constexpr std::string_view kName = "started";
  boost::json::value board{};
  boost::json::object options{};
  static void fields(auto f) { LONGROAD_FIELDS(f, board, options); }
};
struct Said {
  static constexpr std::string_view kName = "said";
  Seat seat{};
  std::string text{};
  static void fields(auto f) { LONGROAD_FIELDS(f, seat, text); }
};
struct Voted {
  static constexpr std::string_view kName = "voted";
  Seat by{};
  Seat about{};  // none: the whole table
  Choice choice{};
  bool decided = false;
  static void fields(auto f) {
    f("seat", &Voted::by);
    LONGROAD_FIELDS(f, about, choice, decided);
  }
};
struct Muted {
  static constexpr std::string_view kName = "muted";
  Seat by{};
  Seat seat{};
  bool on = true;
  static void fields(auto f) {
    f("seat", &Muted::by);
    f("about", &Muted::seat);
    f("on", &Muted::on);
  }
};
/// From here on the two are strangers: at this table, and wherever they meet.
struct Blocked {
  static constexpr std::string_view kName = "blocked";
  Seat by{};
  Person person{};
  std::string name{};  // as it is shown now
  bool on = true;
  static void fields(auto f) {
    f("seat", &Blocked::by);
    LONGROAD_FIELDS(f, person, name, on);
  }
};
/// By the host of the server: nothing that the seat says is taken.
struct Silenced {
  static constexpr std::string_view kName = "silenced";
  Seat seat{};
  bool on = true;
  static void fields(auto f) { LONGROAD_FIELDS(f, seat, on); }
};
/// Another secret opens the seat from here on; an empty fingerprint: none does.
struct Rekeyed {
  static constexpr std::string_view kName = "rekeyed";
  Seat seat{};
  std::string secret_fingerprint{};
  static void fields(auto f) {
    f("seat", &Rekeyed::seat);
    f("secret", &Rekeyed::secret_fingerprint);
  }
};
struct Preferred {
  static constexpr std::string_view kName = "preferred";
  Seat by{};
  bool auto_refuse = false;
  static void fields(auto f) {
    f("seat", &Preferred::by);
    f("auto_refuse", &Preferred::auto_refuse);
  }
};
struct Ended {
  static constexpr std::string_view kName = "ended";
  EndReason reason{};
  static void fields(auto f) { f("reason", &Ended::reason); }
};
/// The secret of the dice may be told from here on.
struct Revealed {
  static constexpr std::string_view kName = "revealed";
  static void fields(auto) {}
};
struct RematchAsked {
  static constexpr std::string_view kName = "rematch";
  Seat by{};
  std::string table{};  // empty until all have asked
  static void fields(auto f) {
    f("seat", &RematchAsked::by);
    f("table", &RematchAsked::table);
  }
};
/// A turn has this long from here on, or as long as it takes.
struct Limited {
  static constexpr std::string_view kName = "limited";
  std::optional<ClockRules> clock{};
  static void fields(auto f) { f("clock", &Limited::clock); }
};
/// The server was started again: clocks do not count the time before.
struct Resumed {
  static constexpr std::string_view kName = "resumed";
  static void fields(auto) {}
};

}  // namespace notice

using Notice = std::variant<notice::Opened, notice::Joined, notice::Left, notice::CameBack, notice::BotSat,
                            notice::Placed, notice::Vacated, notice::Seeded, notice::Ready, notice::Started,
                            notice::Said, notice::Voted, notice::Muted, notice::Blocked, notice::Silenced,
                            notice::Rekeyed, notice::Preferred, notice::Ended, notice::Revealed,
                            notice::RematchAsked, notice::Limited, notice::Resumed>;

/// Its kind as `k`, and its members, into the body of an entry.
void write_notice(notation::JsonText& out, const Notice& notice);
/// Reads what `write_notice` wrote, now or long ago.
Result<Notice> read_notice(const boost::json::value& value);

}  // namespace longroad::server
