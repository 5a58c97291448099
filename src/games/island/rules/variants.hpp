/// The parts of all variants, and calling the one that is played.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <type_traits>

#include "games/island/model/variant.hpp"

#define ISLAND_PATH(path) #path
// clang-format off
#define ISLAND_VARIANT(folder) ISLAND_PATH(games/island/folder/model/part.hpp)  // NOLINT(bugprone-macro-parentheses): a path
// clang-format on
#include "games/island/variants.inc"
#undef ISLAND_VARIANT

namespace longroad::island {

template <int Number>
concept InList = requires {
  sizeof(VariantAt<Number>);
};

/// How many variants there are; their numbers follow one another.
template <int Number = 1>
constexpr int variants_from() {
  if constexpr (InList<Number>)
    return 1 + variants_from<Number + 1>();
  else
    return 0;
}
inline constexpr int kVariants = variants_from();
static_assert(kVariants < kMostVariants && !InList<kVariants + 2> && !InList<kVariants + 3>);

/// Calls `f` with the part of a variant as its type; with that of the base game where it is none.
template <int Number = 1, class F>
constexpr auto with_variant(Variant variant, F f) {
#if defined(LONGROAD_VARIANT)  // a kernel for one game alone: half the code, and a GPU waits for code most
  if constexpr (LONGROAD_VARIANT == 0)
    return f.template operator()<UsualPart>();
  else if constexpr (Number == 1)
    return f.template operator()<VariantAt<LONGROAD_VARIANT>>();
#endif
  if (Number == 1 && variant == Variant::Base) [[likely]]
    return f.template operator()<UsualPart>();
  if constexpr (Number < kVariants)
    if (variant != Variant{Number}) return with_variant<Number + 1>(variant, f);
  return f.template operator()<VariantAt<Number>>();
}

/// Calls `f` with the part of every variant, in order.
template <int Number = 1, class F>
constexpr void for_each_variant(F f) {
  if constexpr (Number <= kVariants) {
    f.template operator()<VariantAt<Number>>();
    for_each_variant<Number + 1>(f);
  }
}

// Room for the state of one variant: a game is of one, so they share it.

namespace detail {

template <int Number>
constexpr std::size_t words_for() {
  if constexpr (Number > kVariants)
    return 1;
  else {
    constexpr std::size_t rest = words_for<Number + 1>();
    using Part = typename VariantAt<Number>::State;
    static_assert(std::has_unique_object_representations_v<Part>, "rooms are compared as bytes: no padding");
    constexpr std::size_t own = (sizeof(Part) + 3) / 4;
    return own > rest ? own : rest;
  }
}

template <int Number>
union Chain {
  typename VariantAt<Number>::State own;
  Chain<Number + 1> rest;
};
template <>
union Chain<kVariants> {
  VariantAt<kVariants>::State own;
};

template <int Number>
constexpr auto& find_part(auto& chain) {
  if constexpr (Number == 1)
    return chain.own;
  else
    return find_part<Number - 1>(chain.rest);
}

}  // namespace detail

union Room {
  using Words = std::array<std::uint32_t, detail::words_for<1>()>;
  Words none{};
  detail::Chain<1> parts;

  friend constexpr bool operator==(const Room& a, const Room& b) {
    return std::bit_cast<Words>(a) == std::bit_cast<Words>(b);
  }
};

}  // namespace longroad::island
