/// The kernels of the library as PTX, which the driver of a GPU takes.
#pragma once

#include <string_view>

namespace longroad::gpu {

/// By the number of the game; empty where it could not be compiled.
std::string_view step_kernel(int number);

}  // namespace longroad::gpu
