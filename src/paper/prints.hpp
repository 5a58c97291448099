/// Everything that a tournament prints, as PDF: one function each, from the state alone. The report is text
/// too.
#pragma once

#include <cairo.h>

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "paper/page.hpp"
#include "paper/words.hpp"
#include "tournament/model/state.hpp"

namespace longroad::paper {

/// Draws the board of this seed into a square that is this wide; `island_board.hpp` has one.
using BoardDrawing = std::function<void(cairo_t* pen, double width, std::uint64_t seed, Language language)>;

struct PrintOptions {
  PaperSize size = PaperSize::A4;
  Language language = Language::English;
  std::string made;         // the date that the file carries
  BoardDrawing board = {};  // none: the board's page has its number and room to lay it out
};

using tournament::GameId;
using tournament::State;

/// Who sits where, for the wall: everybody by name, or table by table.
std::string print_seats_by_name(const State& state, GameId game, const PrintOptions& options);
std::string print_seats_by_table(const State& state, GameId game, const PrintOptions& options);

/// A sheet to fold for every table: its number to both sides, and what the table has to do.
std::string print_table_tents(const State& state, GameId game, const PrintOptions& options);

/// Two result sheets a page, with lines for points and signatures.
std::string print_result_sheets(const State& state, GameId game, const PrintOptions& options);

std::string print_board(const State& state, GameId game, const PrintOptions& options);

std::string print_standings(const State& state, const PrintOptions& options);
std::string print_bracket(const State& state, const PrintOptions& options);
std::string print_report(const State& state, const PrintOptions& options);
/// The same as plain text.
std::string report_text(const State& state, Language language);

/// The code of conduct and the rules in brief, to be read out and to hang up (1.1.1).
std::string print_conduct(const State& state, const PrintOptions& options);

/// What has a name on the command line and in the desk's addresses; some belong to one game.
struct NamedPrint {
  std::string_view name;
  std::string (*of_game)(const State& state, GameId game, const PrintOptions& options);
  std::string (*of_all)(const State& state, const PrintOptions& options);
  bool needs_tables;  // not before the game's tables are posted
};
std::span<const NamedPrint> named_prints();
const NamedPrint* find_print(std::string_view name);

/// A player's personal link: its QR code, row by row, and the address of the server in words.
struct LinkCard {
  std::string name;
  int number = 0;
  std::string address;
  int code_width = 0;
  std::vector<bool> code;
};
std::string print_link_cards(const State& state, const std::vector<LinkCard>& cards,
                             const PrintOptions& options);

}  // namespace longroad::paper
