/// Analyses of finished games that are made by the workers on a bus.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "bus/bus.hpp"
#include "phrases/language.hpp"

namespace longroad::work {

/// Who analyses for us, somewhere. For any thread, which waits.
class Analysts {
 public:
  explicit Analysts(bus::Bus& bus) : bus_(bus) {}

  struct Asker {
    std::function<bool()> waits;
    std::function<void(int ready)> told;  // how many pieces of the analysis are done
  };
  /// What one thread here would come to, as JSON; none where no worker is idle, where several were lost with
  /// it, or nobody waits for it any more: then it is made here, or not at all.
  std::optional<std::string> analyse(std::string_view record, Language language, const Asker& asker);
  /// Analyses that workers have made.
  [[nodiscard]] std::uint64_t made() const { return made_; }

 private:
  bus::Bus& bus_;
  std::atomic<std::uint64_t> made_ = 0;
};

}  // namespace longroad::work
