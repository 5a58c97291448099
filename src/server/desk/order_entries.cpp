// What each command adds to the log. Most are one entry with the same fields; the others follow here.
#include <fmt/format.h>

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/value.hpp>
#include <boost/json/value_from.hpp>
#include <functional>

#include "notation/json.hpp"
#include "server/desk/bot_contact.hpp"
#include "server/desk/order.hpp"
#include "server/table/model/offered_bots.hpp"
#include "tournament/files/players_csv.hpp"
#include "tournament/model/bounds.hpp"
#include "tournament/model/event_json.hpp"
#include "tournament/model/standings.hpp"
#include "tournament/rules/steps.hpp"
#include "tournament/schedule/changes.hpp"

namespace longroad::server::desk {
namespace {

namespace json = boost::json;
using namespace tournament;
using notation::Node;

constexpr int kMostAtOnce = static_cast<int>(kMostPlayers);
constexpr int kMostLots = 0xFFFF;  // older tournaments may have more players

struct Handler {
  std::string_view verb;
  Refused (*run)(const Node& node, Draft& draft);
};

/// One entry, written as the log has it.
Refused add_plain(const json::object& fields, Draft& draft) {
  for (const char* key : {"n", "at", "by"}) {
    if (fields.contains(key)) return say_plainly({fmt::format("'{}' is for the desk to say.", key)});
  }
  const auto entry = read_entry(fields);
  if (!entry) return say_plainly(entry.error());
  return draft.add(entry->event);
}

/// The same entry once for each of `players`.
Refused add_for_each(const json::object& fields, const json::array& players, Draft& draft) {
  json::object one = fields;
  one.erase("players");
  for (const json::value& player : players) {
    one["player"] = player;
    if (Refused refused = add_plain(one, draft)) return refused;
  }
  return std::nullopt;
}

Refused check_in_from(Draft& draft, std::size_t first, bool accepted) {
  for (std::size_t i = first; i <= draft.state().people.size(); ++i) {
    const event::CheckIn here{draft.state().current_event(), PlayerId::of(static_cast<int>(i)), accepted};
    if (Refused refused = draft.add(here)) return refused;
  }
  return std::nullopt;
}

Answer<PlayersFile> read_new_players(const Node& node) {
  if (node.at("csv").given()) return read_players(node.at("csv").word({}));
  PlayersFile file;
  const Node list = node.at("players");
  const int count = list.size(kMostAtOnce);
  for (int i = 0; i < count; ++i) {
    const Node one = list.at(i);
    one.only({"name", "club", "contact"});
    file.players.push_back({std::string(one.at("name").word({})), std::string(one.at("club").word({})),
                            std::string(one.at("contact").word({}))});
  }
  return file;
}

Refused add_register(const Node& node, Draft& draft) {
  node.only({"do", "players", "csv", "check_in", "accepted"});
  const auto file = read_new_players(node);
  const bool check_in = node.at("check_in").flag(false);
  const bool accepted = node.at("accepted").flag(true);
  if (!file) return file.why();
  if (node.faulty()) return std::nullopt;
  const std::size_t first = draft.state().people.size() + 1;
  if (Refused refused = draft.add(event::Register{file->players})) return refused;
  for (const auto& group : file->apart) {
    event::Apart apart;
    for (const std::size_t place : group)
      apart.players.push_back(PlayerId::of(static_cast<int>(first + place)));
    if (Refused refused = draft.add(apart)) return refused;
  }
  return check_in ? check_in_from(draft, first, accepted) : std::nullopt;
}

Refused add_bots(const Node& node, Draft& draft) {
  node.only({"do", "count", "bot"});
  const int count = node.at("count").number(1, kMostAtOnce, 1);
  const std::string bot(node.at("bot").word(offered_bots().front().name));
  if (const auto recipe = find_offered_bot(bot); !recipe) node.at("bot").refuse(recipe.error().sentence);
  if (node.faulty()) return std::nullopt;
  const std::size_t first = draft.state().people.size() + 1;
  event::Register all;
  for (int i = 0; i < count; ++i) {
    all.players.push_back(
        {fmt::format("Robot {}", first + static_cast<std::size_t>(i)), "", std::string(kBotContact) + bot});
  }
  if (Refused refused = draft.add(std::move(all))) return refused;
  return check_in_from(draft, first, true);
}

/// Left out, `from` is the next game: whoever leaves plays the running one to its end.
Refused add_drop(const Node& node, Draft& draft) {
  node.only({"do", "player", "from", "reason"});
  const State& state = draft.state();
  const auto player = PlayerId::of(node.at("player").number(0, 0xFFFF, 0));
  const auto from = read_game(node.at("from").word(text(next_game(state))), state.current_event());
  const std::string reason(node.at("reason").word({}));
  if (!from) node.at("from").refuse(from.error().sentence);
  if (node.faulty()) return std::nullopt;
  return draft.add(leaving(state, {*from, player, reason}));
}

/// Left out, `to` is what the player is missing at.
Refused add_return(const Node& node, Draft& draft) {
  node.only({"do", "player", "to"});
  const State& state = draft.state();
  const auto player = PlayerId::of(node.at("player").number(0, 0xFFFF, 0));
  const auto to = read_game(node.at("to").word(text(missed_game(state, player))), state.current_event());
  if (!to) node.at("to").refuse(to.error().sentence);
  if (node.faulty()) return std::nullopt;
  return draft.add(event::Return{*to, player});
}

Refused add_layout(const Node& node, Draft& draft) {
  json::object fields = *node.object();
  const auto id = read_game(node.at("game").word({}), draft.state().current_event());
  const Game* game = id ? draft.state().game(*id) : nullptr;
  if (game != nullptr && !fields.contains("seed")) fields["seed"] = game->layout;
  return add_plain(fields, draft);
}

Refused draw_lots(const Node& node, Draft& draft) {
  if (!node.at("lots").given()) {
    draft.seed = node.at("seed").number64(suggested_seed(draft.tournament()));
    return draft.add(lots_by_seed(draft.state(), *draft.seed));
  }
  std::vector<PlayerId> drawn;
  const int count = node.at("lots").size(kMostLots);
  for (int i = 0; i < count; ++i) drawn.push_back(PlayerId::of(node.at("lots").at(i).number(1, 0xFFFF, 0)));
  if (node.faulty()) return std::nullopt;
  const auto lots = lots_by_hand(draft.state(), drawn);
  return lots ? draft.add(*lots) : draft.refuse(lots.why());
}

Refused add_advance(const Node& node, Draft& draft) {
  node.only({"do", "seed", "lots"});
  if (draft.state().lots.empty()) {
    if (Refused refused = draw_lots(node, draft)) return refused;
  }
  const bool semifinal = has_semifinals(draft.state()) && !draft.state().semifinal.posted();
  return draft.add(tables_by_rank(draft.state(), semifinal ? GameId::semifinal() : GameId::final()));
}

/// Whoever is the reported winner of an unsigned sheet leaves a game to decide: `decision` does it at once.
Refused add_penalty(const Node& node, Draft& draft) {
  json::object fields = *node.object();
  fields.erase("decision");
  if (Refused refused = add_plain(fields, draft)) return refused;
  const json::value* decision = node.object()->if_contains("decision");
  if (decision == nullptr) return std::nullopt;
  if (!decision->is_object()) return say_plainly({"'decision' is an object, as 'decide' has it."});
  json::object decide = decision->get_object();
  decide["do"] = event::Decide::kName;
  return add_plain(decide, draft);
}

/// One entry, or several that one step made: the newest first, all or none.
Refused add_undo(const Node& node, Draft& draft) {
  const Node list = node.at("entries");
  if (!list.given()) return add_plain(*node.object(), draft);
  node.only({"do", "entries", "reason"});
  const std::string reason(node.at("reason").word({}));
  std::vector<int> entries;
  for (int i = 0, count = list.size(kMostUndone); i < count; ++i)
    entries.push_back(list.at(i).number(1, static_cast<int>(kMostEntries), 0));
  if (node.faulty()) return std::nullopt;
  std::ranges::sort(entries, std::greater());
  for (const int entry : entries) {
    if (Refused refused = draft.add(event::Undo{entry, reason})) return refused;
  }
  return std::nullopt;
}

constexpr Handler kHandlers[] = {
    {"register", add_register},  {"register_bots", add_bots}, {"drop", add_drop},
    {"return", add_return},      {"layout", add_layout},      {"advance", add_advance},
    {"disqualify", add_penalty}, {"remove", add_penalty},     {"undo", add_undo},
};

/// Fills in what may be left out: the event or game that is under way.
json::object with_defaults(const Order& order, const State& state) {
  json::object fields = order.fields;
  fields["do"] = order.verb;
  const auto fill = [&](std::string_view key, const auto& value) {
    if (!fields.contains(key)) fields[key] = json::value_from(value);
  };
  if (order.verb == "check_in" && !fields.contains("semifinal")) fill("event", state.current_event());
  return fields;
}

}  // namespace

Result<Planning> read_planning(const Order& order, const Tournament& tournament) {
  const State& state = tournament.state();
  notation::Fault fault;
  const json::value fields = order.fields;
  const Node node(fields, fault);
  node.only({"event", "seed"});
  const int event = node.at("event").number(1, state.event_count(), state.current_event());
  const std::uint64_t seed = node.at("seed").number64(suggested_seed(tournament));
  if (fault.found()) return fault.error();
  return Planning{event, plan_request(state, event, seed)};
}

Refused carry_out(const Planning& planning, const Schedule& plan, Draft& draft) {
  const Schedule before = planned(draft.state().events[static_cast<std::size_t>(planning.event) - 1]);
  if (!before.empty()) draft.changes = schedule_changes(before, plan, draft.state().name_of());
  draft.seed = planning.request.seed;
  draft.plan = plan;
  return draft.add(event::Schedule{planning.event, planning.request.seed, plan});
}

Refused carry_out(const Order& order, Draft& draft) {
  const json::value fields = with_defaults(order, draft.state());
  const auto* const handler = std::ranges::find(kHandlers, order.verb, &Handler::verb);
  if (handler != std::end(kHandlers)) {
    notation::Fault fault;
    Refused refused = handler->run(Node(fields, fault), draft);
    return fault.found() ? Refused(say_plainly(fault.error())) : refused;
  }
  const json::value* players = fields.get_object().if_contains("players");
  const bool each = players != nullptr && players->is_array() && order.verb != "apart";
  return each ? add_for_each(fields.get_object(), players->get_array(), draft)
              : add_plain(fields.get_object(), draft);
}

}  // namespace longroad::server::desk
