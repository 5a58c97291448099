#include "analysis/verdict.hpp"

#include <algorithm>

namespace longroad::analysis {
namespace {

constexpr std::size_t kPlanned = 8;  // lines that are planned for
constexpr std::size_t kFinal = 3;    // lines that are planned for in every world
constexpr std::size_t kScouts = 2;   // worlds in which those are found
constexpr double kWorthAWord = 0.003;

struct Entry {
  Action line;
  std::vector<std::optional<Outlook>> outlooks;  // one a world; none where the world does not allow it
  double chance = 0;
};

/// All that it takes to judge the lines of one moment.
class Bench {
 public:
  Bench(const Method& method, const Moment& moment)
      : method_(method),
        seat_(moment.line.seat()),
        worlds_(worlds_of(method.lens, *moment.before, moment.glimpse, method.effort.worlds)) {}

  [[nodiscard]] std::vector<Entry> entries(Action played) const {
    Actions lines;
    const games::Position& world = *worlds_.front();
    world.legal(seat_, lines);
    method_.judge->consider(world, seat_, lines);
    std::vector<Entry> list;
    for (const Action line : lines)
      if (!world.check(line)) list.push_back({line, {}});
    if (std::ranges::find(list, played, &Entry::line) == list.end() && !world.check(played))
      list.push_back({played, {}});
    return list;
  }

  /// Judges a line in the first `count` worlds.
  void judge(Entry& e, const Reach* reach, std::size_t count, Explains explains = Explains::No) const {
    e.outlooks.assign(worlds_.size(), std::nullopt);
    double sum = 0;
    int judged = 0;
    for (std::size_t i = 0; i < std::min(count, worlds_.size()); ++i) {
      if (worlds_[i]->check(e.line)) continue;
      e.outlooks[i] = outlook(*worlds_[i], e.line, reach, explains);
      sum += e.outlooks[i]->chances[seat_.index];
      ++judged;
    }
    e.chance = judged == 0 ? -1 : sum / judged;
  }
  [[nodiscard]] std::size_t worlds() const { return worlds_.size(); }
  [[nodiscard]] Seat seat() const { return seat_; }
  [[nodiscard]] const Reach& reach() const { return method_.effort.reach; }

  /// What an offer comes to: the deal with whoever gains most by it, or nothing where nobody would. `alone`
  /// is the best without it.
  [[nodiscard]] Outlook offered(const games::Position& world, Action offer, const Outlook& alone) const;
  [[nodiscard]] const games::Position& world(std::size_t i) const { return *worlds_[i]; }

 private:
  [[nodiscard]] Outlook outlook(const games::Position& world, Action line, const Reach* reach,
                                Explains explains) const {
    Plan plan(method_, explains);
    if (reach != nullptr) return plan.after(world, line, seat_, *reach);
    if (method_.lens.ends_turn(line)) return plan.rest(world);
    const auto next = world.clone();
    next->apply(line);
    method_.judge->follow(*next, line);
    return plan.rest(*next);
  }

