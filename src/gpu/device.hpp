/// Whoever plays batches: the cores of this machine, or a GPU. Both play the same games, line by line.
#pragma once

#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "base/result.hpp"
#include "games/island/core.hpp"
#include "games/struggle/core.hpp"
#include "gpu/batch.hpp"

namespace longroad::gpu {

using AnyStart = std::variant<Start<island::Core>, Start<struggle::Core>>;

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
