/// What the results of many games came from: each part of the accounts, seat by seat.
#pragma once

#include <string_view>
#include <vector>

#include "analysis/moment.hpp"
#include "analysis/report.hpp"

namespace longroad::analysis {

class Means {
 public:
  struct Row {
    std::string_view part;
    Seat seat{};
    double mean = 0;
    double error = 0;  // one standard error of the mean
  };

  /// Parts: gain (from the start to the result), adjusted (the same without the luck), own, others, usual,
  /// decided (these three), luck, rest.
  void add(const Report& report);
  [[nodiscard]] int games() const { return games_; }
  /// How wide a part is for a seat in one game: its standard deviation, over all seats.
  [[nodiscard]] double width(std::string_view part) const;
  /// The errors are those of the width. A seat that seldom won shows little of how far its rest may be off,
  /// so that its own deviation would understate them.
  [[nodiscard]] std::vector<Row> rows() const;

 private:
  using BySeatAndGame = std::vector<std::vector<double>>;
  std::vector<BySeatAndGame> parts_;
  int games_ = 0;
};

}  // namespace longroad::analysis
