#include "gpu/driver.hpp"

#include <dlfcn.h>

namespace longroad::gpu {

void* find_in_driver(const char* name) {
  static void* const library = dlopen("libcuda.so.1", RTLD_NOW);
  return library == nullptr ? nullptr : dlsym(library, name);
}

std::string fault_of_driver(int answer) {
  const char* words = nullptr;
  void* const function = find_in_driver("cuGetErrorString");
  if (function != nullptr) reinterpret_cast<int (*)(int, const char**)>(function)(answer, &words);
  return words == nullptr ? fmt::format("error {}", answer) : words;
}

Memory::~Memory() {
  void* const function = find_in_driver("cuMemFree_v2");
  if (at_ != 0) reinterpret_cast<int (*)(Address)>(function)(at_);
}

}  // namespace longroad::gpu
