#include "server/api/desk/answers.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "games/game.hpp"
#include "notation/words.hpp"
#include "server/desk/order.hpp"
#include "server/desk/wire/answers.hpp"
#include "server/http/refusal.hpp"
#include "tournament/model/event_json.hpp"
#include "tournament/model/event_words.hpp"
#include "tournament/model/published.hpp"
#include "tournament/model/standings.hpp"
#include "tournament/words/texts.hpp"

namespace longroad::server {
namespace {

namespace json = boost::json;
using namespace tournament;
using desk::wire::CountedGame;
using desk::wire::Explained;
using desk::wire::ExplainedRow;

constexpr int kLogPage = 200;

/// The tournament as the viewer may know it.
State known_to(const desk::Viewer& viewer, const State& state) {
  return desk::may(viewer.role, desk::Right::Results) ? state : published(state);
}

/// As the ranking takes it: rounded to hundredths, or the fraction itself.
std::string share_text(const State& state, int points, int of) {
  const bool exact = state.settings.percentages == Percentages::Exact;
  if (of == 0) of = 1;  // where nobody has a point, everybody's share is none
  return exact ? percent_text(Fraction{points, of}) : percent_text(rounded_percent(points, of));
}

/// Each game that counts for the standing: the points, out of how many, and the share.
std::vector<CountedGame> games_of(const State& state, const Standing& standing) {
  std::vector<CountedGame> games;
  for (int g = 1; g <= kGames; ++g) {
    const GameId id = GameId::preliminary(standing.score.event, g);
    const auto& sheets = state.game(id)->sheets;
    for (std::size_t t = 0; t < sheets.size(); ++t) {
      const SheetResult& r = sheets[t].result;
      const auto found = std::ranges::find(r.order, standing.player);
      if (!sheets[t].finished() || found == r.order.end()) continue;
      const auto seat = static_cast<std::size_t>(found - r.order.begin());
      const int points = counted_points(r.points[seat]);
      const int of = table_points(r.points);
      games.push_back({.game = id,
                       .table = static_cast<int>(t) + 1,
                       .points = points,
                       .of = of,
                       .percent = share_text(state, points, of),
                       .won = r.winner == standing.player});
    }
  }
  return games;
}

ExplainedRow row_of(const State& state, const std::vector<Standing>& ranking, std::size_t index) {
  const Standing& s = ranking[index];
  const bool exact = state.settings.percentages == Percentages::Exact;
  return {.player = s.player,
          .rank = static_cast<int>(index) + 1,
          .wins = s.score.wins,
          .points = s.score.points,
          .percent = exact ? percent_text(s.score.exact) : percent_text(s.score.percent),
          .games = games_of(state, s)};
}

json::array sections_json(const std::vector<TextSection>& sections) {
  json::array out;
  for (const TextSection& section : sections)
    out.push_back(
        {{"title", section.title}, {"lines", json::array(section.lines.begin(), section.lines.end())}});
  return out;
}

}  // namespace

void explain_ranks(const DeskCall& call) {
  const State state = known_to(call.viewer, call.hall->shown().state());
  const std::vector<Standing> ranking = standings(state);
  std::vector<std::size_t> places;
  for (const std::string& word : {call.names[0], call.names[1]}) {
    const auto number = notation::read_number(word, 1, 0xFFFF);
    const auto found = std::ranges::find(ranking, PlayerId::of(number ? *number : 0), &Standing::player);
    if (found == ranking.end()) return call.reply(refusal(404, "not_found", say("not_in_standings")));
    places.push_back(static_cast<std::size_t>(found - ranking.begin()));
  }
  std::ranges::sort(places);
  const Standing& above = ranking[places[0]];
  const Standing& below = ranking[places[1]];
  const Sentence why =
      places[0] == places[1] ? say("nobody_else") : why_ahead(above, below, state.settings.percentages);
  call.reply(ok(Explained{above.player,
                          below.player,
                          why,
                          {row_of(state, ranking, places[0]), row_of(state, ranking, places[1])}}));
}

void list_log(const DeskCall& call) {
  const Tournament& tournament = call.hall->shown();
  const int newest = static_cast<int>(tournament.entries().size());
  const auto before =
      !call.names.empty() ? notation::read_number(call.names[0], 1, newest + 1) : Result<int>(newest + 1);
  if (!before) return call.reply(bad_request(before.error()));
  desk::wire::LogPage page;
  int n = *before - 1;
  for (; n >= 1 && std::ssize(page.entries) < kLogPage; --n) {
    const tournament::Entry& entry = tournament.entries()[static_cast<std::size_t>(n) - 1];
    const bool lasting = desk::is_lasting(tournament.state(), entry.event);
    const bool mine = call.viewer.role == desk::DeskRole::Organiser || entry.by == call.viewer.name;
    page.entries.push_back({.n = n,
                            .at = entry.at,
                            .by = entry.by,
                            .kind = std::string(tournament::name(entry.event)),
                            .words = in_words(tournament.state(), entry),
                            .undone = tournament.is_undone(n),
                            .can_undo = mine && !tournament.is_undone(n) && !lasting});
  }
  page.more = n >= 1;
  call.reply(ok(page));
}

void show_board(const DeskCall& call) {
  const State& state = call.hall->shown().state();
  const auto id = read_game(call.names[0], state.current_event());
  const Game* game = id ? state.game(*id) : nullptr;
  if (game == nullptr || (!call.viewer.is_staff() && !game->seats_shown()))
    return call.reply(problem(404, "not_found.game"));
  const auto position =
      games::default_game().start({.players = kSeats, .key = GameKeys::from(RandKey{game->layout}).board});
  if (!position) return call.reply(problem(500, "board", {{"error", position.error().sentence}}));
  call.reply(ok(json::object{{"seed", game->layout}, {"board", (*position)->board()}}));
}

void list_texts(const DeskCall& call) {
  const bool asked = !call.names.empty();
  const Texts& texts =
      texts_in(language_of(asked ? call.names[0] : call.hall->shown().state().settings.language));
  call.reply(ok(json::object{{"conduct", sections_json(texts.conduct)},
                             {"rules", sections_json(texts.rules)},
                             {"duties", sections_json(texts.duties)}}));
}

}  // namespace longroad::server
