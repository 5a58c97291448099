#include <algorithm>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "gpu/driver.hpp"
#include "gpu/library/environment.hpp"
#include "gpu/library/kernels.hpp"
#include "gpu/library/longroad_gpu.h"

/// A batch as the library's users know it: its rows, and whoever plays.
struct longroad_batch {
  virtual ~longroad_batch() = default;
  virtual void step() = 0;

  longroad::gpu::Plan plan;
  longroad::gpu::Rows rows;
  int features = 0;
};

namespace longroad::gpu {
namespace {

thread_local std::string last_error;

/// How many bytes each kind of row takes.
struct Sizes {
  std::size_t masks, features, seats, rewards, ended, choices;

  Sizes(const Plan& plan, int width, int players)
      : masks(static_cast<std::size_t>(plan.games) * static_cast<std::size_t>(plan.actions)),
        features(sizeof(float) * static_cast<std::size_t>(plan.games) * static_cast<std::size_t>(width)),
        seats(sizeof(std::int32_t) * static_cast<std::size_t>(plan.games)),
        rewards(sizeof(float) * static_cast<std::size_t>(plan.games) * static_cast<std::size_t>(players)),
        ended(static_cast<std::size_t>(plan.games)),
        choices(seats) {}
};

template <class G>
Start<G> start_of(int number, int players) {
  Start<G> start;
  if constexpr (std::is_same_v<G, island::Core>) {
    start.rules = island::variant_rules(static_cast<island::Variant>(number), players);
    start.layout = static_cast<int>(island::Layout::Variable);
  } else {
    start.rules = struggle::make_rules(players, struggle::usual_rulings(kRevision));
  }
  return start;
}

template <class G>
class OnCores final : public longroad_batch {
 public:
  OnCores(const Start<G>& start, const Plan& own, int width)
      : start_(start), games_(static_cast<std::size_t>(own.games)) {
    const Sizes sizes(own, width, start.rules.players);
    masks_.resize(sizes.masks / sizeof(std::uint64_t));
    features_.resize(sizes.features / sizeof(float));
    seats_.resize(games_.size());
    rewards_.resize(sizes.rewards / sizeof(float));
    ended_.resize(games_.size());
    choices_.resize(games_.size());
    plan = own;
    features = width;
    rows = {reinterpret_cast<std::uint8_t*>(masks_.data()),
            features_.data(),
            seats_.data(),
            rewards_.data(),
            ended_.data(),
            choices_.data()};
    on_all_cores([this](int i, Actions& room) {
      games_[static_cast<std::size_t>(i)].begin(start_, plan, i, 0);
      games_[static_cast<std::size_t>(i)].write(plan, rows, i, room);
    });
  }
  void step() override {
    on_all_cores([this](int i, Actions& room) {
      games_[static_cast<std::size_t>(i)].step(start_, plan, rows, i, room);
      games_[static_cast<std::size_t>(i)].write(plan, rows, i, room);
    });
  }

 private:
  template <class F>
  void on_all_cores(F f) const {
    constexpr int kFewest = 64;  // games for which a thread is worth its while
    const int most = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    const int threads = std::clamp(plan.games / kFewest, 1, most);
    std::vector<std::jthread> others;
    const auto work = [&](int thread) {
      Actions room;
      const auto from = [&](int n) { return static_cast<int>(std::int64_t{plan.games} * n / threads); };
      for (int i = from(thread); i < from(thread + 1); ++i) f(i, room);
    };
    for (int thread = 1; thread < threads; ++thread) others.emplace_back(work, thread);
    work(0);
  }

  Start<G> start_;
  std::vector<Environment<G>> games_;
  std::vector<std::uint64_t> masks_;
  std::vector<float> features_;
  std::vector<std::int32_t> seats_;
  std::vector<float> rewards_;
  std::vector<std::uint8_t> ended_;
  std::vector<std::int32_t> choices_;
};

template <class G>
class OnGraphicsCard final : public longroad_batch {
 public:
  OnGraphicsCard(const Start<G>& start, const Plan& own, int width, int number)
      : context_(kStack),
        sizes_(own, width, start.rules.players),
        start_(sizeof start),
        games_(static_cast<std::size_t>(own.games) * sizeof(Environment<G>)),
        masks_(sizes_.masks),
        features_(sizes_.features),
        seats_(sizes_.seats),
        rewards_(sizes_.rewards),
        ended_(sizes_.ended),
        choices_(sizes_.choices) {
    plan = own;
    features = width;
    rows = {there<std::uint8_t>(masks_), there<float>(features_),     there<std::int32_t>(seats_),
            there<float>(rewards_),      there<std::uint8_t>(ended_), there<std::int32_t>(choices_)};
    start_.write(&start, sizeof start);
    rewards_.clear();
    ended_.clear();
    choices_.clear();
    const std::string ptx(step_kernel(number));
    call_driver("cuModuleLoadData", &module_, static_cast<const void*>(ptx.c_str()));
    call_driver("cuModuleGetFunction", &begin_, module_, "begin");
    call_driver("cuModuleGetFunction", &step_, module_, "step");
    launch(begin_);
  }
  void step() override { launch(step_); }

