#include "server/api/desk/prints.hpp"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "paper/island_board.hpp"
#include "paper/missing_glyphs.hpp"
#include "paper/prints.hpp"
#include "server/http/qr.hpp"
#include "server/http/refusal.hpp"

namespace longroad::server {

namespace {

using namespace tournament;

paper::PrintOptions options_of(const std::string& paper, const Tournament& tournament) {
  paper::PrintOptions options;
  options.size = paper == "Letter" ? paper::PaperSize::Letter : paper::PaperSize::A4;
  options.language = language_of(tournament.state().settings.language);
  options.made = tournament.entries().back().at;
  options.board = paper::draw_island_board;
  return options;
}

bool is_paper(const std::string& word) { return std::ranges::find(kPapers, word) != kPapers.end(); }

Response pdf(std::string bytes) {
  return {.status = 200, .type = "application/pdf", .body = std::move(bytes), .headers = {}};
}

Response no_print() { return problem(404, "not_found.print"); }

/// Replies the PDF that is drawn, beside the loops.
void draw(const Pending& pending, std::function<std::string()> print) {
  pending.work_on(pending.house.pools().paper,
                  [print = std::move(print), reply = pending.reply] { reply(pdf(print())); });
}

}  // namespace

void list_missing_glyphs(const DeskCall& call) {
  boost::json::array players;
  for (const PlayerId p : paper::without_glyphs(call.hall->shown().state())) players.push_back(p.number);
  call.reply(ok(boost::json::object{{"missing", std::move(players)}}));
}

void print_all(const DeskCall& call) {
  const paper::NamedPrint* const print = paper::find_print(call.names[0]);
  if (print == nullptr || print->of_all == nullptr || !is_paper(call.names[1])) return call.reply(no_print());
  draw(call, [draw = print->of_all, state = call.hall->shown().state(),
              options = options_of(call.names[1], call.hall->shown())] { return draw(state, options); });
}

void print_game(const DeskCall& call) {
  const State& state = call.hall->shown().state();
  const paper::NamedPrint* const print = paper::find_print(call.names[0]);
  const auto id = read_game(call.names[1], state.current_event());
  if (print == nullptr || print->of_game == nullptr || !id || state.game(*id) == nullptr ||
      !is_paper(call.names[2]))
    return call.reply(no_print());
  if (print->needs_tables && !state.game(*id)->posted())
    return call.reply(refused(say("no_tables_yet", {{"game", named(*id, state.event_count())}})));
  draw(call, [draw = print->of_game, id = *id, state,
              options = options_of(call.names[2], call.hall->shown())] { return draw(state, id, options); });
}

void print_cards(const DeskCall& call, const std::string& base, const std::string& paper,
                 const std::vector<desk::Links::Made>& made) {
  draw(call, [made, base, desk = base + "/desk/" + call.hall->id() + "#", state = call.hall->shown().state(),
              options = options_of(paper, call.hall->shown())] {
    std::vector<paper::LinkCard> cards;
    for (const auto& [link, secret] : made) {
      QrCode code = qr_code(desk + secret);
      cards.push_back({link.name, link.player, base, code.width, std::move(code.dark)});
    }
    return print_link_cards(state, cards, options);
  });
}

}  // namespace longroad::server
