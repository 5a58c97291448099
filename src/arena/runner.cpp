#include "arena/runner.hpp"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "arena/results_file.hpp"

namespace longroad::arena {
namespace {

class Runner {
 public:
  Runner(const Match& match, const RunOptions& options, std::atomic<bool>& stop)
      : match_(match), options_(options), stop_(stop), done_(static_cast<std::size_t>(match.games)) {
    for (const std::string& bot : match.bots) recipes_.push_back(*bots::find_bot(bot));
    entrant_ = entrant_of_bot(match);
  }

  void take_over(const std::vector<GameResult>& results) {
    for (const GameResult& r : results)
      if (r.game < match_.games) done_[r.game] = r;
    look_at_prefix();
  }

  void play(ResultsFile* file, const Progress& progress) {
    std::vector<std::jthread> workers;
    for (int i = 0; i < options_.threads; ++i) workers.emplace_back([&] { work(file); });
    std::unique_lock lock(mutex_);
    while (working_ > 0 || started_ < options_.threads) {
      changed_.wait_for(lock, std::chrono::milliseconds(200));
      if (progress) progress(finished());
    }
  }

  Outcome outcome() {
    Outcome out;
    out.verdict = verdict_;
    out.interrupted = stop_;
    const auto end = verdict_ == Sprt::Verdict::Open ? done_.end() : done_.begin() + prefix_;
    for (auto it = done_.begin(); it != end; ++it)
      if (*it) out.results.push_back(std::move(**it));
    return out;
  }

 private:
  void work(ResultsFile* file) {
    std::unique_lock lock(mutex_);
    ++started_;
    ++working_;
    for (int game = claim(); game >= 0; game = claim()) {
      lock.unlock();
      auto played = play_game(match_, recipes_, game, stop_);
      lock.lock();
      if (!played) break;
      if (file != nullptr) file->keep(*played);
      done_[game] = std::move(played->result);
      look_at_prefix();
      changed_.notify_one();
    }
    --working_;
    changed_.notify_one();
  }

  /// The next game that nobody has played; -1 where there is none.
  int claim() {
    if (stop_ || verdict_ != Sprt::Verdict::Open) return -1;
    while (next_ < match_.games && done_[next_]) ++next_;
    return next_ < match_.games ? next_++ : -1;
  }

  /// The test looks at games in their order, whatever order threads finish them in.
  void look_at_prefix() {
    while (verdict_ == Sprt::Verdict::Open && prefix_ < match_.games && done_[prefix_]) {
      const auto& winner = done_[prefix_++]->winner;
      if (!winner || !options_.sprt) continue;
      ++(entrant_[*winner] == 0 ? wins_ : losses_);
      verdict_ = options_.sprt->verdict(wins_, losses_);
    }
  }

  [[nodiscard]] int finished() const {
    return static_cast<int>(std::ranges::count_if(done_, [](const auto& r) { return r.has_value(); }));
  }

  const Match& match_;
  const RunOptions& options_;
  std::atomic<bool>& stop_;
  std::vector<bots::Recipe> recipes_;
  std::vector<int> entrant_;

  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<std::optional<GameResult>> done_;
  int next_ = 0;
  int started_ = 0;
  int working_ = 0;
  int prefix_ = 0;
  double wins_ = 0;
  double losses_ = 0;
  Sprt::Verdict verdict_ = Sprt::Verdict::Open;
};

}  // namespace

Result<Outcome> run(const Match& match, const RunOptions& options, std::atomic<bool>& stop,
                    const Progress& progress) {
  if (const auto error = refuse(match)) return *error;
  Runner runner(match, options, stop);
  if (options.folder.empty()) {
    runner.play(nullptr, progress);
    return runner.outcome();
  }
  auto file = ResultsFile::open(options.folder, match);
  if (!file) return file.error();
  runner.take_over(file->results());
  runner.play(&*file, progress);
  return runner.outcome();
}

}  // namespace longroad::arena
