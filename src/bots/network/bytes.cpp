#include <fmt/format.h>

#include <fstream>
#include <sstream>

#include "bots/network/file.hpp"

namespace longroad::bots::network {

Result<std::string> read_bytes(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return Error{fmt::format("The network '{}' can't be read.", path)};
  return (std::ostringstream() << file.rdbuf()).str();
}

}  // namespace longroad::bots::network
