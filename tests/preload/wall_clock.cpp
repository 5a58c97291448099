/// A wall clock that a test can set: loaded before the system's library into a server, it adds the seconds
/// that stand in the file that WALL_CLOCK_SHIFT names.

#include <dlfcn.h>

#include <cstdio>
#include <cstdlib>
#include <ctime>

namespace {

long shift() {
  const char* path = std::getenv("WALL_CLOCK_SHIFT");
  std::FILE* file = path == nullptr ? nullptr : std::fopen(path, "r");
  if (file == nullptr) return 0;
  long seconds = 0;
  if (std::fscanf(file, "%ld", &seconds) != 1) seconds = 0;
  std::fclose(file);
  return seconds;
}

}  // namespace

extern "C" int clock_gettime(clockid_t clock, timespec* time) noexcept {
  using Real = int (*)(clockid_t, timespec*);
  static const Real real = reinterpret_cast<Real>(dlsym(RTLD_NEXT, "clock_gettime"));
  const int failed = real(clock, time);
  if (failed == 0 && clock == CLOCK_REALTIME) time->tv_sec += shift();
  return failed;
}
