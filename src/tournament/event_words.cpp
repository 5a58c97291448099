#include "tournament/event_words.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "notation/english.hpp"
#include "tournament/event_json.hpp"

namespace longroad::tournament {
namespace {

using namespace event;

/// Speaks about one tournament: knows its names and how many events it has.
class Speaker {
 public:
  explicit Speaker(const State& state) : state_(state) {}

  [[nodiscard]] std::string who(PlayerId p) const { return state_.name_of()(p); }
  [[nodiscard]] std::string who(const std::vector<PlayerId>& list) const {
    std::vector<std::string> names;
    for (const PlayerId p : list) names.push_back(who(p));
    return fmt::format("{}", fmt::join(names, ", "));
  }
  [[nodiscard]] std::string where(const Place& at) const {
    return english::capital(spoken(at, state_.event_count()));
  }
  [[nodiscard]] std::string which(GameId game) const {
    return english::capital(spoken(game, state_.event_count()));
  }
  [[nodiscard]] std::string within(GameId game) const { return spoken(game, state_.event_count()); }
  [[nodiscard]] std::string what(const SheetResult& result) const { return in_words(state_, result); }
  [[nodiscard]] std::string of_event(int event) const {
    return state_.event_count() > 1 ? fmt::format(" for event {}", event) : "";
  }

 private:
  const State& state_;
};

std::string because(const std::string& reason) { return reason.empty() ? "" : ": " + reason; }

std::string say(const Speaker&, const New& e) {
  return fmt::format("{} is founded, seed {}", e.name, e.seed);
}
std::string say(const Speaker&, const Set& e) { return fmt::format("{} is {}", e.key, e.value); }
std::string say(const Speaker&, const Staff& e) {
  return fmt::format("{} is {} {}", e.name, e.leaves ? "no longer" : "now", name(e.role));
}
std::string say(const Speaker&, const Register& e) {
  return e.players.size() == 1 ? e.players[0].name + " is registered"
                               : fmt::format("{} players are registered", e.players.size());
}
std::string say(const Speaker& s, const Amend& e) {
  return fmt::format("The data of {} is amended", s.who(e.player));
}
std::string say(const Speaker& s, const Apart& e) {
  return fmt::format("To be kept apart: {}", s.who(e.players));
}
std::string say(const Speaker& s, const CheckIn& e) {
  return fmt::format("{} checks in{}{}", s.who(e.player), s.of_event(e.event),
                     e.accepted ? " and accepts the code of conduct" : "");
}
std::string say(const Speaker& s, const Drop& e) {
  return fmt::format("{} leaves, from {} on{}", s.who(e.player), s.within(e.from), because(e.reason));
}
std::string say(const Speaker& s, const Return& e) {
  return fmt::format("{} returns{}", s.who(e.player), s.of_event(e.to.event));
}
std::string say(const Speaker& s, const event::Schedule& e) {
  return fmt::format("The schedule{} is planned, seed {}", s.of_event(e.event), e.seed);
}
std::string say(const Speaker& s, const Layout& e) {
  return fmt::format("{}: board {}{}", s.which(e.game), e.seed, e.confirmed ? ", confirmed" : "");
}
std::string say(const Speaker& s, const Start& e) {
  return fmt::format("{} begins{}", s.which(e.game), e.unofficial ? ", unofficially" : "");
}
std::string say(const Speaker& s, const Publish& e) {
  return fmt::format("{}: the {} are published", s.which(e.game), e.results ? "results" : "seats");
}
std::string say(const Speaker& s, const Online& e) {
  return fmt::format("{} is played online, at {}", s.where(e.at), e.address);
}
std::string say(const Speaker& s, const Report& e) {
  return fmt::format("{} reports {}", s.where(e.at), s.what(e.result));
}
std::string say(const Speaker& s, const Sign& e) {
  return fmt::format("{}: {} signs", s.where(e.at), s.who(e.player));
}
std::string say(const Speaker& s, const Refuse& e) {
  return fmt::format("{}: {} refuses to sign{}", s.where(e.at), s.who(e.player), because(e.reason));
}
std::string say(const Speaker& s, const Decide& e) {
  return fmt::format("{} is decided as {}{}", s.where(e.at), s.what(e.result), because(e.reason));
}
std::string say(const Speaker& s, const Correct& e) {
  return fmt::format("{} is corrected to {}{}", s.where(e.at), s.what(e.result), because(e.reason));
}
std::string say(const Speaker&, const event::Lots& e) {
  return e.how == kLotsBySeed ? fmt::format("Lots are drawn by seed {}", e.seed)
                              : fmt::format("Lots are drawn: {}", e.how);
}
std::string say(const Speaker& s, const Post& e) {
  return fmt::format("{}: the tables are posted", s.which(e.game));
}
std::string say(const Speaker& s, const Choose& e) {
  return fmt::format("{}: {} takes starting position {}{}{}", s.where(e.at), s.who(e.player), e.position,
                     e.seat.empty() ? "" : ", seat " + e.seat, e.colour.empty() ? "" : ", " + e.colour);
}
std::string say(const Speaker& s, const Warn& e) {
  return fmt::format("{} is warned: {}", s.who(e.player), e.ground);
}
std::string say(const Speaker& s, const Disqualify& e) {
  return fmt::format("{} is disqualified: {}", s.who(e.player), e.ground);
}
std::string say(const Speaker& s, const Remove& e) {
  return fmt::format("{} is removed: {}", s.who(e.player), e.ground);
}
std::string say(const Speaker& s, const Limit& e) {
  return fmt::format("{}: turn limit of {} seconds, asked for by {}", s.where(e.at), e.seconds, e.asked);
}
std::string say(const Speaker& s, const Call& e) {
  return fmt::format("{} calls a referee{}", s.where(e.at), because(e.about));
}
std::string say(const Speaker& s, const Ruling& e) {
  return fmt::format("{}, ruling: {}", s.where(e.at), e.text);
}
std::string say(const Speaker& s, const DiceLog& e) {
  return fmt::format("{}: {} logs the dice", s.where(e.at), s.who(e.player));
}
std::string say(const Speaker& s, const Banker& e) {
  return fmt::format("{}: {} is banker", s.where(e.at), e.name);
}
std::string say(const Speaker& s, const Note& e) {
  return e.at.table == 0 ? fmt::format("Note: {}", e.text)
                         : fmt::format("{}, note: {}", s.where(e.at), e.text);
}
std::string say(const Speaker&, const Undo& e) {
  return fmt::format("Entry {} is undone{}", e.entry, because(e.reason));
}

}  // namespace

std::string in_words(const State& state, const Entry& entry) {
  const Speaker speaker(state);
  std::string sentence = std::visit([&](const auto& event) { return say(speaker, event); }, entry.event);
  if (!sentence.ends_with('.')) sentence += '.';
  return sentence;
}

std::string in_words(const State& state, const SheetResult& result) {
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < result.order.size(); ++i) {
    parts.push_back(fmt::format("{} {}{}", state.name_of()(result.order[i]), result.points[i],
                                result.order[i] == result.winner ? " (winner)" : ""));
  }
  std::string text = fmt::format("{}", fmt::join(parts, ", "));
  return result.winner.is_none() ? text + ", no winner" : text;
}

std::string_view in_words(SheetState state) {
  switch (state) {
    case SheetState::Empty:
      return "empty";
    case SheetState::Reported:
      return "reported";
    case SheetState::Signed:
      return "signed by all";
    case SheetState::Refused:
      return "refused";
    case SheetState::Decided:
      return "decided";
  }
  __builtin_unreachable();
}

}  // namespace longroad::tournament
