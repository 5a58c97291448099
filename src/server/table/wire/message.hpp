/// What page and server tell each other over a table's socket beside requests, one struct for each message:
/// they are read, written and described in schema/wire.schema.json from that. Parts that go with every line
/// are text already when a message is put together (stage.cpp, now_text.cpp).
#pragma once

#include <array>
#include <boost/json/value.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/id.hpp"
#include "notation/values/sentence_form.hpp"
#include "notation/values/value.hpp"
#include "phrases/sentence.hpp"
#include "server/table/wire/info.hpp"

namespace longroad::server {

/// Of the viewer, at this table.
struct ViewerSettings {
  static constexpr notation::Definition kDefinition{"Settings"};
  std::vector<Seat> muted{}, blocked{};
  bool auto_refuse = false;
  static void fields(auto f) { LONGROAD_FIELDS(f, muted, blocked, auto_refuse); }
};

enum class SeatState : std::uint8_t { Here, Idle, Lost, Left, Bot, Open };
inline constexpr std::array<std::string_view, 6> kSeatStateWords{"here", "idle", "lost",
                                                                 "left", "bot",  "open"};
constexpr const auto& words(SeatState) { return kSeatStateWords; }

struct SeatPresence {
  static constexpr notation::Definition kDefinition{"SeatPresence"};
  SeatState state{};
  std::optional<Time> grace{};
  static void fields(auto f) {
    f("state", &SeatPresence::state,
      {.about = "`idle`: here, but the game waits for this player without a clock; `lost`: the line broke; "
                "`left`: on purpose."});
    f("grace", &SeatPresence::grace, {.form = "Ms", .about = "Until the others may choose; 0: now."});
  }
};

struct PresenceList {
  static constexpr notation::Definition kDefinition{"PresenceList"};
  std::vector<SeatPresence> seats{};
  int watching = 0;
  static void fields(auto f) { LONGROAD_FIELDS(f, seats, watching); }
};

/// What a game's refusal speaks of.
struct RefusalArgs {
  static constexpr notation::Definition kDefinition{"RefusalArgs",
                                                    "What the sentence speaks of, for other languages."};
  std::optional<Seat> seat{};
  std::optional<int> number{};
  std::optional<std::string> resource{}, cards{};
  static void fields(auto f) {
    f("seat", &RefusalArgs::seat, {.omitted = true});
    f("number", &RefusalArgs::number, {.low = -1'000'000, .omitted = true});
    f("resource", &RefusalArgs::resource, {.omitted = true});
    f("cards", &RefusalArgs::cards, {.omitted = true});
  }
};

/// Why something was refused.
struct ReasonTold {
  std::string code{}, error{};
  std::optional<phrases::Sentence> why{};
  static void fields(auto f) {
    f("code", &ReasonTold::code);
    f("error", &ReasonTold::error, {.about = "One English sentence."});
    f("why", &ReasonTold::why, {.omitted = true, .form = "Why"});
  }
};
ReasonTold reason_of(const phrases::Sentence& why);

namespace message {

/// From the page.
struct Hello {
  static constexpr std::string_view kName = "hello";
  static constexpr notation::Definition kDefinition{
      "Hello",
      "The first message on a socket. Without a secret (and without the seat's cookie) the socket watches."};
  int v = 0;
  std::optional<std::string> secret{};
  std::optional<int> since{};
  bool watch = false, views = true, batch = false;
  static void fields(auto f) {
    f("v", &Hello::v, {.high = 1000, .form = "VersionOne"});
    f("secret", &Hello::secret, {.optional = true, .form = "Secret"});
    f("since", &Hello::since,
      {.high = 1 << 30,
       .optional = true,
       .about = "The last version the page has; the welcome then holds only what came after it."});
    f("watch", &Hello::watch, {.optional = true, .about = "True: watch, whatever the cookie says."});
    f("views", &Hello::views,
      {.optional = true, .about = "False: no `view` and no `changed`, for programs that read lines only."});
    f("batch", &Hello::batch,
      {.optional = true,
       .about =
           "True: messages of the server that wait together come in one text frame, as an array of them."});
  }
};

struct Ping {
  static constexpr std::string_view kName = "ping";
  static constexpr notation::Definition kDefinition{"Ping"};
  boost::json::value at{};
  static void fields(auto f) {
    f("at", &Ping::at, {.optional = true, .form = "PageTime", .about = "Comes back in the pong."});
  }
};

/// An event of the past.
struct Happening {
  static constexpr notation::Definition kDefinition{
      "Happening", "An event of the past: what happened, without the state it led to."};
  int version = 0;
  Time at = 0;
  notation::Written what{};
  static void fields(auto f) {
    f("version", &Happening::version, {.low = 1});
    f("at", &Happening::at, {.form = "Ms"});
    f("what", &Happening::what, {.form = "What"});
  }
};

struct Welcome {
  static constexpr std::string_view kName = "welcome";
  static constexpr notation::Definition kDefinition{"Welcome",
                                                    "The whole table as this viewer may know it, now."};
  int v = 1;
  std::optional<Seat> seat{};
  TableInfo info{};
  int version = 0, since = 0;
  std::vector<notation::Written> events{};
  std::optional<notation::Written> start{}, view{};
  notation::Written now{};
  PresenceList presence{};
  ViewerSettings settings{};
  static void fields(auto f) {
    f("v", &Welcome::v, {.form = "VersionOne"});
    f("seat", &Welcome::seat, {.about = "Null: a spectator."});
    LONGROAD_FIELDS(f, info, version);
    f("since", &Welcome::since, {.about = "`events` holds those after this version; 0: all."});
    f("events", &Welcome::events, {.form = "Happening"});
    f("start", &Welcome::start,
      {.form = "Position",
       .about = "The view before the first line, so that a page can count what happened since; null before "
                "the game starts."});
    f("view", &Welcome::view, {.form = "Position", .about = "Null before the game starts."});
    f("now", &Welcome::now, {.form = "Now"});
    LONGROAD_FIELDS(f, presence, settings);
  }
};

struct Event {
  static constexpr std::string_view kName = "event";
  static constexpr notation::Definition kDefinition{
      "Event", "One step of the table. Versions count up by one; a page that misses one says hello again."};
  int version = 0;
  Time at = 0;
  notation::Written what{}, changed{}, now{};
  std::optional<ViewerSettings> settings{};
  static void fields(auto f) {
    f("version", &Event::version, {.low = 1});
    f("at", &Event::at, {.form = "Ms"});
    f("what", &Event::what, {.form = "What"});
    f("changed", &Event::changed,
      {.optional = true,
       .form = "Position",
       .about = "The members of the view that differ from before, to be put in place of the old ones."});
    f("now", &Event::now,
      {.optional = true, .form = "Now", .about = "Left out where the next event follows at once."});
    f("settings", &Event::settings,
      {.omitted = true, .about = "Where somebody sat down, whom I may have blocked before."});
  }
};

struct Ack {
  static constexpr std::string_view kName = "ack";
  static constexpr notation::Definition kDefinition{"Ack"};
  std::string id{};
  static void fields(auto f) { f("id", &Ack::id, {.form = "Id"}); }
};

struct Refused {
  static constexpr std::string_view kName = "refused";
  static constexpr notation::Definition kDefinition{
      "Refused",
      "Nothing has changed. `code` is the rule's stable name or the server's: `bad_line`, `stale`, "
      "`not_started`, `not_seated`, `not_host`, `too_fast`, `bad_message`, …"};
  std::string id{};
  ReasonTold reason{};
  RefusalArgs args{};
  static void fields(auto f) {
    f("id", &Refused::id, {.form = "Id"});
    f(&Refused::reason);
    f("args", &Refused::args);
  }
};

struct Presence {
  static constexpr std::string_view kName = "presence";
  static constexpr notation::Definition kDefinition{"Presence",
                                                    "Who is here; it has no version, and the newest counts."};
  PresenceList presence{};
  static void fields(auto f) { f("presence", &Presence::presence); }
};

struct Pong {
  static constexpr std::string_view kName = "pong";
  static constexpr notation::Definition kDefinition{"Pong"};
  Time now = 0;
  boost::json::value at{};
  static void fields(auto f) {
    f("now", &Pong::now, {.form = "Ms", .about = "The server's clock, as in `at` of events."});
    f("at", &Pong::at, {.optional = true, .form = "PageTime"});
  }
};

struct Failure {
  static constexpr std::string_view kName = "error";
  static constexpr notation::Definition kDefinition{
      "Failure", "The message was not understood, or the socket is about to be closed (`closing`)."};
  ReasonTold reason{};
  bool closing = false;
  static void fields(auto f) {
    f(&Failure::reason);
    f("closing", &Failure::closing);
  }
};

using Any = std::variant<Welcome, Event, Ack, Refused, Presence, Pong, Failure>;

}  // namespace message
}  // namespace longroad::server
