#include "tournament/model/event_words.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

#include "names/names.hpp"
#include "notation/values/value.hpp"
#include "tournament/model/event_json.hpp"

namespace longroad::tournament {
namespace telling {

using namespace event;
namespace {

/// "Ada 10 (winner)", "Ben 8", "Cleo 7", in play order.
std::vector<Sentence> scores(const State& state, const SheetResult& result) {
  std::vector<Sentence> list;
  for (std::size_t i = 0; i < result.order.size(); ++i) {
    const Values values{{"player", state.name_of()(result.order[i])}, {"points", result.points[i]}};
    list.push_back(result.order[i] == result.winner ? say("score_winner", values) : say("score", values));
  }
  if (result.winner.is_none()) list.push_back(say("score_no_winner"));
  return list;
}

/// Speaks about one tournament: knows its names and how many events it has.
class Speaker {
 public:
  Speaker(const State& state, const std::string& by) : state_(state), by_(by) {}

  [[nodiscard]] const std::string& by() const { return by_; }

  [[nodiscard]] std::string who(PlayerId p) const { return state_.name_of()(p); }
  [[nodiscard]] std::string who(const std::vector<PlayerId>& list) const {
    std::vector<std::string> names;
    for (const PlayerId p : list) names.push_back(who(p));
    return fmt::format("{}", fmt::join(names, ", "));
  }
  [[nodiscard]] Sentence where(const Place& at) const { return named(at, state_.event_count()); }
  [[nodiscard]] Sentence which(GameId game) const { return named(game, state_.event_count()); }
  [[nodiscard]] std::vector<Sentence> what(const SheetResult& result) const { return scores(state_, result); }
  /// Named only where there are several.
  [[nodiscard]] std::string event(int event) const {
    return state_.event_count() > 1 ? std::to_string(event) : "";
  }

