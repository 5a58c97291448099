#include "paper/page.hpp"

#include <cairo-pdf.h>
#include <fmt/format.h>
#include <pango/pangocairo.h>

#include <algorithm>
#include <cassert>
#include <numbers>
#include <stdexcept>

namespace longroad::paper {
namespace {

constexpr double kMargin = 42;
constexpr double kHeader = 34;  // the frame above and below the page's content
constexpr double kFooter = 22;

struct Size {
  double width, height;
};
Size size_of(PaperSize size) {
  switch (size) {
    case PaperSize::A4:
      return {595.28, 841.89};
    case PaperSize::Letter:
      return {612, 792};
  }
  __builtin_unreachable();
}

cairo_status_t append(void* target, const unsigned char* bytes, unsigned int size) {
  static_cast<std::string*>(target)->append(reinterpret_cast<const char*>(bytes), size);
  return CAIRO_STATUS_SUCCESS;
}

cairo_status_t discard(void*, const unsigned char*, unsigned int) { return CAIRO_STATUS_SUCCESS; }

/// Draws once onto a PDF; answers how many pages it took.
int draw_once(cairo_surface_t* surface, PaperSize size, const Frame& frame, const std::string& made,
              int pages, const std::function<void(Document&)>& draw) {
  cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, frame.title.c_str());
  cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "Longroad");
  cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, made.c_str());
  int count = 0;
  {
    Document document(surface, size, frame, pages);
    draw(document);
    count = document.pages();
  }
  cairo_surface_finish(surface);
  const cairo_status_t status = cairo_surface_status(surface);
  cairo_surface_destroy(surface);
  if (status != CAIRO_STATUS_SUCCESS) throw std::runtime_error(cairo_status_to_string(status));
  return count;
}

}  // namespace

Document::Document(cairo_surface_t* surface, PaperSize size, Frame frame, int pages)
    : pen_(cairo_create(surface)),
      layout_(pango_cairo_create_layout(pen_)),
      width_(size_of(size).width),
      height_(size_of(size).height),
      frame_(std::move(frame)),
      page_count_(pages) {}

Document::~Document() {
  if (page_ > 0) cairo_show_page(pen_);
  g_object_unref(layout_);
  cairo_destroy(pen_);
}

double Document::left() const { return kMargin; }
double Document::right() const { return width_ - kMargin; }
double Document::top() const { return frame_.shown ? kMargin + kHeader : kMargin; }
double Document::bottom() const { return frame_.shown ? height_ - kMargin - kFooter : height_ - kMargin; }

void Document::new_page() {
  if (page_++ > 0) cairo_show_page(pen_);
  if (frame_.shown) draw_frame();
}

void Document::draw_frame() {
  const double middle = kMargin + 8;
  const double half = (right() - left()) / 2;
  label(left(), middle, half * 1.2, frame_.title, {.size = 17, .bold = true});
  label(left() + half * 1.2, middle, half * 0.8, frame_.subtitle,
        {.size = 10, .colour = kQuiet, .align = Align::Right});
  line(left(), kMargin + 22, right(), kMargin + 22, kAccent, 1.4);
  const double foot = height_ - kMargin - 4;
  line(left(), foot - 9, right(), foot - 9);
  label(left(), foot, half * 1.5, frame_.footer, {.size = 8, .colour = kQuiet});
  label(right() - half * 0.4, foot, half * 0.4, fmt::format("{} / {}", page_, page_count_),
        {.size = 8, .colour = kQuiet, .align = Align::Right});
}

