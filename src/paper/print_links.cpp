// Cards with the personal links of players, to cut out and hand over.
#include <algorithm>

#include "paper/print_common.hpp"

namespace longroad::paper {
namespace {

constexpr int kAcross = 2;
constexpr int kDown = 5;
constexpr double kCode = 98;
constexpr double kRim = 14;

void draw_code(Document& document, double x, double y, const LinkCard& card) {
  if (card.code_width == 0) return;
  const double module = kCode / card.code_width;
  cairo_t* pen = document.pen();
  for (int row = 0; row < card.code_width; ++row) {
    for (int column = 0; column < card.code_width; ++column) {
      if (card.code[row * card.code_width + column])
        cairo_rectangle(pen, x + column * module, y + row * module, module, module);
    }
  }
  cairo_set_source_rgb(pen, 0, 0, 0);
  cairo_fill(pen);
}

void draw_card(Document& document, double x, double y, double width, double height, const State& state,
               const LinkCard& card, const Words& w) {
  document.box(x, y, width, height, kLine, 0);
  draw_code(document, x + kRim, y + (height - kCode) / 2, card);
  const double left = x + kCode + 2 * kRim;
  const double wide = width - kCode - 3 * kRim;
  double at = y + kRim;
  const auto below = [&](const std::string& words, const Style& style, double gap) {
    at += document.text(left, at, wide, words, document.fitted(wide, words, style)) + gap;
  };
  below(state.settings.name, {.size = 8, .colour = kQuiet, .lines = 2}, 2);
  below(card.name, {.size = 14, .bold = true, .lines = 2}, 1);
  below(filled(w.player_number, card.number), {.size = 10}, 3);
  constexpr double kSmall = 10;  // a line of small letters
  const double foot = y + height - kRim;
  const int lines = std::max(1, static_cast<int>((foot - kSmall / 2 - at) / kSmall));
  below(std::string(w.scan_this), {.size = 8, .colour = kQuiet, .lines = lines}, 0);
  document.label(left, foot, wide, card.address, {.size = 8, .colour = kQuiet});
}

}  // namespace

std::string print_link_cards(const State& state, const std::vector<LinkCard>& cards,
                             const PrintOptions& options) {
  const Words& w = words_in(options.language);
  return make_pdf(options.size, frame_of(state, std::string(w.player_links), "", false), options.made,
                  [&](Document& document) {
                    const double top = 36;
                    const double width = (document.right() - document.left()) / kAcross;
                    const double height = (document.height() - 2 * top) / kDown;
                    for (std::size_t i = 0; i < cards.size(); ++i) {
                      const int place = static_cast<int>(i) % (kAcross * kDown);
                      if (place == 0) document.new_page();
                      const int row = place / kAcross;
                      draw_card(document, document.left() + place % kAcross * width, top + row * height,
                                width, height, state, cards[i], w);
                    }
                    if (cards.empty()) document.new_page();
                  });
}

}  // namespace longroad::paper
