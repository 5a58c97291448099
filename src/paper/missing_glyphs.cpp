#include "paper/missing_glyphs.hpp"

#include <cairo.h>
#include <pango/pangocairo.h>

#include <algorithm>
#include <memory>
#include <string>

#include "paper/page.hpp"

namespace longroad::paper {
namespace {

template <class T, auto free>
struct Freed {
  void operator()(T* thing) const { free(thing); }
};
template <class T, auto free>
using Held = std::unique_ptr<T, Freed<T, free>>;

/// The fonts that every machine has are enough for these.
bool is_ascii(const std::string& name) {
  return std::ranges::all_of(name, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

}  // namespace

std::vector<tournament::PlayerId> without_glyphs(const tournament::State& state) {
  const Held<cairo_surface_t, cairo_surface_destroy> surface(
      cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1));
  const Held<cairo_t, cairo_destroy> pen(cairo_create(surface.get()));
  const Held<PangoLayout, g_object_unref> layout(pango_cairo_create_layout(pen.get()));
  const Held<PangoFontDescription, pango_font_description_free> font(
      pango_font_description_from_string(kFonts));
  pango_layout_set_font_description(layout.get(), font.get());
  std::vector<tournament::PlayerId> players;
  for (std::size_t i = 0; i < state.people.size(); ++i) {
    const std::string& name = state.people[i].name;
    if (is_ascii(name)) continue;
    pango_layout_set_text(layout.get(), name.c_str(), static_cast<int>(name.size()));
    if (pango_layout_get_unknown_glyphs_count(layout.get()) > 0)
      players.push_back(tournament::PlayerId::of(static_cast<int>(i) + 1));
  }
  return players;
}

}  // namespace longroad::paper
