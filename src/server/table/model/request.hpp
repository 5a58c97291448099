/// What pages ask of a table over their socket, one struct each: read from `t`, `id` and these members, and
/// described by them in schema/wire.schema.json.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "base/id.hpp"
#include "notation/values/value.hpp"
#include "server/table/model/notice.hpp"

namespace longroad::server {

/// What every request has beside its members.
struct RequestHead {
  std::string id{};
  static void fields(auto f) { f("id", &RequestHead::id, {.low = 1, .high = 40, .form = "Id"}); }
};

namespace request {

struct Do {
  static constexpr std::string_view kName = "do";
  static constexpr notation::Definition kDefinition{
      "Do",
      "Plays a line of the seat: one of `legal` or `revise`, or any well-formed one of a verb in `open`."};
  std::string line{};
  std::optional<int> version{};
  static void fields(auto f) {
    f("line", &Do::line, {.form = "Line"});
    f("version", &Do::version,
      {.high = 1 << 30,
       .optional = true,
       .about = "What the player saw. Where given, the line is refused as `stale` if it would not mean the "
                "same any more: the seat has played since, or something else is asked. Discards and answers "
                "of others do not count, which come in any order."});
  }
};

struct Say {
  static constexpr std::string_view kName = "say";
  static constexpr notation::Definition kDefinition{"Say"};
  std::string text{};
  static void fields(auto f) { f("text", &Say::text, {.low = 1, .high = 300}); }
};

struct GiveSeed {
  static constexpr std::string_view kName = "seed";
  static constexpr notation::Definition kDefinition{
      "GiveSeed", "A seat's part of the dice, any text, once, before the game starts."};
  std::string seed{};
  static void fields(auto f) { f("seed", &GiveSeed::seed, {.low = 1, .high = 64}); }
};

struct BeReady {
  static constexpr std::string_view kName = "ready";
  static constexpr notation::Definition kDefinition{
      "BeReady", "Before the game: tells the others that this seat is ready, or no longer."};
  bool on = true;
  static void fields(auto f) { f("on", &BeReady::on, {.optional = true, .about = "Left out: true."}); }
};

struct Start {
  static constexpr std::string_view kName = "start";
  static constexpr notation::Definition kDefinition{
      "Start", "The host's: seats that are still open get a bot, and the game starts."};
  std::optional<std::string> bot{};
  static void fields(auto f) {
    f("bot", &Start::bot,
      {.optional = true, .about = "Which bot; the first of the table of bots where it is left out."});
  }
};

struct Vote {
  static constexpr std::string_view kName = "vote";
  static constexpr notation::Definition kDefinition{
      "Vote",
      "What shall happen to a seat whose player is gone and whose grace is over. `end` without an absent "
      "seat "
      "asks to end the game by agreement."};
  std::optional<Seat> seat{};
  Choice choice{};
  static void fields(auto f) {
    f("seat", &Vote::seat, {.optional = true});
    f("choice", &Vote::choice, {.form = "Choice"});
  }
};

struct Leave {
  static constexpr std::string_view kName = "leave";
  static constexpr notation::Definition kDefinition{
      "Leave",
      "Leaves on purpose, unlike a lost line. Before the start the seat is open again; later its owner may "
      "come back until the game is over."};
  static void fields(auto) {}
};

struct Rematch {
  static constexpr std::string_view kName = "rematch";
  static constexpr notation::Definition kDefinition{
      "Rematch",
      "After the game: another one with the same people and options. Made when all who are here have asked; "
      "every seat's secret stays valid at the new table."};
  static void fields(auto) {}
};

struct Mute {
  static constexpr std::string_view kName = "mute";
  static constexpr notation::Definition kDefinition{
      "Mute", "A seat's chat is not sent to me any more, and its offers are refused for me."};
  Seat seat{};
  bool on = true;
  static void fields(auto f) {
    f("seat", &Mute::seat);
    f("on", &Mute::on, {.optional = true, .about = "Left out: true."});
  }
};

struct Block {
  static constexpr std::string_view kName = "block";
  static constexpr notation::Definition kDefinition{
      "Block",
      "The person who sits there, guest or account, is muted here and wherever we meet from now on, and "
      "can't "
      "join tables that I host; or not any more."};
  Seat seat{};
  bool on = true;
  static void fields(auto f) {
    f("seat", &Block::seat);
    f("on", &Block::on, {.optional = true, .about = "Left out: true."});
  }
};

struct Settle {
  static constexpr std::string_view kName = "settle";
  static constexpr notation::Definition kDefinition{"Settle", "My preferences at this table."};
  bool auto_refuse = false;
  static void fields(auto f) {
    f("auto_refuse", &Settle::auto_refuse,
      {.optional = true, .about = "Refuse every offer at once, whatever I hold."});
  }
};

}  // namespace request

/// Those that the table answers alone: a function in core/talk.cpp, nothing in the room.
using TableRequest = std::variant<request::Mute, request::Block, request::Settle>;

namespace detail {
template <class... First, class... Second>
std::variant<First..., Second...> joined(std::variant<First...>, std::variant<Second...>);
}  // namespace detail

/// All of them; these ask who is here (party.cpp), and some of them the room (room_commands.cpp).
using AnyRequest =
    decltype(detail::joined(std::variant<request::Do, request::Say, request::GiveSeed, request::BeReady,
                                         request::Start, request::Vote, request::Leave, request::Rematch>(),
                            TableRequest()));

}  // namespace longroad::server
