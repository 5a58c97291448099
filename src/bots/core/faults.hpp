/// What a program outside did wrong, by kind, with the first example of each: so that its author can find it.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace longroad::bots {

enum class FaultKind : std::uint8_t { Late, Malformed, Illegal, Dead, Flooding };
inline constexpr std::array<std::string_view, 5> kFaultNames{"late", "malformed", "illegal", "dead",
                                                             "flooding"};

struct Faults {
  struct Kind {
    std::int64_t count = 0;
    std::string first;  // what happened, in a sentence
    friend bool operator==(const Kind&, const Kind&) = default;
  };
  std::array<Kind, kFaultNames.size()> kinds;

  [[nodiscard]] const Kind& of(FaultKind kind) const { return kinds[static_cast<std::size_t>(kind)]; }
  [[nodiscard]] std::int64_t total() const {
    std::int64_t sum = 0;
    for (const Kind& kind : kinds) sum += kind.count;
    return sum;
  }
  void add(FaultKind kind, std::string what) {
    Kind& own = kinds[static_cast<std::size_t>(kind)];
    if (++own.count == 1) own.first = std::move(what);
  }
  Faults& operator+=(const Faults& other) {
    for (std::size_t i = 0; i < kinds.size(); ++i) {
      if (kinds[i].count == 0) kinds[i].first = other.kinds[i].first;
      kinds[i].count += other.kinds[i].count;
    }
    return *this;
  }
  friend bool operator==(const Faults&, const Faults&) = default;
};

}  // namespace longroad::bots
