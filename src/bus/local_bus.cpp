#include <algorithm>
#include <charconv>
#include <string_view>
#include <vector>

#include "bus/listener.hpp"
#include "bus/replies.hpp"

namespace longroad::bus {
namespace {

constexpr std::string_view kReply = "reply.";

using LocalListener = Listener<const Message&>;
using ListenerPtr = std::shared_ptr<LocalListener>;

/// Who listens to what; it outlives the bus where a subscription does.
class Audience {
 public:
  void add(std::string subject, std::string queue, ListenerPtr listener) {
    const std::scoped_lock lock(mutex_);
    places_.push_back({std::move(subject), std::move(queue), std::move(listener)});
  }
  void remove(const ListenerPtr& listener) {
    const std::scoped_lock lock(mutex_);
    std::erase_if(places_, [&](const Place& place) { return place.listener == listener; });
  }
  /// All without a queue, and of each queue the one who has waited longest.
  std::vector<ListenerPtr> take(std::string_view subject) {
    const std::scoped_lock lock(mutex_);
    std::vector<ListenerPtr> found;
    std::vector<std::string> queues;
    std::vector<Place> last;
    for (auto it = places_.begin(); it != places_.end();) {
      const bool mine = it->subject == subject && std::ranges::find(queues, it->queue) == queues.end();
      if (mine) found.push_back(it->listener);
      if (!mine || it->queue.empty()) {
        ++it;
        continue;
      }
      queues.push_back(it->queue);
      last.push_back(std::move(*it));
      it = places_.erase(it);
    }
    std::ranges::move(last, std::back_inserter(places_));
    return found;
  }

 private:
  struct Place {
    std::string subject;
    std::string queue;
    ListenerPtr listener;
  };
  std::mutex mutex_;
  std::vector<Place> places_;
};

class LocalListening final : public Listening {
 public:
  LocalListening(std::shared_ptr<Audience> audience, ListenerPtr listener)
      : audience_(std::move(audience)), listener_(std::move(listener)) {}
  ~LocalListening() override {
    audience_->remove(listener_);
    listener_->close();
  }
  LocalListening(const LocalListening&) = delete;
  LocalListening& operator=(const LocalListening&) = delete;

 private:
  std::shared_ptr<Audience> audience_;
  ListenerPtr listener_;
};

class LocalBus final : public Bus {
 public:
  void publish(const std::string& subject, const std::string& text) override {
    if (!subject.starts_with(kReply)) return static_cast<void>(deliver({subject, text, {}}));
    std::uint64_t number = 0;
    std::from_chars(subject.data() + kReply.size(), subject.data() + subject.size(), number);
    replies_.answer(number, {text});
  }

  Subscription subscribe(const std::string& subject, const std::string& queue, Handler handler) override {
    const auto listener = std::make_shared<LocalListener>(std::move(handler));
    audience_->add(subject, queue, listener);
    return std::make_unique<LocalListening>(audience_, listener);
  }

  void request(const std::string& subject, const std::string& text, std::chrono::milliseconds patience,
               Then then) override {
    const std::uint64_t number = replies_.await(patience, std::move(then));
    if (!deliver({subject, text, std::string(kReply) + std::to_string(number)}))
      replies_.answer(number, {std::nullopt, Silence::Absent});
  }

  void flush() override {}

 private:
  /// Whether anybody listens.
  bool deliver(const Message& message) {
    const auto listeners = audience_->take(message.subject);
    for (const ListenerPtr& listener : listeners) listener->hear(message);
    return !listeners.empty();
  }

  std::shared_ptr<Audience> audience_ = std::make_shared<Audience>();
  Replies replies_;
};

}  // namespace

BusPtr local_bus() { return std::make_unique<LocalBus>(); }

}  // namespace longroad::bus