 private:
  static constexpr std::size_t kStack = 12 << 10;
  static constexpr unsigned kThreads = 128;

  void launch(void* function) {
    context_.use();
    Address start = start_.at();
    Address games = games_.at();
    void* arguments[]{&start, &plan, &games, &rows};
    const auto blocks = (static_cast<unsigned>(plan.games) + kThreads - 1) / kThreads;
    call_driver("cuLaunchKernel", function, blocks, 1U, 1U, kThreads, 1U, 1U, 0U, static_cast<void*>(nullptr),
                static_cast<void**>(arguments), static_cast<void**>(nullptr));
    call_driver("cuCtxSynchronize");
  }

  Context context_;
  Sizes sizes_;
  Memory start_;
  Memory games_;
  Memory masks_;
  Memory features_;
  Memory seats_;
  Memory rewards_;
  Memory ended_;
  Memory choices_;
  void* module_ = nullptr;
  void* begin_ = nullptr;
  void* step_ = nullptr;
};

template <class G>
std::unique_ptr<longroad_batch> make(std::string_view device, int number, int players, Plan plan) {
  const Start<G> start = start_of<G>(number, players);
  constexpr int kWord = sizeof(std::uint64_t);
  plan.actions = (numbers_of(start.rules) + kWord - 1) / kWord * kWord;
  const int width = features_of_seat(start.rules) * players;
  if (device == "cores") return std::make_unique<OnCores<G>>(start, plan, width);
  if (device != "gpu") throw DriverError("The device is \"gpu\" or \"cores\".");
  if (step_kernel(number).empty()) throw DriverError(kNoKernels);
  return std::make_unique<OnGraphicsCard<G>>(start, plan, width, number);
}

struct Named {
  std::string_view name;
  int fewest;
  int most;
};
/// In the order of their kernels.
constexpr Named kGameNames[]{{"base", 2, 4}, {"duo", 2, 2}, {"soccer", 3, 4}, {"struggle", 2, 6}};
constexpr int kStruggle = 3;

std::unique_ptr<longroad_batch> make(std::string_view device, std::string_view game, int players, Plan plan) {
  const auto* named = std::ranges::find(kGameNames, game, &Named::name);
  if (named == std::end(kGameNames)) throw DriverError("There is no such game.");
  if (players < named->fewest || players > named->most)
    throw DriverError(fmt::format("{} to {} play this game.", named->fewest, named->most));
  if (plan.games < 1) throw DriverError("At least one game is played.");
  const int number = static_cast<int>(named - std::begin(kGameNames));
  return number == kStruggle ? make<struggle::Core>(device, number, players, plan)
                             : make<island::Core>(device, number, players, plan);
}

}  // namespace
}  // namespace longroad::gpu

longroad_batch* longroad_new(const char* device, const char* game, int players, int games, uint64_t seed,
                             int max_turns) try {
  return longroad::gpu::make(device, game, players, {.seed = seed, .games = games, .max_turns = max_turns})
      .release();
} catch (const std::exception& error) {
  longroad::gpu::last_error = error.what();
  return nullptr;
}

void longroad_delete(longroad_batch* batch) { delete batch; }
const char* longroad_error() { return longroad::gpu::last_error.c_str(); }
int longroad_actions(const longroad_batch* batch) { return batch->plan.actions; }
int longroad_features(const longroad_batch* batch) { return batch->features; }
uint8_t* longroad_masks(longroad_batch* batch) { return batch->rows.masks; }
float* longroad_feature_rows(longroad_batch* batch) { return batch->rows.features; }
int32_t* longroad_seats(longroad_batch* batch) { return batch->rows.seats; }
float* longroad_rewards(longroad_batch* batch) { return batch->rows.rewards; }
uint8_t* longroad_ended(longroad_batch* batch) { return batch->rows.ended; }
int32_t* longroad_choices(longroad_batch* batch) { return batch->rows.choices; }

int longroad_step(longroad_batch* batch) try {
  batch->step();
  return 0;
} catch (const std::exception& error) {
  longroad::gpu::last_error = error.what();
  return 1;
}
