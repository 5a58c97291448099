/// Networks as files: weights as `training/train.py` writes them, those built in by their game.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "bots/network/network.hpp"

namespace longroad::bots::network {

/// What inputs mean: their names in order, and a hash of them, which weights are bound to.
struct Layout {
  std::vector<std::string> seat;
  std::vector<std::string> common;

  [[nodiscard]] std::uint64_t hash() const;
};

class Network {
 public:
  /// Its word counts `times` as much beside the weights as the bytes say.
  static Result<std::shared_ptr<const Network>> read(std::string_view bytes, int times = 1);

  /// Whether it was trained for these inputs; for others it must not be asked.
  [[nodiscard]] bool is_for(const Layout& layout) const;
  [[nodiscard]] const Weights& weights() const { return weights_; }

 private:
  std::vector<std::int32_t> biases_;
  std::vector<std::int16_t> numbers_;
  std::uint64_t layout_ = 0;
  Weights weights_;
  std::size_t seat_inputs_ = 0;
  std::size_t common_inputs_ = 0;
};

using NetworkPtr = std::shared_ptr<const Network>;

/// The bytes that are built in for a game; empty where there are none.
std::string_view built_in(std::string_view game);

/// The bytes of a file. In a file of its own, which a page that has no files does without.
Result<std::string> read_bytes(const std::string& path);

}  // namespace longroad::bots::network
