#include "paper/table.hpp"

#include <numeric>

namespace longroad::paper {
namespace {

constexpr double kPadding = 6;

}  // namespace

ColumnTable::ColumnTable(Document& document, std::vector<Column> columns, double y, double row_height,
                         double size)
    : document_(document), columns_(std::move(columns)), y_(y), row_height_(row_height), size_(size) {
  double sum = 0;
  for (const Column& c : columns_) sum += c.share;
  for (Column& c : columns_) c.share *= (document.right() - document.left()) / sum;
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

void ColumnTable::row(const std::vector<std::string>& cells) {
  if (y_ + row_height_ > document_.bottom()) {
    document_.new_page();
    y_ = document_.top();
    shaded_ = false;
    heading();
  }
  if (shaded_)
    document_.fill(document_.left(), y_, document_.right() - document_.left(), row_height_, kShade);
  shaded_ = !shaded_;
  double x = document_.left();
  for (std::size_t i = 0; i < columns_.size(); ++i) {
    const Column& c = columns_[i];
    document_.label(x + kPadding, y_ + row_height_ / 2, c.share - 2 * kPadding, cells[i],
                    {.size = size_, .bold = c.bold, .align = c.align});
    x += c.share;
  }
  y_ += row_height_;
}

void ColumnTable::cut(const std::string& words) {
  document_.line(document_.left(), y_, document_.right(), y_, kAccent, 1.6);
  document_.label(document_.left(), y_ + 7, document_.right() - document_.left() - kPadding, words,
                  {.size = 7.5, .bold = true, .colour = kAccent, .align = Align::Right});
  y_ += 14;
  shaded_ = false;
}

}  // namespace longroad::paper
