#include "arena/fit.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace longroad::arena {
namespace {

using bots::Weights;

/// Early and late weights, side by side.
using Vector = std::vector<double>;

Vector vector_of(const Weights& weights) {
  Vector v;
  for (const bots::Weight& w : weights) {
    v.push_back(w.early);
    v.push_back(w.late);
  }
  return v;
}

Weights weights_of(const Vector& v, Weights names) {
  for (std::size_t f = 0; f < names.size(); ++f) {
    names[f].early = static_cast<float>(v[2 * f]);
    names[f].late = static_cast<float>(v[2 * f + 1]);
  }
  return names;
}

/// The root mean square of each count: a step moves all weights by a comparable worth.
Vector scales_of(const std::vector<Sample>& samples, std::size_t size) {
  Vector squares(size);
  double rows = 0;
  for (const Sample& s : samples) {
    rows += s.players;
    for (std::size_t k = 0; k < s.counts.size(); ++k) {
      const double square = s.counts[k] * s.counts[k];
      const std::size_t f = 2 * (k % (size / 2));
      squares[f] += square;
      squares[f + 1] += square;
    }
  }
  for (double& s : squares) s = std::sqrt(s / std::max(rows, 1.0));
  return squares;
}

/// Adds one sample's gradient; returns its loss.
double add_gradient(const Vector& v, const Sample& s, Vector& gradient) {
  const double late = s.progress;
  const std::size_t features = v.size() / 2;
  std::array<double, kMaxSeats> share{};
  double total = 0;
  for (int i = 0; i < s.players; ++i) {
    const float* row = s.counts.data() + i * features;
    double worth = 0;
    for (std::size_t f = 0; f < features; ++f)
      worth += row[f] * ((1 - late) * v[2 * f] + late * v[2 * f + 1]);
    total += share[i] = std::exp(worth);
  }
  for (int i = 0; i < s.players; ++i) {
    share[i] /= total;
    const double miss = (i == s.winner ? 1.0 : 0.0) - share[i];
    const float* row = s.counts.data() + i * features;
    for (std::size_t f = 0; f < features; ++f) {
      gradient[2 * f] += miss * (1 - late) * row[f];
      gradient[2 * f + 1] += miss * late * row[f];
    }
  }
  return -std::log(std::max(share[s.winner], 1e-12));
}

double loss_and_gradient(const Vector& v, const std::vector<Sample>& samples, Vector& gradient) {
  std::ranges::fill(gradient, 0.0);
  double loss = 0;
  for (const Sample& s : samples) loss += add_gradient(v, s, gradient);
  for (double& g : gradient) g /= static_cast<double>(samples.size());
  return loss / static_cast<double>(samples.size());
}

}  // namespace

/// Adam's method: steps of about one size for every weight, whatever its count's scale.
Fit fit_weights(const Weights& start, const std::vector<Sample>& samples, const FitOptions& options) {
  const Vector first = vector_of(start);
  const Vector scale = scales_of(samples, first.size());
  Vector v = first;
  Vector mean(v.size());
  Vector square(v.size());
  Vector gradient(v.size());
  Fit fit;
  for (int step = 0; step <= options.steps; ++step) {
    const double loss = loss_and_gradient(v, samples, gradient);
    if (step == 0) fit.loss_before = loss;
    fit.loss_after = loss;
    if (step == options.steps) break;
    for (std::size_t k = 0; k < v.size(); ++k) {
      if (scale[k] == 0) continue;
      const double g = gradient[k] / scale[k] - options.anchor * (v[k] - first[k]) * scale[k];
      mean[k] = 0.9 * mean[k] + 0.1 * g;
      square[k] = 0.99 * square[k] + 0.01 * g * g;
      const double grown = 1 - std::pow(0.9, step + 1);
      const double spread = 1 - std::pow(0.99, step + 1);
      v[k] += options.rate / scale[k] * (mean[k] / grown) / (std::sqrt(square[k] / spread) + 1e-8);
    }
  }
  fit.weights = weights_of(v, start);
  return fit;
}

}  // namespace longroad::arena
