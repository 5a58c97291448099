#include "arena/plackett_luce.hpp"

#include <cmath>
#include <numbers>

namespace longroad::arena {
namespace {

using Vector = std::vector<double>;
using Matrix = std::vector<Vector>;

constexpr double kElo = 400 / std::numbers::ln10;
/// A weak belief that all are equal keeps the rating of whoever never lost finite.
constexpr double kPrior = 0.1;

/// Gradient and curvature of the logarithm of the likelihood at these strengths.
struct Slope {
  Vector first;
  Matrix second;  // with its sign turned: positive
};

/// One choice: this player before all who did not come before it.
void add_choice(const Ranking& game, const Placing& chosen, const Vector& strength, Slope& slope) {
  double total = 0;
  for (const Placing& p : game)
    if (p.place >= chosen.place) total += std::exp(strength[p.entrant]);
  slope.first[chosen.entrant] += 1;
  Vector odds(strength.size());
  for (const Placing& p : game)
    if (p.place >= chosen.place) odds[p.entrant] += std::exp(strength[p.entrant]) / total;
  for (std::size_t i = 0; i < odds.size(); ++i) {
    slope.first[i] -= odds[i];
    slope.second[i][i] += odds[i];
    for (std::size_t j = 0; j < odds.size(); ++j) slope.second[i][j] -= odds[i] * odds[j];
  }
}

Slope slope_at(const std::vector<Ranking>& games, const Vector& strength) {
  Slope slope{Vector(strength.size()), Matrix(strength.size(), Vector(strength.size()))};
  for (const Ranking& game : games)
    for (const Placing& chosen : game) add_choice(game, chosen, strength, slope);
  for (std::size_t i = 0; i < strength.size(); ++i) {
    slope.first[i] -= kPrior * strength[i];
    slope.second[i][i] += kPrior;
  }
  return slope;
}

/// By Gauss and Jordan; the matrix is positive definite.
Matrix inverse(Matrix a) {
  const std::size_t n = a.size();
  Matrix out(n, Vector(n));
  for (std::size_t i = 0; i < n; ++i) out[i][i] = 1;
  for (std::size_t i = 0; i < n; ++i) {
    const double pivot = a[i][i];
    for (std::size_t k = 0; k < n; ++k) {
      a[i][k] /= pivot;
      out[i][k] /= pivot;
    }
    for (std::size_t j = 0; j < n; ++j) {
      if (j == i) continue;
      const double times = a[j][i];
      for (std::size_t k = 0; k < n; ++k) {
        a[j][k] -= times * a[i][k];
        out[j][k] -= times * out[i][k];
      }
    }
  }
  return out;
}

/// The variance of a strength less the mean of all: that is what a rating says.
double variance(const Matrix& covariance, std::size_t i) {
  const double n = static_cast<double>(covariance.size());
  double row = 0;
  double all = 0;
  for (std::size_t j = 0; j < covariance.size(); ++j) {
    row += covariance[i][j];
    for (const double c : covariance[j]) all += c;
  }
  return covariance[i][i] - 2 * row / n + all / (n * n);
}

}  // namespace

/// Newton's method: the likelihood has one peak.
std::vector<Rating> rate(const std::vector<Ranking>& games, int entrants) {
  Vector strength(static_cast<std::size_t>(entrants));
  Matrix covariance;
  constexpr int kSteps = 50;
  for (int step = 0; step < kSteps; ++step) {
    const Slope slope = slope_at(games, strength);
    covariance = inverse(slope.second);
    double moved = 0;
    for (std::size_t i = 0; i < strength.size(); ++i) {
      double by = 0;
      for (std::size_t j = 0; j < strength.size(); ++j) by += covariance[i][j] * slope.first[j];
      by = std::fmax(-1, std::fmin(1, by));
      strength[i] += by;
      moved += std::abs(by);
    }
    if (moved < 1e-10) break;
  }
  double mean = 0;
  for (const double s : strength) mean += s / entrants;
  std::vector<Rating> ratings;
  for (std::size_t i = 0; i < strength.size(); ++i)
    ratings.push_back({kElo * (strength[i] - mean), kElo * std::sqrt(std::fmax(0, variance(covariance, i)))});
  return ratings;
}

}  // namespace longroad::arena
