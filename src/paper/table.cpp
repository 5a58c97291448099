#include "paper/table.hpp"

#include <algorithm>

namespace longroad::paper {
namespace {

constexpr double kPadding = 6;
constexpr double kBetween = 5;  // above and below what is wrapped

/// Shares of the width become widths.
void spread(std::vector<Column>& columns, double width) {
  double sum = 0;
  for (const Column& c : columns) sum += c.share;
  for (Column& c : columns) c.share *= width / sum;
}

Style style_of(const Column& column, double size) {
  return {.size = size, .bold = column.bold, .align = column.align};
}

}  // namespace

ColumnTable::ColumnTable(Document& document, std::vector<Column> columns, double y, double row_height,
                         double size)
    : document_(document), columns_(std::move(columns)), y_(y), row_height_(row_height), size_(size) {
  spread(columns_, document.right() - document.left());
  heading();
}

void ColumnTable::heading() {
  double x = document_.left();
  for (const Column& c : columns_) {
    document_.label(x + kPadding, y_ + row_height_ / 2, c.share - 2 * kPadding, c.title,
                    {.size = size_ * 0.82, .bold = true, .colour = kQuiet, .align = c.align});
    x += c.share;
  }
  y_ += row_height_;
  document_.line(document_.left(), y_, document_.right(), y_, kInk, 0.8);
}

double ColumnTable::height_of(Document& document, const std::vector<Column>& columns,
                              const std::vector<std::string>& cells, double row_height, double size) {
  double height = row_height;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if (columns[i].align == Align::Right) continue;
    const double width = columns[i].share - 2 * kPadding;
    const Style style = style_of(columns[i], size);
    if (document.text_width(cells[i], style) <= width) continue;
    height = std::max(height, document.text_height(width, cells[i], style) + kBetween);
  }
  return height;
}

int ColumnTable::count_pages(Document& document, std::vector<Column> columns,
                             const std::vector<std::vector<std::string>>& rows, double y, double row_height,
                             double size) {
  spread(columns, document.right() - document.left());
  int pages = 1;
  y += row_height;
  for (const auto& cells : rows) {
    const double height = height_of(document, columns, cells, row_height, size);
    if (y + height > document.bottom()) {
      ++pages;
      y = document.top() + row_height;
    }
    y += height;
  }
  return pages;
}

bool ColumnTable::fits_numbers(Document& document, std::vector<Column> columns,
                               const std::vector<std::vector<std::string>>& rows, double size) {
  spread(columns, document.right() - document.left());
  for (const auto& cells : rows) {
    for (std::size_t i = 0; i < columns.size(); ++i) {
      if (columns[i].align != Align::Right) continue;
      const double width = columns[i].share - 2 * kPadding;
      if (document.text_width(cells[i], style_of(columns[i], size)) > width) return false;
    }
  }
  return true;
}

void ColumnTable::row(const std::vector<std::string>& cells) {
  const double height = height_of(document_, columns_, cells, row_height_, size_);
  if (y_ + height > document_.bottom()) {
    document_.new_page();
    y_ = document_.top();
    shaded_ = false;
    heading();
  }
  if (shaded_) document_.fill(document_.left(), y_, document_.right() - document_.left(), height, kShade);
  shaded_ = !shaded_;
  double x = document_.left();
  for (std::size_t i = 0; i < columns_.size(); ++i) {
    const Column& c = columns_[i];
    const double middle = y_ + height / 2;
    const double width = c.share - 2 * kPadding;
    if (c.align == Align::Right)
      document_.label(x + kPadding, middle, width, cells[i], style_of(c, size_));
    else
      document_.centred(x + kPadding, middle, width, cells[i], style_of(c, size_));
    x += c.share;
  }
  y_ += height;
}

void ColumnTable::cut(const std::string& words) {
  document_.line(document_.left(), y_, document_.right(), y_, kAccent, 1.6);
  document_.label(document_.left(), y_ + 7, document_.right() - document_.left() - kPadding, words,
                  {.size = 7.5, .bold = true, .colour = kAccent, .align = Align::Right});
  y_ += 14;
  shaded_ = false;
}

}  // namespace longroad::paper
