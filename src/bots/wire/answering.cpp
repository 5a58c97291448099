#include "bots/wire/answering.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include "bots/wire/guess.hpp"

namespace longroad::bots {
namespace {

namespace json = boost::json;
using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

std::string answer_with(std::string_view line) { return json::serialize(json::object{{"action", line}}); }

std::string answer_with(const Error& error) {
  return json::serialize(json::object{{"ok", false}, {"error", error.sentence}});
}

/// The lines of a request that our rules allow.
Actions read_legal(const games::Position& position, Seat seat, const std::vector<std::string>& lines) {
  Actions legal;
  for (const std::string& line : lines) {
    const auto action = position.parse(line);
    if (legal.size() == Actions::kCapacity) break;
    if (action && Seen(position, seat).allows(*action)) legal.push(*action);
  }
  return legal;
}

/// A part of the time is for reading, writing and the way.
milliseconds time_to_think(const Request& request, Clock::time_point begun) {
  constexpr double kPart = 0.7;
  if (request.time.count() == 0) return milliseconds(0);
  const auto all = std::chrono::duration_cast<milliseconds>(kPart * request.time);
  return std::max(milliseconds(1), all - std::chrono::duration_cast<milliseconds>(Clock::now() - begun));
}

std::vector<notation::OpenVerb> open_verbs(const games::Position& position, Seat seat,
                                           const std::vector<std::string>& words) {
  std::vector<notation::OpenVerb> open;
  for (const notation::OpenVerb& verb : Seen(position, seat).open_verbs())
    if (std::ranges::find(words, verb.word) != words.end()) open.push_back(verb);
  return open;
}

/// What our rules refuse is answered only where there is nothing else.
std::string decide(const games::Position& position, const Request& request, Bot& bot,
                   Clock::time_point begun) {
  const Seat seat = Seat::of(request.seat - 1);
  Actions legal;
  if (request.legal)
    legal = read_legal(position, seat, *request.legal);
  else
    position.legal(seat, legal);
  if (legal.empty() && request.legal && !request.legal->empty()) return answer_with(request.legal->front());
  if (legal.empty()) return answer_with(Error{"This seat has nothing to decide."});
  Conditions conditions;
  for (const Action line : legal) conditions.lines.push_back(position.text(line));
  conditions.open = open_verbs(position, seat, request.open);
  conditions.time = time_to_think(request, begun);
  const Seen seen(position, seat, request.log, &conditions);
  return answer_with(seen.text(bot.choose(seen, legal, request.key.child(1))));
}

/// With the bot that `choose_bot` has for it, and what is said against the request.
template <class ChooseBot, class Doubt>
std::string answer_by(std::string_view text, ChooseBot choose_bot, Doubt doubt) {
  const auto begun = Clock::now();
  const auto request = read_request(text);
  if (!request) return answer_with(request.error());
  const auto guess = guess_position(request->view, request->key.child(0));
  if (!guess) return answer_with(guess.error());
  if (request->seat < 1 || request->seat > guess->position->players())
    return answer_with(Error{"'seat' is a number from 1 to the number of players."});
  if (!guess->doubt.empty()) doubt(guess->doubt);
  return decide(*guess->position, *request, choose_bot(*request), begun);
}

}  // namespace

std::string answer_request(std::string_view request, Bot& bot) {
  return answer_by(
      request, [&](const Request&) -> Bot& { return bot; }, [](std::string_view) {});
}

Bot& Answering::bot_for(const Request& request) {
  auto& going = seats_[static_cast<std::size_t>(request.seat)];
  if (going && request.follows(going->last))
    going->last = request;
  else
    going = Going{request, recipe_()};
  return *going->bot;
}

std::string Answering::answer(std::string_view request) {
  return answer_by(
      request, [&](const Request& read) -> Bot& { return bot_for(read); },
      [&](std::string_view doubt) {
        if (complained_) return;
        complained_ = true;
        complain_(fmt::format("A request is taken at its word, though our rules say: {}", doubt));
      });
}

}  // namespace longroad::bots
