/// The kernels as PTX, which the driver of a GPU takes.
#pragma once

#include <string_view>

#include "games/island/rules/variants.hpp"

namespace longroad::gpu {

/// One for the base game and each of its variants, by their numbers.
inline constexpr int kKernels = island::kVariants + 1;
static_assert(kKernels == 3, "src/gpu/CMakeLists.txt lists the games");

/// Empty where they could not be compiled.
std::string_view kernel(int number);

}  // namespace longroad::gpu
