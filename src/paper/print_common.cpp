#include "paper/print_common.hpp"

namespace longroad::paper {

using namespace tournament;

Frame frame_of(const State& state, const std::string& title, const std::string& subtitle, bool shown) {
  std::string footer = state.settings.name;
  for (const std::string& part : {state.settings.place, state.settings.date}) {
    if (!part.empty()) footer += " · " + part;
  }
  return {title, subtitle, footer, shown};
}

std::string title_of(const State& state, GameId game, const Words& w) {
  switch (game.stage) {
    case Stage::Preliminary:
      return state.event_count() > 1 ? filled(w.game_of_event, game.event, game.game)
                                     : filled(w.game, game.game);
    case Stage::Semifinal:
      return std::string(w.semifinals);
    case Stage::Final:
      return std::string(w.final);
  }
  __builtin_unreachable();
}

bool has_positions(const Sheet& sheet) { return sheet.choices.size() == sheet.selection.size(); }

double draw_section(Document& document, double y, const TextSection& section, double size) {
  const double width = document.right() - document.left();
  const Style heading{.size = size * 1.25, .bold = true, .colour = kAccent};
  const Style body{.size = size};
  const auto make_room = [&](double height) {
    if (y + height <= document.bottom()) return;
    document.new_page();
    y = document.top();
  };
  const auto line_height = [&](std::size_t i) {
    return i < section.lines.size() ? document.text_height(width - 14, section.lines[i], body) + 3 : 0;
  };
  make_room(document.text_height(width, section.title, heading) + 4 + line_height(0) + line_height(1));
  y += document.text(document.left(), y, width, section.title, heading) + 4;
  for (std::size_t i = 0; i < section.lines.size(); ++i) {
    make_room(line_height(i));
    const double height = document.text(document.left() + 14, y, width - 14, section.lines[i], body);
    document.disc(document.left() + 4.5, y + size * 0.62, 1.5, kAccent);
    y += height + 3;
  }
  return y + size * 0.9;
}

}  // namespace longroad::paper