  const Method& method_;
  Seat seat_;
  std::vector<games::PositionPtr> worlds_;
};

Outlook Bench::offered(const games::Position& world, Action offer, const Outlook& alone) const {
  Plan plan(method_);
  const auto open = world.clone();
  open->apply(offer);
  const Outlook before = plan.rest(*open);
  Outlook best = alone;
  double most = 0;
  open->asked().for_each([&](Seat partner) {
    Actions answers;
    open->legal(partner, answers);
    const auto no = open->decline(partner);
    for (const Action answer : answers) {
      if (no && answer == *no) continue;
      const auto agreed = open->clone();
      agreed->apply(answer);
      method_.judge->follow(*agreed, answer);
      const double gain = plan.rest(*agreed).chances[partner.index] - before.chances[partner.index];
      if (gain <= most) continue;
      most = gain;
      best = plan.value(*agreed, seat_, {.steps = 2, .width = 3});
    }
  });
  return best;
}

void best_first(std::vector<Entry>& list) {
  std::ranges::stable_sort(list, std::greater<>{}, &Entry::chance);
}

/// The best few, and what was played.
void shorten(std::vector<Entry>& list, std::size_t most, Action played) {
  best_first(list);
  std::vector<Entry> kept;
  for (Entry& e : list)
    if (kept.size() < most || e.line == played) kept.push_back(std::move(e));
  list = std::move(kept);
}

/// What follows a line, in the first world that allows it.
std::vector<Action> followed_by(const Entry& e) {
  const auto first = std::ranges::find_if(e.outlooks, [](const auto& o) { return o.has_value(); });
  return first == e.outlooks.end() ? std::vector<Action>{} : (*first)->then;
}

/// The difference of two lines over the worlds that allow both.
struct Difference {
  Shares best{};
  Shares played{};
  Spread loss;
};

Difference compare(const Entry& best, const Entry& played, Seat seat) {
  Difference d;
  std::vector<double> losses;
  for (std::size_t i = 0; i < best.outlooks.size(); ++i) {
    if (!best.outlooks[i] || !played.outlooks[i]) continue;
    losses.push_back(best.outlooks[i]->chances[seat.index] - played.outlooks[i]->chances[seat.index]);
    for (std::size_t s = 0; s < d.best.size(); ++s) {
      d.best[s] += best.outlooks[i]->chances[s];
      d.played[s] += played.outlooks[i]->chances[s];
    }
  }
  const double n = std::max<double>(1, static_cast<double>(losses.size()));
  for (double& x : d.best) x /= n;
  for (double& x : d.played) x /= n;
  d.loss = Spread::of(losses);
  return d;
}

/// How much the loss still moves when it is looked a step less far.
double unsettled(const Bench& bench, Entry best, Entry played, double loss) {
  const Reach shorter{.steps = 2, .width = 3, .chances = 1};
  bench.judge(best, &shorter, kScouts);
  bench.judge(played, &shorter, kScouts);
  return std::abs(compare(best, played, bench.seat()).loss.mean - loss) / 2;
}

Terms explained(const Bench& bench, Entry best, Entry played) {
  const Reach reach = bench.reach();
  bench.judge(best, &reach, kScouts, Explains::Yes);
  bench.judge(played, &reach, kScouts, Explains::Yes);
  Outlook sum;
  for (std::size_t i = 0; i < kScouts && i < best.outlooks.size(); ++i) {
    if (!best.outlooks[i] || !played.outlooks[i]) continue;
    add(sum, *best.outlooks[i], 1.0 / kScouts);
    add(sum, *played.outlooks[i], -1.0 / kScouts);
  }
  return sum.terms;
}

/// An offer is judged by the deal that may come of it, against the best that the seat could do alone.
void judge_offer(const Bench& bench, Entry& offer, const Entry& alone) {
  offer.outlooks.assign(bench.worlds(), std::nullopt);
  double sum = 0;
  int judged = 0;
  for (std::size_t i = 0; i < bench.worlds(); ++i) {
    if (!alone.outlooks[i] || bench.world(i).check(offer.line)) continue;
    offer.outlooks[i] = bench.offered(bench.world(i), offer.line, *alone.outlooks[i]);
    sum += offer.outlooks[i]->chances[bench.seat().index];
    ++judged;
  }
  offer.chance = judged == 0 ? -1 : sum / judged;
}

}  // namespace

std::vector<Choice> best_choices(const Method& method, const Moment& moment, std::size_t most) {
  const Bench bench(method, moment);
  std::vector<Entry> list = bench.entries(moment.line);
  for (Entry& e : list) bench.judge(e, nullptr, bench.worlds());
  best_first(list);
  const Reach reach = bench.reach();
  list.resize(std::min(list.size(), kPlanned));
  for (Entry& e : list) bench.judge(e, &reach, bench.worlds());
  best_first(list);
  std::vector<Choice> choices;
  for (std::size_t i = 0; i < std::min(list.size(), most); ++i) {
    Choice& choice = choices.emplace_back(
        Choice{list[i].line, compare(list[i], list[i], bench.seat()).best, {}, followed_by(list[i])});
    if (i + 1 < list.size()) choice.gained = explained(bench, list[i], list[i + 1]);
  }
  return choices;
}

std::optional<Verdict> judge_decision(const Method& method, const Moment& moment) {
  const Bench bench(method, moment);
  const Action line = moment.line;
  const bool offers = moment.before->nature(line) == Nature::Offer;
  std::vector<Entry> list = bench.entries(line);
  if (offers) std::erase_if(list, [&](const Entry& e) { return e.line == line; });
  if (list.size() < (offers ? 1U : 2U)) return std::nullopt;

  for (Entry& e : list) bench.judge(e, nullptr, bench.worlds());
  best_first(list);
  const double range = list.front().chance - list.back().chance;
  const Reach reach = bench.reach();
  shorten(list, kPlanned, line);
  if (list.size() > kFinal) {
    for (Entry& e : list) bench.judge(e, &reach, kScouts);
    shorten(list, kFinal, line);
  }
  for (Entry& e : list) bench.judge(e, &reach, bench.worlds());
  best_first(list);
  if (offers) {
    list.push_back({line, {}});
    judge_offer(bench, list.back(), list.front());
    best_first(list);
  }
  const auto played = std::ranges::find(list, line, &Entry::line);
  if (played == list.end() || played->chance < 0) return std::nullopt;

  Verdict verdict;
  const Entry& best = played->chance >= list.front().chance ? *played : list.front();
  const Difference d = compare(best, *played, bench.seat());
  verdict.better = best.line;
  verdict.best = d.best;
  verdict.played = d.played;
  verdict.loss = std::max(0.0, d.loss.mean);
  verdict.range = std::max(range, verdict.loss);
  verdict.ahead = list.size() > 1 ? list[0].chance - list[1].chance : 0;
  if (best.line == line) return verdict;
  verdict.then = followed_by(best);
  verdict.error = d.loss.error;
  if (verdict.loss > kWorthAWord) {
    if (!offers) verdict.error = std::hypot(verdict.error, unsettled(bench, best, *played, verdict.loss));
    verdict.gained = explained(bench, best, *played);
  }
  return verdict;
}

}  // namespace longroad::analysis
