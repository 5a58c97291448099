// Cards with the personal links of players, to cut out and hand over.
#include "paper/print_common.hpp"

namespace longroad::paper {
namespace {

constexpr int kAcross = 2;
constexpr int kDown = 5;
constexpr double kCode = 104;
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
  document.label(left, y + 26, wide, state.settings.name, {.size = 9, .colour = kQuiet});
  document.label(left, y + 46, wide, card.name, {.size = 15, .bold = true, .lines = 2});
  document.label(left, y + 64, wide, filled(w.player_number, card.number), {.size = 10});
  document.text(left, y + 80, wide, std::string(w.scan_this), {.size = 8.5, .colour = kQuiet});
  document.label(left, y + height - 14, wide, card.address, {.size = 8, .colour = kQuiet});
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