 private:
  const State& state_;
  const std::string& by_;  // who entered it
};

Sentence tell(const Speaker&, const New& e) { return say("did_new", {{"name", e.name}, {"seed", e.seed}}); }
Sentence tell(const Speaker&, const TakeOver&) { return say("did_take_over"); }
Sentence tell(const Speaker&, const Set& e) { return say("did_set", {{"key", e.key}, {"value", e.value}}); }
Sentence tell(const Speaker&, const Staff& e) {
  const Values values{{"name", names::tidy(e.name)}, {"role", named(e.role)}};
  return e.leaves ? say("did_staff_leaves", values) : say("did_staff", values);
}
Sentence tell(const Speaker&, const Register& e) {
  return e.players.size() == 1 ? say("did_register_one", {{"player", names::tidy(e.players[0].name)}})
                               : say("did_register", {{"players", e.players.size()}});
}
Sentence tell(const Speaker& s, const Amend& e) { return say("did_amend", {{"player", s.who(e.player)}}); }
Sentence tell(const Speaker& s, const Apart& e) { return say("did_apart", {{"players", s.who(e.players)}}); }
Sentence tell(const Speaker& s, const CheckIn& e) {
  if (e.semifinal) return say("did_check_in_semifinal", {{"player", s.who(e.player)}});
  const Values values{{"player", s.who(e.player)}, {"event", s.event(e.event)}};
  return e.accepted ? say("did_accept", values) : say("did_check_in", values);
}
Sentence tell(const Speaker& s, const Drop& e) {
  return say("did_drop", {{"player", s.who(e.player)}, {"game", s.which(e.from)}, {"reason", e.reason}});
}
Sentence tell(const Speaker& s, const Return& e) {
  return say("did_return", {{"player", s.who(e.player)}, {"event", s.event(e.to.event)}});
}
Sentence tell(const Speaker& s, const event::Schedule& e) {
  return say("did_schedule", {{"event", s.event(e.event)}, {"seed", e.seed}});
}
Sentence tell(const Speaker& s, const Layout& e) {
  const Values values{{"game", s.which(e.game)}, {"seed", e.seed}};
  return e.confirmed ? say("did_confirm_layout", values) : say("did_layout", values);
}
Sentence tell(const Speaker& s, const Start& e) {
  const Values values{{"game", s.which(e.game)}};
  return e.unofficial ? say("did_start_unofficially", values) : say("did_start", values);
}
Sentence tell(const Speaker& s, const Publish& e) {
  const Values values{{"game", s.which(e.game)}};
  return e.results ? say("did_publish_results", values) : say("did_publish_seats", values);
}
Sentence tell(const Speaker& s, const Online& e) {
  if (e.address.empty()) return say("did_online_no_longer", {{"place", s.where(e.at)}});
  return say("did_online", {{"place", s.where(e.at)}, {"address", e.address}});
}
Sentence tell(const Speaker& s, const Report& e) {
  return say("did_report", {{"place", s.where(e.at)}, {"result", s.what(e.result)}});
}
Sentence tell(const Speaker& s, const Sign& e) {
  return say("did_sign", {{"place", s.where(e.at)}, {"player", s.who(e.player)}});
}
Sentence tell(const Speaker& s, const Refuse& e) {
  return say("did_refuse", {{"place", s.where(e.at)}, {"player", s.who(e.player)}, {"reason", e.reason}});
}
Sentence tell(const Speaker& s, const Decide& e) {
  return say("did_decide", {{"place", s.where(e.at)}, {"result", s.what(e.result)}, {"reason", e.reason}});
}
Sentence tell(const Speaker& s, const Correct& e) {
  return say("did_correct", {{"place", s.where(e.at)}, {"result", s.what(e.result)}, {"reason", e.reason}});
}
Sentence tell(const Speaker&, const event::Lots& e) {
  return e.how == kLotsBySeed ? say("did_draw_lots", {{"seed", e.seed}})
                              : say("did_draw_lots_by_hand", {{"how", e.how}});
}
Sentence tell(const Speaker& s, const Post& e) { return say("did_post", {{"game", s.which(e.game)}}); }
Sentence tell(const Speaker& s, const Choose& e) {
  return say("did_choose", {{"place", s.where(e.at)},
                            {"player", s.who(e.player)},
                            {"position", e.position},
                            {"seat", e.seat},
                            {"colour", e.colour}});
}
Sentence tell(const Speaker& s, const Warn& e) {
  return say("did_warn", {{"player", s.who(e.player)}, {"ground", e.ground}});
}
Sentence tell(const Speaker& s, const Disqualify& e) {
  return say("did_disqualify", {{"player", s.who(e.player)}, {"ground", e.ground}});
}
Sentence tell(const Speaker& s, const Remove& e) {
  return say("did_remove", {{"player", s.who(e.player)}, {"ground", e.ground}});
}
Sentence tell(const Speaker& s, const Limit& e) {
  return say("did_limit", {{"place", s.where(e.at)}, {"seconds", e.seconds}, {"asked", e.asked}});
}
Sentence tell(const Speaker& s, const Call& e) {
  return say("did_call", {{"place", s.where(e.at)}, {"about", e.about}});
}
Sentence tell(const Speaker& s, const Going& e) {
  return say("did_go", {{"place", s.where(e.at)}, {"name", s.by()}});
}
Sentence tell(const Speaker& s, const Answered& e) { return say("did_answer", {{"place", s.where(e.at)}}); }
Sentence tell(const Speaker& s, const Ruling& e) {
  return say("did_rule", {{"place", s.where(e.at)}, {"text", e.text}});
}
Sentence tell(const Speaker& s, const DiceLog& e) {
  return say("did_log_dice", {{"place", s.where(e.at)}, {"player", s.who(e.player)}});
}
Sentence tell(const Speaker& s, const Banker& e) {
  return say("did_name_banker", {{"place", s.where(e.at)}, {"name", e.name}});
}
Sentence tell(const Speaker& s, const Note& e) {
  return e.at.table == 0 ? say("did_note", {{"text", e.text}})
                         : say("did_note_table", {{"place", s.where(e.at)}, {"text", e.text}});
}
Sentence tell(const Speaker&, const Undo& e) {
  return say("did_undo", {{"entry", e.entry}, {"reason", e.reason}});
}

}  // namespace
}  // namespace telling

Sentence in_words(const State& state, const Entry& entry) {
  const telling::Speaker speaker(state, entry.by);
  return std::visit([&](const auto& event) { return telling::tell(speaker, event); }, entry.event);
}

Sentence named(Role role) {
  static constexpr std::array<Code, kRoleWords.size()> kSentences{
      "role_organiser", "role_referee", "role_judge", "role_scorekeeper", "role_check_in"};
  return say(kSentences[static_cast<std::size_t>(role)]);
}

std::string in_words(const State& state, const SheetResult& result) {
  std::string text;
  for (const Sentence& score : telling::scores(state, result))
    text += (text.empty() ? "" : ", ") + score.text;
  return text;
}

std::string status_text(const State& state, PlayerId player) {
  if (const auto& penalty = state.person(player).penalty)
    return penalty->disqualified ? "disqualified" : "removed";
  std::vector<std::string> parts;
  for (int e = 1; e <= state.event_count(); ++e) {
    const auto& attendance = state.events[e - 1].attendance;
    const auto held = attendance.find(player);
    if (held == attendance.end()) continue;
    const char* word = held->second.presence == Presence::Present ? "present" : "dropped";
    parts.push_back(state.event_count() > 1 ? fmt::format("event {} {}", e, word) : word);
  }
  const bool closed = !state.events.empty() && state.events.back().began();
  if (parts.empty() && closed) return "did not come";
  return fmt::format("{}", fmt::join(parts, ", "));
}

bool has_accepted(const State& state, PlayerId player) {
  return std::ranges::any_of(state.events, [&](const Preliminary& event) {
    const auto held = event.attendance.find(player);
    return held != event.attendance.end() && held->second.accepted;
  });
}

std::string_view in_words(SheetState state) {
  return state == SheetState::Signed ? "signed by all" : notation::word_of(state);
}

}  // namespace longroad::tournament
