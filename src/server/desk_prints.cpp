// Everything that a tournament prints, as PDF, drawn beside the loops.
#include <array>

#include "server/desk_api.hpp"
#include "server/house.hpp"
#include "server/qr.hpp"
#ifdef LONGROAD_PAPER
#include "paper/island_board.hpp"
#include "paper/prints.hpp"
#endif

namespace longroad::server {

#ifdef LONGROAD_PAPER

namespace {

using namespace tournament;

struct AllPrint {
  std::string_view name;
  std::string (*draw)(const State& state, const paper::PrintOptions& options);
};
constexpr std::array kAll{
    AllPrint{"standings", paper::print_standings},
    AllPrint{"bracket", paper::print_bracket},
    AllPrint{"report", paper::print_report},
    AllPrint{"conduct", paper::print_conduct},
};

struct GamePrint {
  std::string_view name;
  std::string (*draw)(const State& state, GameId game, const paper::PrintOptions& options);
};
constexpr std::array kOfGame{
    GamePrint{"names", paper::print_seats_by_name}, GamePrint{"tables", paper::print_seats_by_table},
    GamePrint{"tents", paper::print_table_tents},   GamePrint{"sheets", paper::print_result_sheets},
    GamePrint{"board", paper::print_board},
};

paper::PrintOptions options_of(const std::string& paper, const Tournament& tournament) {
  paper::PrintOptions options;
  options.size = paper == "Letter" ? paper::PaperSize::Letter : paper::PaperSize::A4;
  options.made = tournament.entries().back().at;
  options.board = paper::draw_island_board;
  return options;
}

bool is_paper(const std::string& word) { return word == "A4" || word == "Letter"; }

Response pdf(std::string bytes) {
  return {.status = 200, .type = "application/pdf", .body = std::move(bytes), .headers = {}};
}

Response no_print() { return problem(404, "not_found", "There is no such print."); }

}  // namespace

void DeskApi::print_all(const Visit& visit) {
  const auto* const print = std::ranges::find(kAll, visit.words[1], &AllPrint::name);
  if (print == kAll.end() || !is_paper(visit.words[2])) return visit.reply(no_print());
  house_.pool().submit(
      [draw = print->draw, state = visit.hall->shown().state(), reply = visit.reply,
       options = options_of(visit.words[2], visit.hall->shown())] { reply(pdf(draw(state, options))); });
}

void DeskApi::print_game(const Visit& visit) {
  const State& state = visit.hall->shown().state();
  const auto* const print = std::ranges::find(kOfGame, visit.words[1], &GamePrint::name);
  const auto id = read_game(visit.words[2], state.current_event());
  if (print == kOfGame.end() || !id || state.game(*id) == nullptr || !is_paper(visit.words[3]))
    return visit.reply(no_print());
  if (print->name != "board" && !state.game(*id)->posted())
    return visit.reply(problem(422, "refused", "This game has no tables yet."));
  house_.pool().submit(
      [draw = print->draw, id = *id, state, reply = visit.reply,
       options = options_of(visit.words[3], visit.hall->shown())] { reply(pdf(draw(state, id, options))); });
}

void DeskApi::print_cards(const Visit& visit, const std::string& base, const std::string& paper,
                          const std::vector<desk::Links::Made>& made) {
  std::vector<paper::LinkCard> cards;
  const std::string desk = base + "/desk/" + visit.hall->id() + "#";
  for (const auto& [link, secret] : made) {
    QrCode code = qr_code(desk + secret);
    cards.push_back({link.name, link.player, base, code.width, std::move(code.dark)});
  }
  house_.pool().submit([cards = std::move(cards), state = visit.hall->shown().state(), reply = visit.reply,
                        options = options_of(paper, visit.hall->shown())] {
    reply(pdf(print_link_cards(state, cards, options)));
  });
}

#else

namespace {

Response no_paper() {
  return problem(501, "no_paper", "This program was built without cairo and can't print.");
}

}  // namespace

void DeskApi::print_all(const Visit& visit) { visit.reply(no_paper()); }
void DeskApi::print_game(const Visit& visit) { visit.reply(no_paper()); }
void DeskApi::print_cards(const Visit& visit, const std::string&, const std::string&,
                          const std::vector<desk::Links::Made>&) {
  visit.reply(no_paper());
}

#endif

}  // namespace longroad::server
