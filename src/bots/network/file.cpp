#include "bots/network/file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <span>

namespace longroad::bots::network {
namespace {

/// `LRN1`, the hash of the layout, then these sizes; after it the weights, all little-endian.
struct Head {
  char magic[4];
  std::uint16_t seat_inputs;
  std::uint16_t common_inputs;
  std::uint64_t layout;
  std::uint16_t first;
  std::uint16_t second;
  std::int32_t residual;
};
static_assert(sizeof(Head) == 24);

constexpr std::string_view kMagic = "LRN1";

Error not_a_network() { return {"This is no network: training/train.py writes them."}; }

bool fits(const Head& head) {
  return std::string_view(head.magic, 4) == kMagic && head.seat_inputs <= kMostInputs &&
         head.common_inputs <= kMostInputs && head.first <= kMostFirst && head.first % kLot == 0 &&
         head.second <= kMostSecond;
}

constexpr int whole_lots(int n) { return (n + kLot - 1) / kLot * kLot; }

/// Rows of numbers from a file, each filled up to whole lots.
void append_rows(std::vector<std::int16_t>& to, const char*& from, int rows, int columns) {
  for (int k = 0; k < rows; ++k) {
    const std::size_t at = to.size();
    to.resize(at + static_cast<std::size_t>(whole_lots(columns)));
    std::memcpy(to.data() + at, from, 2 * static_cast<std::size_t>(columns));
    from += 2 * columns;
  }
}

/// Whether no sum of `rows` rows can leave 32 bits, where each input is at most so large.
bool stays_small(const std::int32_t* bias, const std::int16_t* row, int inputs, int rows, std::int64_t most,
                 std::vector<std::int64_t>& sums) {
  sums.resize(static_cast<std::size_t>(rows));
  for (int k = 0; k < rows; ++k) {
    if (bias != nullptr) sums[static_cast<std::size_t>(k)] += std::abs(std::int64_t{bias[k]});
    for (int i = 0; i < inputs; ++i)
      sums[static_cast<std::size_t>(k)] += most * std::abs(row[k * inputs + i]);
    if (sums[static_cast<std::size_t>(k)] > INT32_MAX) return false;
  }
  return true;
}

/// As far as 16 bits go.
void multiply(std::span<std::int16_t> weights, int times) {
  for (std::int16_t& weight : weights)
    weight = static_cast<std::int16_t>(std::clamp(weight * times, int{INT16_MIN}, int{INT16_MAX}));
}

/// Makes own weights what they are above the others'; whether 16 bits hold them.
bool subtract(std::span<std::int16_t> own, const std::int16_t* others) {
  for (std::int16_t& weight : own) {
    const int difference = weight - *others++;
    weight = static_cast<std::int16_t>(difference);
    if (weight != difference) return false;
  }
  return true;
}

bool is_small(const Weights& w) {
  constexpr int kMostOfInput = 127;
  std::vector<std::int64_t> first;
  std::vector<std::int64_t> second;
  std::vector<std::int64_t> last;
  return stays_small(w.first_bias, w.seat, w.seat_inputs, w.first, kMostOfInput, first) &&
         stays_small(nullptr, w.common, w.common_inputs, w.first, kMostOfInput, first) &&
         stays_small(w.second_bias, w.own, w.first, w.second, kMostOfUnit, second) &&
         stays_small(nullptr, w.others, w.first, w.second, kMostOfUnit * kMaxSeats, second) &&
         stays_small(nullptr, w.last, w.second, 1, kMostOfUnit, last);
}

}  // namespace

std::uint64_t Layout::hash() const {
  std::uint64_t hash = 0xCBF29CE484222325;
  const auto add = [&](std::string_view text) {
    for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3;
  };
  for (const std::string& name : seat) add(name + "\n");
  add("\n");
  for (const std::string& name : common) add(name + "\n");
  return hash;
}

Result<std::shared_ptr<const Network>> Network::read(std::string_view bytes, int times) {
  Head head{};
  if (bytes.size() < sizeof(Head)) return not_a_network();
  std::memcpy(&head, bytes.data(), sizeof(Head));
  if (!fits(head)) return not_a_network();
  const auto network = std::make_shared<Network>();
  const std::size_t biases = std::size_t{head.first} + head.second;
  const std::size_t numbers =
      std::size_t{head.first} * (head.seat_inputs + head.common_inputs + 2 * head.second) + head.second;
  if (bytes.size() != sizeof(Head) + 4 * biases + 2 * numbers) return not_a_network();
  network->biases_.resize(biases);
  std::memcpy(network->biases_.data(), bytes.data() + sizeof(Head), 4 * biases);
  const char* from = bytes.data() + sizeof(Head) + 4 * biases;
  append_rows(network->numbers_, from, head.first, head.seat_inputs);
  append_rows(network->numbers_, from, head.first, head.common_inputs);
  append_rows(network->numbers_, from, 2 * head.second, head.first);
  append_rows(network->numbers_, from, 1, head.second);
  multiply(std::span(network->numbers_).last(static_cast<std::size_t>(whole_lots(head.second))), times);
  network->layout_ = head.layout;
  network->seat_inputs_ = head.seat_inputs;
  network->common_inputs_ = head.common_inputs;
  Weights& w = network->weights_;
  w.seat_inputs = whole_lots(head.seat_inputs);
  w.common_inputs = whole_lots(head.common_inputs);
  w.first = head.first;
  w.second = head.second;
  w.residual = head.residual;
  w.first_bias = network->biases_.data();
  w.second_bias = w.first_bias + w.first;
  w.seat = network->numbers_.data();
  w.common = w.seat + w.first * w.seat_inputs;
  w.own = w.common + w.first * w.common_inputs;
  w.others = w.own + w.second * w.first;
  w.last = w.others + w.second * w.first;
  const std::span own(network->numbers_.data() + (w.own - w.seat),
                      static_cast<std::size_t>(w.second * w.first));
  if (!subtract(own, w.others) || !is_small(w))
    return Error{"The weights of this network are too large for 32 bits."};
  return std::shared_ptr<const Network>(network);
}

bool Network::is_for(const Layout& layout) const {
  return layout_ == layout.hash() && seat_inputs_ == layout.seat.size() &&
         common_inputs_ == layout.common.size();
}

}  // namespace longroad::bots::network
