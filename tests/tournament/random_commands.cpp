#include "random_commands.hpp"

#include <algorithm>
#include <array>

#include "tournament/rules/settings.hpp"
#include "tournament/rules/steps.hpp"

namespace longroad::tournament {
namespace {

template <class T>
const T& pick(const std::vector<T>& list, Random& random) {
  return list[static_cast<std::size_t>(random.below(static_cast<int>(list.size())))];
}

bool holds(const auto& list, const auto& value) { return std::ranges::find(list, value) != list.end(); }

/// A result that the form takes, and another one than is there.
SheetResult result_for(const Sheet& sheet, const SheetForm& form, Random& random) {
  SheetResult result{sheet.finishers(), {}, {}};
  for (std::size_t i = 0; i < result.order.size(); ++i) result.points.push_back(form.least + random.below(3));
  if (result.order.empty()) return result;
  result.winner = form.same_winner ? sheet.result.winner : pick(result.order, random);
  const auto at = std::ranges::find(result.order, result.winner) - result.order.begin();
  if (at < std::ssize(result.order)) result.points[static_cast<std::size_t>(at)] = form.to_win;
  if (result == sheet.result) ++result.points[at == 0 ? result.points.size() - 1 : 0];
  return result;
}

/// The same for a form that nobody was asked about.
SheetResult random_result(const State& state, const Place& at, rules::SheetTask task, Random& random) {
  const Sheet* sheet = state.sheet(at);
  return sheet == nullptr ? SheetResult{} : result_for(*sheet, rules::form_of(state, at, task, ""), random);
}

std::string value_of(const State& state, const std::string& key) {
  for (const auto& [name, value] : list_settings(state)) {
    if (name == key) return key == "autopilot" ? "off" : value;
  }
  return {};
}

int free_position(const State& state, const Place& at) {
  const Sheet* sheet = state.sheet(at);
  int position = 1;
  const auto taken = [&](const auto& item) { return item.second.position == position; };
  while (sheet != nullptr && std::ranges::any_of(sheet->choices, taken)) ++position;
  return position;
}

Place table_of(const State& state, GameId game, PlayerId player) {
  const auto& sheets = state.game(game)->sheets;
  const auto found = std::ranges::find_if(sheets, [&](const Sheet& s) { return holds(s.players, player); });
  return {game, static_cast<int>(found - sheets.begin()) + 1};
}

/// What is entered for a command about one thing.
Event event_for(const State& state, DeskCommand command, const Target& target, Random& random) {
  const auto& [at, player] = target;
  using enum DeskCommand;
  switch (command) {
    case Set: {
      const auto settings = list_settings(state);
      const std::string key = pick(settings, random).first;
      return event::Set{key, value_of(state, key)};
    }
    case Staff:
      if (random.below(2) == 0 || state.staff.empty()) return event::Staff{"Nobody Before", Role::Judge};
      return event::Staff{state.staff.front().name, state.staff.front().role, true};
    case Register:
    case RegisterBots:
      return event::Register{{{"Somebody New"}}};
    case Amend:
      return event::Amend{player, {}, "North"};
    case Apart:
      return event::Apart{{PlayerId::of(1), PlayerId::of(2)}};
    case CheckIn:
      return event::CheckIn{1 + random.below(state.event_count()), player, random.below(2) == 0,
                            random.below(4) == 0};
    case Drop:
      return leaving(state, {at.game, player, "has to go"});
    case Return:
      return event::Return{at.game, player};
    case Plan: {
      const int e = 1 + random.below(state.event_count());
      return event::Schedule{e, 1, planned(state.events[static_cast<std::size_t>(e) - 1])};
    }
    case Publish:
      return event::Publish{at.game, random.below(2) == 0};
    case Layout:
      return event::Layout{at.game, static_cast<std::uint64_t>(random.below(1000)), true};
    case Start:
      return event::Start{at.game, random.below(2) == 0};
    case OpenTables:
      return event::Online{at, "somewhere"};
    case Report:
      return event::Report{at, random_result(state, at, rules::SheetTask::Report, random)};
    case Sign:
      return event::Sign{at, player};
    case Refuse:
      return event::Refuse{at, player, "not so"};
    case Decide:
      return event::Decide{at, random_result(state, at, rules::SheetTask::Decide, random), "so"};
    case Correct:
      return event::Correct{at, random_result(state, at, rules::SheetTask::Correct, random), "a digit"};
    case Advance:
      if (state.lots.empty()) return lots_by_seed(state, 5);
      return tables_by_rank(state, stage_to_post(state));
    case Choose:
      return event::Choose{at, player, free_position(state, at)};
    case Banker:
      return event::Banker{at, random.below(2) == 0 ? "Jon Juhl" : state.name_of()(player)};
    case Warn:
      return event::Warn{player, "loud"};
    case Disqualify:
      return event::Disqualify{player, "hid cards"};
    case Remove:
      return event::Remove{player, "abuse"};
    case Limit:
      return event::Limit{at, 120, "the table"};
    case Call:
      return event::Call{at, "come"};
    case Going:
      return event::Going{at};
    case Answered:
      return event::Answered{at};
    case Ruling:
      return event::Ruling{at, "it stands"};
    case DiceLog:
      return event::DiceLog{at, player};
    case Note:
    case Undo:
      break;
  }
  return event::Note{at, "a note"};
}

}  // namespace

Command random_command(const State& state, Random& random) {
  const auto command = static_cast<DeskCommand>(random.below(static_cast<int>(DeskCommand::Undo)));
  const std::vector<GameId> games = all_games(state);
  const GameId game = pick(games, random);
  const int tables = static_cast<int>(state.game(game)->sheets.size());
  Place at{game, random.below(tables + 2)};
  PlayerId player = PlayerId::of(1 + random.below(static_cast<int>(state.people.size()) + 1));
  const Sheet* sheet = state.sheet(at);
  if (sheet != nullptr && !sheet->players.empty() && random.below(3) > 0)
    player = pick(sheet->players, random);
  return {command, {at, player}, event_for(state, command, {at, player}, random)};
}

std::optional<Command> command_for(const Tournament& tournament, const Offer& offer, Random& random) {
  const State& state = tournament.state();
  Target target{{offer.game.value_or(GameId{}), 0}, {}};
  if (!offer.tables.empty()) target.at.table = pick(offer.tables, random);
  if (!offer.players.empty()) target.player = pick(offer.players, random);
  using enum DeskCommand;
  const bool seat = holds(std::array{Sign, Refuse, Choose, DiceLog}, offer.command);
  if (seat) target.at = table_of(state, *offer.game, target.player);
  Event event = event_for(state, offer.command, target, random);
  if (offer.with.sheet) {
    const SheetResult result = result_for(*state.sheet(target.at), *offer.with.sheet, random);
    if (auto* report = std::get_if<event::Report>(&event)) report->result = result;
    if (auto* decide = std::get_if<event::Decide>(&event)) decide->result = result;
    if (auto* correct = std::get_if<event::Correct>(&event)) correct->result = result;
  }
  if (!offer.with.keys.empty()) {
    const std::string key = pick(offer.with.keys, random);
    event = event::Set{key, value_of(state, key)};
  }
  if (offer.command == Staff) {
    event = event::Staff{"Nobody Before", Role::Judge};
    if (offer.with.leaves)
      event = event::Staff{offer.with.leaves->front().name, offer.with.leaves->front().role, true};
  }
  if (offer.command == CheckIn)
    event = event::CheckIn{offer.with.event.value_or(1), target.player, offer.with.accepted,
                           offer.with.semifinal};
  if (offer.command == Plan) {
    if (random.below(40) > 0) return std::nullopt;  // planning takes its time
    const auto plan = plan_schedule(plan_request(state, *offer.with.event, 1));
    if (!plan) return std::nullopt;
    event = event::Schedule{*offer.with.event, 1, *plan};
  }
  if (offer.command == Publish) event = event::Publish{*offer.game, *offer.with.results};
  if (offer.command == Start) event = event::Start{*offer.game, offer.with.unofficial};
  if (offer.command == Layout)
    event = event::Layout{*offer.game, offer.with.seed.value_or(100'000 + tournament.entries().size()), true};
  if (offer.command == OpenTables)
    event = event::Online{pick(openable_tables(state, *offer.game), random), "somewhere"};
  if (offer.command == Banker) {
    const std::vector<PlayerId> players = state.sheet(target.at)->finishers();
    const bool plays = offer.with.seated && !players.empty();
    event = event::Banker{target.at,
                          plays ? state.person(pick(players, random)).name : offer.with.names->front()};
  }
  return Command{offer.command, target, std::move(event)};
}

bool is_offered(const std::vector<Offer>& offers, const Command& command) {
  using enum DeskCommand;
  const auto& [kind, target, event] = command;
  const auto fits = [&](const Offer& offer) {
    if (offer.command != kind) return false;
    if (const auto* set = std::get_if<event::Set>(&event)) return holds(offer.with.keys, set->key);
    if (const auto* staff = std::get_if<event::Staff>(&event)) {
      const auto is_meant = [&](const StaffMember& s) {
        return s.name == staff->name && s.role == staff->role;
      };
      if (!staff->leaves) return !offer.with.leaves;
      return offer.with.leaves && std::ranges::any_of(*offer.with.leaves, is_meant);
    }
    if (const auto* here = std::get_if<event::CheckIn>(&event)) {
      const bool door = here->semifinal ? offer.with.semifinal : offer.with.event == here->event;
      return door && holds(offer.players, here->player) && (here->accepted || !offer.with.accepted);
    }
    if (const auto* schedule = std::get_if<event::Schedule>(&event))
      return offer.with.event == schedule->event;
    if (kind == Drop) return holds(offer.players, target.player);
    if (const auto* back = std::get_if<event::Return>(&event))
      return offer.game->stage == back->to.stage && offer.game->event == back->to.event &&
             holds(offer.players, target.player);
    if (kind == Advance) return true;
    const bool of_game = offer.game == target.at.game;
    if (const auto* publish = std::get_if<event::Publish>(&event))
      return of_game && offer.with.results == publish->results;
    if (const auto* start = std::get_if<event::Start>(&event))
      return of_game && (start->unofficial || !offer.with.unofficial);
    if (const auto* layout = std::get_if<event::Layout>(&event))
      return of_game && (!offer.with.seed || *offer.with.seed == layout->seed);
    if (kind == OpenTables) return of_game;
    if (kind == Note && target.at.table == 0) return !offer.game.has_value();
    if (!offer.players.empty()) return holds(offer.players, target.player) && (!offer.game || of_game);
    if (kind == Limit && target.at.table == 0) return of_game && offer.tables.empty();
    return !offer.game || (of_game && holds(offer.tables, target.at.table));
  };
  return std::ranges::any_of(offers, fits);
}

}  // namespace longroad::tournament
