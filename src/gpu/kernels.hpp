/// The kernels as PTX, which the driver of a GPU takes.
#pragma once

#include <string_view>

#include "games/island/rules/variants.hpp"
#include "gpu/job.hpp"

namespace longroad::gpu {

/// One for the base game and each of its variants, by their numbers, and one for the card game; and these for
/// each policy.
inline constexpr int kStruggleKernel = island::kVariants + 1;
inline constexpr int kGames = kStruggleKernel + 1;
inline constexpr int kKernels = kGames * kPolicies;
static_assert(kGames == 4 && kPolicies == 3, "src/gpu/CMakeLists.txt lists the games and policies");

/// Empty where they could not be compiled.
std::string_view kernel(int number);

}  // namespace longroad::gpu
