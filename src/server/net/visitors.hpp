/// Who is connected: how many connections there are and how much of requests is in memory, in all and of
/// each address, so that nobody takes the place of all others.
#pragma once

#include <cstddef>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>

namespace longroad::server {

class Visitors : public std::enable_shared_from_this<Visitors> {
 public:
  struct Rule {
    int most = 0;
    int most_each = 0;
    std::size_t most_bytes = 0;
    std::size_t most_bytes_each = 0;
  };
  explicit Visitors(const Rule& rule) : rule_(rule) {}

  /// The place of one connection, until it is destroyed.
  class Place {
   public:
    Place(std::shared_ptr<Visitors> visitors, std::string address)
        : visitors_(std::move(visitors)), address_(std::move(address)) {}
    ~Place() { visitors_->leave(address_, bytes_); }
    Place(const Place&) = delete;
    Place& operator=(const Place&) = delete;

    /// It holds so many bytes of a request now; false where that is too much.
    bool hold(std::size_t bytes);

   private:
    std::shared_ptr<Visitors> visitors_;
    std::string address_;
    std::size_t bytes_ = 0;
  };
  /// None where there is no more room for this address; an empty one is the host's own proxy, which may have
  /// all there is.
  std::unique_ptr<Place> enter(const std::string& address);

 private:
  struct Share {
    int places = 0;
    std::size_t bytes = 0;
  };
  void leave(const std::string& address, std::size_t bytes);
  bool change(const std::string& address, std::size_t before, std::size_t after);

  Rule rule_;
  std::mutex mutex_;
  Share all_;
  std::unordered_map<std::string, Share> each_;
};

}  // namespace longroad::server
