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
    for (sim::Stretch mine = claim(); mine.games > 0; mine = claim()) {
      lock.unlock();
      auto elsewhere = options_.elsewhere != nullptr ? options_.elsewhere->play(match_, mine, file != nullptr)
                                                     : std::nullopt;
      lock.lock();
      if (elsewhere)
        for (PlayedGame& game : *elsewhere) keep(std::move(game), file);
      else if (!play_here(mine, file, lock))
        break;
    }
    --working_;
    changed_.notify_one();
  }

  /// False where it was told to stop.
  bool play_here(sim::Stretch mine, ResultsFile* file, std::unique_lock<std::mutex>& lock) {
    for (int game = mine.first; game < mine.first + mine.games; ++game) {
      lock.unlock();
      auto played = play_game(match_, recipes_, game, stop_, file != nullptr);
      lock.lock();
      if (!played) return false;
      keep(std::move(*played), file);
    }
    return true;
  }

  void keep(PlayedGame played, ResultsFile* file) {
    if (file != nullptr) file->keep(played);
    const int game = played.result.game;
    done_[game] = std::move(played.result);
    look_at_prefix();
    changed_.notify_one();
  }

  /// The next games that nobody has played; none where there are none.
  sim::Stretch claim() {
    if (stop_ || verdict_ != Sprt::Verdict::Open) return {};
    while (next_ < match_.games && done_[next_]) ++next_;
    sim::Stretch mine{next_, 0};
    const int most = piece_size();
    while (mine.games < most && next_ < match_.games && !done_[next_]) ++mine.games, ++next_;
    return mine;
  }

  /// Towards the end less, so that all threads end together.
  [[nodiscard]] int piece_size() const {
    const int left = (match_.games - next_) / (2 * options_.threads);
    return options_.elsewhere == nullptr ? 1 : std::clamp(left, 1, options_.elsewhere->best_size());
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
