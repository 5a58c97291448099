#include "cli/tournament/show.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "phrases/english.hpp"
#include "tournament/model/calls.hpp"
#include "tournament/model/event_words.hpp"
#include "tournament/model/standings.hpp"
#include "tournament/rules/possible.hpp"
#include "tournament/rules/steps.hpp"

namespace longroad::cli {

using namespace tournament;

namespace {

std::string join(const std::vector<PlayerId>& players, const NameOf& name) {
  std::string text;
  for (const PlayerId p : players) text += (text.empty() ? "" : "  ") + name(p);
  return text;
}

std::string heading(const State& state, GameId id) {
  return english::capital(spoken(id, state.event_count()));
}

std::string places_text(const State& state, const Standing& s) {
  return fmt::format(
      "{}{}{}", score_text(s.score, state.settings.percentages),
      state.event_count() > 1 ? fmt::format("  event {}", s.score.event) : "",
      s.score.complete ? "" : fmt::format("  {} game{}", s.score.games, s.score.games == 1 ? "" : "s"));
}

/// As people type it.
std::string typed(const State& state, GameId id) {
  return id.is_preliminary() && state.event_count() == 1 ? std::to_string(id.game) : text(id);
}

/// What the first sheet that is not finished waits for: a report, signatures, or a referee.
std::string sheet_command(const Game& game) {
  const Sheet& sheet = *std::ranges::find_if_not(game.sheets, &Sheet::finished);
  if (sheet.state == SheetState::Refused || sheet.finishers().size() < kFewestFinishers) return "decide ";
  return sheet.state == SheetState::Reported ? "sign " : "enter ";
}

void print_calls(const State& state, GameId id) {
  const Game& game = *state.game(id);
  for (std::size_t t = 0; t < game.sheets.size(); ++t) {
    for (const OpenCall& call : open_calls(game.sheets[t])) {
      fmt::print("  table {} calls a referee{}{}, at {}{}\n", t + 1, call.remark.text.empty() ? "" : ": ",
                 call.remark.text, call.remark.at, call.going.empty() ? "" : "; " + call.going + " is going");
    }
  }
}

/// The command line's word for what can be done with games and players; nothing for what it has no word for.
std::string word_for(const State& state, const Offer& offer) {
  const std::string game = offer.game ? " " + typed(state, *offer.game) : "";
  switch (offer.command) {
    case DeskCommand::Register:
      return "players add";
    case DeskCommand::CheckIn:
      return "check-in";
    case DeskCommand::Plan:
      return "schedule";
    case DeskCommand::Publish:
      return "publish" + game + (*offer.with.results ? " --results" : "");
    case DeskCommand::Report:
      return "enter" + game;
    case DeskCommand::Drop:
    case DeskCommand::Return:
    case DeskCommand::Advance:
      return std::string(name(offer.command));
    case DeskCommand::Start:
      return "start" + game + (offer.with.unofficial ? " --unofficial" : "");
    case DeskCommand::Layout:
    case DeskCommand::Sign:
    case DeskCommand::Refuse:
    case DeskCommand::Decide:
    case DeskCommand::Correct:
    case DeskCommand::Choose:
      return std::string(name(offer.command)) + game;
    default:
      return "";
  }
}

/// The command that takes the step.
std::string command_for(const State& state, const NextStep& next) {
  const std::string game = typed(state, next.game);
  if (next.step == Step::Done) return "export report";
  if (next.step == Step::Play) return sheet_command(*state.game(next.game)) + game;
  if (next.step == Step::Banker) return "banker " + game + " 1";
  const std::string word = word_for(state, {.command = *command_of(next.step),
                                            .game = next.game,
                                            .with = {.results = next.step == Step::PublishResults}});
  return next.step == Step::Layout ? word + " --confirm" : word;
}

/// What any of the staff could do now; before there are any, what needs nobody in particular.
void print_possible(const State& state) {
  std::vector<std::string> people{""};
  for (const StaffMember& member : state.staff) people.push_back(member.name);
  std::vector<std::string> words;
  for (const std::string& by : people) {
    for (const Offer& offer : possible(state, {DeskRole::Organiser, by})) {
      const std::string word = word_for(state, offer);
      if (!word.empty() && std::ranges::find(words, word) == words.end()) words.push_back(word);
    }
  }
  fmt::print("Possible now: {}\n", fmt::join(words, ", "));
}

void print_next_step(const State& state) {
  if (const PlayerId first = champion(state); !first.is_none())
    fmt::print("Champion: {}\n", state.person(first).name);
  else if (state.final.finished())
    fmt::print("The final is over, without a champion.\n");
  const NextStep next = next_step(state);
  fmt::print("Next: {} (longroad tournament {})\n", next.text.text, command_for(state, next));
}

}  // namespace

void print_schedule(const Schedule& schedule, const NameOf& name) {
  for (std::size_t g = 0; g < schedule.size(); ++g) {
    fmt::print("Game {}\n", g + 1);
    for (std::size_t t = 0; t < schedule[g].size(); ++t) {
      fmt::print("  Table {:3}: {}\n", t + 1, join(schedule[g][t], name));
    }
  }
}

void print_game(const State& state, GameId id) {
  const Game& game = *state.game(id);
  fmt::print("{}, board {}{}\n", heading(state, id), game.layout, game.started ? "" : ", not begun");
  for (std::size_t t = 0; t < game.sheets.size(); ++t) {
    const Sheet& sheet = game.sheets[t];
    fmt::print("  Table {:3}: {}", t + 1,
               sheet.state == SheetState::Empty ? join(sheet.players, state.name_of())
                                                : in_words(state, sheet.result));
    fmt::print("{}", sheet.state == SheetState::Empty ? "" : fmt::format(" ({})", in_words(sheet.state)));
    fmt::print("{}\n", sheet.lost.empty() ? "" : "; left: " + join(sheet.lost, state.name_of()));
  }
}

void print_ranking(const State& state, bool explain) {
  const std::vector<Standing> ranking = standings(state);
  const Percentages percentages = state.settings.percentages;
  if (ranking.empty()) return fmt::print("No sheet is finished yet.\n");
  const std::vector<Ranks> shared = ranks(ranking, percentages);
  for (std::size_t i = 0; i < ranking.size(); ++i) {
    fmt::print("{:>4}. {:<28} {}\n", text(shared[i]), state.person(ranking[i].player).name,
               places_text(state, ranking[i]));
    if (explain) fmt::print("        {}\n", why_here(ranking, i, percentages, state.name_of()).text);
  }
  for (const Sentence& notice : order_notices(ranking, percentages, state.name_of()))
    fmt::print("{}\n", notice.text);
}

void print_status(const State& state) {
  fmt::print("{}{}: {} registered, {} played\n", state.settings.name, state.unofficial ? " (unofficial)" : "",
             state.people.size(), participants(state).size());
  for (int e = 1; e <= state.event_count(); ++e) {
    const Preliminary& event = state.events[e - 1];
    fmt::print("{}{} checked in\n", state.event_count() > 1 ? fmt::format("Event {}: ", e) : "",
               present(event).size());
  }
  for (const GameId id : all_games(state)) {
    const Game& game = *state.game(id);
    if (!game.posted()) continue;
    const auto finished = std::ranges::count_if(game.sheets, &Sheet::finished);
    fmt::print("{}: {}, {} of {} sheets finished\n", heading(state, id), game.started ? "begun" : "not begun",
               finished, game.sheets.size());
    if (!game.started) continue;
    for (std::size_t t = 0; t < game.sheets.size(); ++t) {
      if (game.sheets[t].finished()) continue;
      fmt::print("  table {} is {}\n", t + 1, in_words(game.sheets[t].state));
    }
    print_calls(state, id);
  }
  print_next_step(state);
  print_possible(state);
}

}  // namespace longroad::cli
