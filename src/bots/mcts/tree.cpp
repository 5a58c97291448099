#include "bots/mcts/tree.hpp"

#include <algorithm>
#include <cmath>

namespace longroad::bots::mcts {
namespace {

constexpr int kMaxSteps = 60;      // of one walk
constexpr double kSharpness = 30;  // how strongly a better look is preferred

}  // namespace

bool Tree::settle(games::Position& world, Random& random) {
  while (world.chance_due()) world.apply(world.draw(RandKey{random.next()}));
  return !world.over() && !world.to_act().empty();
}

void Tree::open(int node, const games::Position& world, Seat mover, std::vector<int>& allowed) {
  Actions listed;
  if (node > 0) {
    world.legal(mover, listed);
    judge_.consider(world, mover, listed);
  }
  const Actions& lines = node > 0 ? listed : lines_;
  auto& edges = nodes_[node].edges;
  const std::size_t known = edges.size();
  allowed.clear();
  for (const Action line : lines) {
    auto found = std::ranges::find(edges, line, &Edge::line);
    if (found == edges.end()) {
      edges.push_back({.line = line});
      found = edges.end() - 1;
    }
    allowed.push_back(static_cast<int>(found - edges.begin()));
  }
  if (edges.size() > known) set_priors(nodes_[node], known, world, mover);
}

void Tree::set_priors(Node& node, std::size_t from, const games::Position& world, Seat mover) const {
  for (std::size_t i = from; i < node.edges.size(); ++i) {
    scratch_->assign(world);
    scratch_->apply(node.edges[i].line);
    judge_.follow(*scratch_, node.edges[i].line);
    node.edges[i].prior = static_cast<float>(judge_.expected(*scratch_, RandKey{i})[mover.index]);
  }
}

/// Priors of the allowed lines become odds; then the usual balance of what was good and what is new.
int Tree::select(const Node& node, const std::vector<int>& allowed) const {
  float most = 0;
  for (const int e : allowed) most = std::max(most, node.edges[e].prior);
  double total = 0;
  for (const int e : allowed) total += std::exp(kSharpness * (node.edges[e].prior - most));
  int best = allowed.front();
  double best_score = -1;
  for (const int e : allowed) {
    const Edge& edge = node.edges[e];
    const double odds = std::exp(kSharpness * (edge.prior - most)) / total;
    const double mean = edge.visits > 0 ? edge.value / edge.visits : edge.prior;
    const double score = mean + exploration_ * odds * std::sqrt(1.0 + node.visits) / (1 + edge.visits);
    if (score > best_score) {
      best = e;
      best_score = score;
    }
  }
  return best;
}

void Tree::walk(games::Position& world, RandKey key) {
  if (scratch_ == nullptr) scratch_ = world.clone();
  Random random(key);
  std::vector<Step> path;
  std::vector<int> allowed;
  int node = 0;
  while (static_cast<int>(path.size()) < kMaxSteps && settle(world, random)) {
    const Seat mover = path.empty() ? me_ : world.to_act().first();
    open(node, world, mover, allowed);
    const int edge = select(nodes_[node], allowed);
    path.push_back({node, edge, mover});
    world.apply(nodes_[node].edges[edge].line);
    const bool fresh = nodes_[node].edges[edge].visits == 0;
    if (nodes_[node].edges[edge].child < 0) {
      nodes_[node].edges[edge].child = static_cast<int>(nodes_.size());
      nodes_.emplace_back();
    }
    node = nodes_[node].edges[edge].child;
    if (fresh) break;
  }
  const Shares shares = judge_.expected(world, key, &Judge::verdict);
  for (const Step& step : path) {
    Node& at = nodes_[step.node];
    ++at.visits;
    ++at.edges[step.edge].visits;
    at.edges[step.edge].value += shares[step.mover.index];
  }
}

Action Tree::best(Action otherwise) const {
  const auto& edges = nodes_.front().edges;
  const auto most = std::ranges::max_element(edges, {}, &Edge::visits);
  return most == edges.end() || most->visits == 0 ? otherwise : most->line;
}

}  // namespace longroad::bots::mcts
