#include <fmt/format.h>

#include <fstream>
#include <sstream>

#include "bots/core/parameters.hpp"

namespace longroad::bots {

Result<std::string> read_weights(const std::string& path) {
  std::ifstream file(path);
  if (!file) return Error{fmt::format("The weights '{}' can't be read.", path)};
  return (std::ostringstream() << file.rdbuf()).str();
}

}  // namespace longroad::bots
