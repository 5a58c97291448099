/// A handler and whether it still listens: once `close` has returned, it is neither running nor called again.
#pragma once

#include <functional>
#include <mutex>

namespace longroad::bus {

template <class Heard>
class Listener {
 public:
  using Handler = std::function<void(Heard)>;
  explicit Listener(Handler handler) : handler_(std::move(handler)) {}

  /// One after another, whoever brings them.
  void hear(Heard heard) {
    const std::scoped_lock lock(mutex_);
    if (handler_) handler_(heard);
  }
  void close() {
    const std::scoped_lock lock(mutex_);
    handler_ = nullptr;
  }

 private:
  std::mutex mutex_;
  Handler handler_;
};

}  // namespace longroad::bus
