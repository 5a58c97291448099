/// A document on paper: pages of one size with a quiet frame, and a pen that writes text, lines and
/// boxes on them. Lengths are points, a 72nd of an inch; y grows downwards.
#pragma once

#include <cairo.h>
#include <pango/pango-layout.h>

#include <functional>
#include <memory>
#include <string>

namespace longroad::paper {

inline constexpr const char* kFonts = "Inter, DejaVu Sans, sans";  // the first that has a letter

enum class PaperSize : std::uint8_t { A4, Letter };

struct Colour {
  double red = 0, green = 0, blue = 0;
};

inline constexpr Colour kInk{0.10, 0.12, 0.14};
inline constexpr Colour kQuiet{0.42, 0.45, 0.48};
inline constexpr Colour kLine{0.78, 0.76, 0.71};
inline constexpr Colour kShade{0.965, 0.955, 0.925};  // the ground of every second row
inline constexpr Colour kAccent{0.09, 0.36, 0.30};    // deep green, also dark enough in grey

enum class Align : std::uint8_t { Left, Centre, Right };

struct Style {
  double size = 10;
  bool bold = false;
  Colour colour = kInk;
  Align align = Align::Left;
  int lines = 1;  // for which a label has room where it is too long
};

/// What the frame of every page says.
struct Frame {
  std::string title;     // top left: what this print is
  std::string subtitle;  // top right
  std::string footer;    // bottom left: the tournament
  bool shown = true;     // table tents and sheets fill the page themselves
};

class Document {
 public:
  Document(cairo_surface_t* surface, PaperSize size, Frame frame, int pages);
  ~Document();
  Document(const Document&) = delete;
  Document& operator=(const Document&) = delete;

  [[nodiscard]] double width() const { return width_; }
  [[nodiscard]] double height() const { return height_; }
  [[nodiscard]] double left() const;
  [[nodiscard]] double right() const;
  [[nodiscard]] double top() const;
  [[nodiscard]] double bottom() const;
  [[nodiscard]] int pages() const { return page_; }
  [[nodiscard]] cairo_t* pen() const { return pen_; }

  /// Ends this page, if there is one, and begins another.
  void new_page();

  /// Text in a box of this width, wrapped; answers the height it took.
  double text(double x, double y, double width, const std::string& words, const Style& style);
  /// For names of any length: one line, a little smaller where that is enough; a longer one is wrapped within
  /// the room of `style.lines` lines, and nothing of it is left out. y is the middle.
  void label(double x, double middle, double width, const std::string& words, Style style);
  /// The style in which a label has these words.
  [[nodiscard]] Style fitted(double width, const std::string& words, Style style);
  [[nodiscard]] double text_height(double width, const std::string& words, const Style& style);
  /// In one line.
  [[nodiscard]] double text_width(const std::string& words, const Style& style);
  /// Text in a box of this width, wrapped, with its middle at this height.
  void centred(double x, double middle, double width, const std::string& words, const Style& style);

  void line(double x1, double y1, double x2, double y2, Colour colour = kLine, double thickness = 0.7);
  void box(double x, double y, double width, double height, Colour colour = kLine, double radius = 4);
  void fill(double x, double y, double width, double height, Colour colour, double radius = 0);
  void disc(double x, double y, double radius, Colour colour);

 private:
  void set_layout(double width, const std::string& words, const Style& style);
  void outline(double x, double y, double width, double height, double radius);
  void draw_frame();

  cairo_t* pen_;
  PangoLayout* layout_;
  double width_;
  double height_;
  Frame frame_;
  int page_ = 0;
  int page_count_;  // known in the second pass
};

/// Draws a document as PDF. `draw` runs twice: the first time only to count the pages. The same
/// input gives the same bytes: `made` is the date that the file carries.
std::string make_pdf(PaperSize size, const Frame& frame, const std::string& made,
                     const std::function<void(Document&)>& draw);

}  // namespace longroad::paper
