/// There is no disk in a page: bots there have the weights that are built in.
#include "bots/core/parameters.hpp"
#include "bots/network/file.hpp"

namespace longroad::bots {

Result<std::string> read_weights(const std::string& path) {
  return Error{"The weights '" + path + "' can't be read: there are no files here."};
}

namespace network {

Result<std::string> read_bytes(const std::string& path) {
  return Error{"The network '" + path + "' can't be read: there are no files here."};
}

}  // namespace network
}  // namespace longroad::bots
