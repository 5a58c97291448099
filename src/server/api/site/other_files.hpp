/// Page files of other versions than this node's. While nodes are replaced one by one, and for a while after
/// that, pages of the version before ask for parts of themselves, of whichever node. Each node has put its
/// own files into the database (`House`), where the others find them.
#pragma once

#include <cstddef>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/house/house.hpp"
#include "server/http/http.hpp"

namespace longroad::server {

class OtherFiles {
 public:
  explicit OtherFiles(House& house) : house_(house) {}

  /// Replies with the file at this path, which this node has not. `gzip`: whether the browser takes that.
  void send(const std::string& path, bool gzip, Reply reply);

 private:
  using Bytes = std::shared_ptr<const std::string>;  // null: there is no such file
  struct Waiting {
    bool gzip;
    Reply reply;
  };
  void look_up(const std::string& path);
  /// `read`: whether the database answered.
  void found(const std::string& path, const Bytes& bytes, bool read);
  static Response response(const std::string& path, const Bytes& bytes, bool gzip);

  House& house_;
  std::mutex mutex_;
  std::unordered_map<std::string, Bytes> read_;
  std::size_t read_bytes_ = 0;
  std::unordered_map<std::string, std::vector<Waiting>> waiting_;  // each path is looked up once
};

}  // namespace longroad::server
