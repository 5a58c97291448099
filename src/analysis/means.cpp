#include "analysis/means.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <string_view>

#include "analysis/accounts.hpp"

namespace longroad::analysis {
namespace {

struct Part {
  std::string_view name;
  int (*of)(const Account&);
};

constexpr Part kParts[]{
    {"gain", [](const Account& a) { return a.result - a.start; }},
    {"own", [](const Account& a) { return a.own; }},
    {"others", [](const Account& a) { return a.others; }},
    {"usual", [](const Account& a) { return a.usual; }},
    {"decided", decided},
    {"adjusted", [](const Account& a) { return a.adjusted - a.start; }},
    {"luck", [](const Account& a) { return a.luck; }},
    {"rest", [](const Account& a) { return a.rest; }},
};

}  // namespace

void Means::add(const Report& report) {
  ++games_;
  parts_.resize(std::size(kParts));
  for (std::size_t p = 0; p < std::size(kParts); ++p) {
    parts_[p].resize(report.accounts.size());
    for (std::size_t i = 0; i < report.accounts.size(); ++i)
      parts_[p][i].push_back(static_cast<double>(kParts[p].of(report.accounts[i])) / kCertain);
  }
}

double Means::width(std::string_view part) const {
  const auto* found = std::ranges::find(kParts, part, &Part::name);
  if (found == std::end(kParts) || parts_.empty()) return 0;
  const BySeatAndGame& seats = parts_[static_cast<std::size_t>(found - std::begin(kParts))];
  double squares = 0;
  for (const auto& seat : seats) squares += std::pow(Spread::of(seat).deviation, 2);
  return std::sqrt(squares / static_cast<double>(seats.size()));
}

std::vector<Means::Row> Means::rows() const {
  std::vector<Row> rows;
  for (std::size_t p = 0; p < parts_.size(); ++p) {
    const double error = width(kParts[p].name) / std::sqrt(games_);
    for (std::size_t i = 0; i < parts_[p].size(); ++i)
      rows.push_back({kParts[p].name, Seat::of(static_cast<int>(i)), Spread::of(parts_[p][i]).mean, error});
  }
  return rows;
}

}  // namespace longroad::analysis