void Document::set_layout(double width, const std::string& words, const Style& style) {
  PangoFontDescription* font = pango_font_description_from_string(kFonts);
  pango_font_description_set_absolute_size(font, style.size * PANGO_SCALE);
  pango_font_description_set_weight(font, style.bold ? PANGO_WEIGHT_SEMIBOLD : PANGO_WEIGHT_NORMAL);
  pango_layout_set_font_description(layout_, font);
  pango_font_description_free(font);
  PangoAttrList* attributes = pango_attr_list_new();
  if (style.align == Align::Right) pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1"));
  pango_layout_set_attributes(layout_, attributes);
  pango_attr_list_unref(attributes);
  pango_layout_set_width(layout_, width <= 0 ? -1 : static_cast<int>(width * PANGO_SCALE));
  pango_layout_set_wrap(layout_, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_line_spacing(layout_, 1.25F);
  pango_layout_set_alignment(layout_, style.align == Align::Left     ? PANGO_ALIGN_LEFT
                                      : style.align == Align::Centre ? PANGO_ALIGN_CENTER
                                                                     : PANGO_ALIGN_RIGHT);
  pango_layout_set_text(layout_, words.c_str(), static_cast<int>(words.size()));
}

double Document::text_height(double width, const std::string& words, const Style& style) {
  set_layout(width, words, style);
  int height = 0;
  pango_layout_get_size(layout_, nullptr, &height);
  return static_cast<double>(height) / PANGO_SCALE;
}

double Document::text(double x, double y, double width, const std::string& words, const Style& style) {
  const double height = text_height(width, words, style);
  cairo_set_source_rgb(pen_, style.colour.red, style.colour.green, style.colour.blue);
  cairo_move_to(pen_, x, y);
  pango_cairo_show_layout(pen_, layout_);
  return height;
}

double Document::text_width(const std::string& words, const Style& style) {
  set_layout(-1, words, style);
  int width = 0;
  pango_layout_get_size(layout_, &width, nullptr);
  return static_cast<double>(width) / PANGO_SCALE;
}

void Document::centred(double x, double middle, double width, const std::string& words, const Style& style) {
  text(x, middle - text_height(width, words, style) / 2, width, words, style);
}

Style Document::fitted(double width, const std::string& words, Style style) {
  const double smaller = style.lines > 1 ? 0.9 : 0.75;  // in one line: two are better read than small letters
  constexpr double kSmallest = 3;                       // points, in several
  constexpr double kLineHeight = 1.25;
  const double size = style.size;
  const double in_one = width / std::max(1.0, text_width(words, style));
  if (in_one >= 1) return style;
  if (in_one >= smaller) {
    style.size = size * in_one * 0.995;  // letters do not shrink quite evenly
    return style;
  }
  const double room = style.lines * size * kLineHeight;
  while (text_height(width, words, style) > room && style.size > kSmallest) style.size *= 0.95;
  return style;
}

void Document::label(double x, double middle, double width, const std::string& words, Style style) {
  style = fitted(width, words, style);
  const double used = text_width(words, style);
  if (used > width) return centred(x, middle, width, words, style);
  constexpr double kSlack = 1;  // so that one line is not wrapped after all
  const double rest = width - used - kSlack;
  const double shift = style.align == Align::Left ? 0 : style.align == Align::Centre ? rest / 2 : rest;
  centred(x + shift, middle, used + kSlack, words, style);
}

void Document::line(double x1, double y1, double x2, double y2, Colour colour, double thickness) {
  cairo_set_source_rgb(pen_, colour.red, colour.green, colour.blue);
  cairo_set_line_width(pen_, thickness);
  cairo_move_to(pen_, x1, y1);
  cairo_line_to(pen_, x2, y2);
  cairo_stroke(pen_);
}

void Document::outline(double x, double y, double width, double height, double radius) {
  constexpr double kQuarter = std::numbers::pi / 2;
  cairo_new_path(pen_);
  cairo_arc(pen_, x + width - radius, y + radius, radius, -kQuarter, 0);
  cairo_arc(pen_, x + width - radius, y + height - radius, radius, 0, kQuarter);
  cairo_arc(pen_, x + radius, y + height - radius, radius, kQuarter, 2 * kQuarter);
  cairo_arc(pen_, x + radius, y + radius, radius, 2 * kQuarter, 3 * kQuarter);
  cairo_close_path(pen_);
}

void Document::box(double x, double y, double width, double height, Colour colour, double radius) {
  outline(x, y, width, height, radius);
  cairo_set_source_rgb(pen_, colour.red, colour.green, colour.blue);
  cairo_set_line_width(pen_, 0.8);
  cairo_stroke(pen_);
}

void Document::fill(double x, double y, double width, double height, Colour colour, double radius) {
  outline(x, y, width, height, radius);
  cairo_set_source_rgb(pen_, colour.red, colour.green, colour.blue);
  cairo_fill(pen_);
}

void Document::disc(double x, double y, double radius, Colour colour) {
  cairo_new_path(pen_);
  cairo_arc(pen_, x, y, radius, 0, 2 * std::numbers::pi);
  cairo_set_source_rgb(pen_, colour.red, colour.green, colour.blue);
  cairo_fill(pen_);
}

std::string make_pdf(PaperSize size, const Frame& frame, const std::string& made,
                     const std::function<void(Document&)>& draw) {
  const auto [width, height] = size_of(size);
  const int pages = draw_once(cairo_pdf_surface_create_for_stream(discard, nullptr, width, height), size,
                              frame, made, 0, draw);
  std::string pdf;
  draw_once(cairo_pdf_surface_create_for_stream(append, &pdf, width, height), size, frame, made, pages, draw);
  return pdf;
}

}  // namespace longroad::paper
