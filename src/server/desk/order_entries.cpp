// What each command adds to the log. Most are one entry with the same members; the others follow here.
#include <fmt/format.h>

#include <algorithm>
#include <boost/json/value.hpp>
#include <functional>

#include "notation/words.hpp"
#include "server/desk/bot_contact.hpp"
#include "server/desk/commands.hpp"
#include "server/desk/order.hpp"
#include "server/table/model/offered_bots.hpp"
#include "tournament/files/players_csv.hpp"
#include "tournament/model/event_forms.hpp"
#include "tournament/model/standings.hpp"
#include "tournament/rules/steps.hpp"
#include "tournament/schedule/changes.hpp"

namespace longroad::server::desk {
namespace {

namespace json = boost::json;
using namespace tournament;

/// The same entry once for each of these.
template <class Event>
Refused add_for_each(Event event, const std::vector<PlayerId>& players, Draft& draft) {
  for (const PlayerId player : players) {
    event.player = player;
    if (Refused refused = draft.add(event)) return refused;
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

/// What is wrong with one member, as reading it would say.
Refused refuse_member(std::string_view key, const Error& error) {
  return say_plainly({fmt::format("{}: {}", key, error.sentence)});
}

template <class Event>
Refused add(const command::Enter<Event>& c, Draft& draft) {
  return draft.add(c.event);
}

Refused add(const command::Register& c, Draft& draft) {
  const auto file = c.csv ? read_players(*c.csv) : Answer<PlayersFile>(PlayersFile{c.players, {}});
  if (!file) return file.why();
  const std::size_t first = draft.state().people.size() + 1;
  if (Refused refused = draft.add(event::Register{file->players})) return refused;
  for (const auto& group : file->apart) {
    event::Apart apart;
    for (const std::size_t place : group)
      apart.players.push_back(PlayerId::of(static_cast<int>(first + place)));
    if (Refused refused = draft.add(apart)) return refused;
  }
  return c.check_in ? check_in_from(draft, first, c.accepted) : std::nullopt;
}

Refused add(const command::RegisterBots& c, Draft& draft) {
  const std::string bot = c.bot.value_or(std::string(offered_bots().front().name));
  if (const auto recipe = find_offered_bot(bot); !recipe) return refuse_member("bot", recipe.error());
  const std::size_t first = draft.state().people.size() + 1;
  event::Register all;
  for (int i = 0; i < c.count; ++i) {
    all.players.push_back(
        {fmt::format("Robot {}", first + static_cast<std::size_t>(i)), "", std::string(kBotContact) + bot});
  }
  if (Refused refused = draft.add(std::move(all))) return refused;
  return check_in_from(draft, first, true);
}

Refused add(const command::CheckIn& c, Draft& draft) {
  const int event = c.event.value_or(c.semifinal ? 1 : draft.state().current_event());
  return add_for_each(event::CheckIn{event, {}, c.accepted, c.semifinal}, c.who.all(), draft);
}

Refused add(const command::Sign& c, Draft& draft) {
  return add_for_each(event::Sign{c.at, {}, c.seen}, c.who.all(), draft);
}

/// Left out, `from` is the next game: whoever leaves plays the running one to its end.
Refused add(const command::Drop& c, Draft& draft) {
  const State& state = draft.state();
  const auto from = read_game(c.from.empty() ? text(next_game(state)) : c.from, state.current_event());
  if (!from) return refuse_member("from", from.error());
  return draft.add(leaving(state, {*from, c.player, c.reason}));
}

/// Left out, `to` is what the player is missing at.
Refused add(const command::Return& c, Draft& draft) {
  const State& state = draft.state();
  const auto to = read_game(c.to.empty() ? text(missed_game(state, c.player)) : c.to, state.current_event());
  if (!to) return refuse_member("to", to.error());
  return draft.add(event::Return{*to, c.player});
}

Refused add(const command::Layout& c, Draft& draft) {
  const Game* game = draft.state().game(c.game);
  return draft.add(event::Layout{c.game, c.seed.value_or(game == nullptr ? 0 : game->layout), c.confirmed});
}

Refused draw_lots(const command::Advance& c, Draft& draft) {
  if (!c.lots) {
    draft.seed = c.seed.value_or(suggested_seed(draft.tournament()));
    return draft.add(lots_by_seed(draft.state(), *draft.seed));
  }
  const auto lots = lots_by_hand(draft.state(), *c.lots);
  return lots ? draft.add(*lots) : draft.refuse(lots.why());
}

Refused add(const command::Advance& c, Draft& draft) {
  if (draft.state().lots.empty()) {
    if (Refused refused = draw_lots(c, draft)) return refused;
  }
  return draft.add(tables_by_rank(draft.state(), stage_to_post(draft.state())));
}

template <class Event>
Refused add(const command::Penalty<Event>& c, Draft& draft) {
  if (Refused refused = draft.add(c.event)) return refused;
  return c.decision ? draft.add(*c.decision) : std::nullopt;
}

/// One entry, or several that one step made: the newest first, all or none.
Refused add(const command::Undo& c, Draft& draft) {
  std::vector<int> entries = c.entries.value_or(std::vector{c.entry.value_or(0)});
  std::ranges::sort(entries, std::greater());
  return draft.undo(entries, c.reason);
}

// The hall carries these out.
Refused add(const command::Schedule&, Draft&) { return std::nullopt; }
Refused add(const command::OpenTables&, Draft&) { return std::nullopt; }

/// What members it has is asked here; which of them it needs is for the rules to say.
Result<AnyCommand> read_command(const Order& order) {
  notation::Fault fault;
  const json::value fields = order.fields;
  const notation::Node node(fields, fault);
  AnyCommand command;
  if (!notation::read_kind(node, order.verb, command, notation::kLogged))
    return Error{"There is no command " + notation::quote(order.verb) + "."};
  if (!fault.found()) notation::refuse_strangers(node, {}, command);
  if (fault.found()) return fault.error();
  return command;
}

}  // namespace

Result<Planning> read_planning(const Order& order, const Tournament& tournament) {
  const auto read = read_command(order);
  if (!read) return read.error();
  return planning_of(std::get<command::Schedule>(*read), tournament);
}

Result<Planning> planning_of(const command::Schedule& asked, const Tournament& tournament) {
  const State& state = tournament.state();
  const int event = asked.event.value_or(state.current_event());
  if (event < 1 || event > state.event_count())
    return Error{fmt::format("event: a number from 1 to {} is expected.", state.event_count())};
  return Planning{event, plan_request(state, event, asked.seed.value_or(suggested_seed(tournament)))};
}

Refused carry_out(const Planning& planning, const Schedule& plan, Draft& draft) {
  const Schedule before = planned(draft.state().events[static_cast<std::size_t>(planning.event) - 1]);
  if (!before.empty()) draft.changes = schedule_changes(before, plan, draft.state().name_of());
  draft.seed = planning.request.seed;
  draft.plan = plan;
  return draft.add(event::Schedule{planning.event, planning.request.seed, plan});
}

Refused carry_out(const Order& order, Draft& draft) {
  const auto command = read_command(order);
  if (!command) return say_plainly(command.error());
  return std::visit([&](const auto& one) { return add(one, draft); }, *command);
}

}  // namespace longroad::server::desk
