/// Whoever plays batches: the cores of this machine, or a GPU. Both play the same games, line by line.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "gpu/job.hpp"

namespace longroad::gpu {

/// Where the games of a batch begin, of whichever game it is. What is in it stands in `starts.hpp`, so that
/// whoever asks for batches need not compile the rules.
struct Starts;
class AnyStart {
 public:
  explicit AnyStart(std::shared_ptr<const Starts> starts) : starts_(std::move(starts)) {}
  [[nodiscard]] const Starts& operator*() const { return *starts_; }

 private:
  std::shared_ptr<const Starts> starts_;
};

class Device {
 public:
  virtual ~Device() = default;
  [[nodiscard]] virtual std::string name() const = 0;
  /// How many games should be asked for at once, so that none of it idles.
  [[nodiscard]] virtual int batch() const = 0;
  /// What each game came to, in their order.
  [[nodiscard]] virtual Result<std::vector<Ended>> play(const AnyStart& start, const Job& job) = 0;
};

std::unique_ptr<Device> cores(int threads);

/// The first GPU; or, in a sentence, what is missing here: the card, its driver, or the kernels in this
/// build.
Result<std::unique_ptr<Device>> graphics_card();

}  // namespace longroad::gpu
