/// A list with columns that goes on over pages: the heading comes again, every second row is
/// shaded, no row is split. What is too long for its column is wrapped; numbers, which stand at the right,
/// are made smaller.
#pragma once

#include <string>
#include <vector>

#include "paper/page.hpp"

namespace longroad::paper {

struct Column {
  std::string title;
  double share = 1;  // of the width
  Align align = Align::Left;
  bool bold = false;
};

class ColumnTable {
 public:
  /// Begins at `y` on the current page.
  ColumnTable(Document& document, std::vector<Column> columns, double y, double row_height = 19,
              double size = 10);

  /// How many pages these rows take from `y` on, with this much below each of them.
  static int count_pages(Document& document, std::vector<Column> columns,
                         const std::vector<std::vector<std::string>>& rows, double y, double row_height,
                         double size);

  /// Whether no number has to be made smaller.
  static bool fits_numbers(Document& document, std::vector<Column> columns,
                           const std::vector<std::vector<std::string>>& rows, double size);

  void row(const std::vector<std::string>& cells);
  /// A thick line and a word below the last row: who is above it goes on.
  void cut(const std::string& words);

  [[nodiscard]] double y() const { return y_; }

 private:
  void heading();
  [[nodiscard]] static double height_of(Document& document, const std::vector<Column>& columns,
                                        const std::vector<std::string>& cells, double row_height,
                                        double size);

  Document& document_;
  std::vector<Column> columns_;
  double y_;
  double row_height_;
  double size_;
  bool shaded_ = false;
};

}  // namespace longroad::paper
