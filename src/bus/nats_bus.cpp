/// The bus over NATS. The library has threads of its own, one a subscription; nothing here waits but
/// `connect`.
#include <fmt/format.h>

#include <charconv>
#include <deque>
#include <string_view>
#include <utility>

#include "bus/listener.hpp"
#include "bus/replies.hpp"

#ifdef LONGROAD_NATS
#include <nats/nats.h>
#endif

namespace longroad::bus {
namespace {

/// The address without a name and a password, for sentences.
std::string shown(const std::string& address) {
  const std::size_t host = address.find("://") + 3;
  const std::size_t at = address.rfind('@');
  return at == std::string::npos ? address : address.substr(0, host) + address.substr(at + 1);
}

bool is_address(std::string_view text) { return text.starts_with("nats://") || text.starts_with("tls://"); }

#ifdef LONGROAD_NATS

using ConnectionPtr = std::shared_ptr<natsConnection>;
using RawListener = Listener<natsMsg*>;
using RawListenerPtr = std::shared_ptr<RawListener>;

constexpr int kConnectMs = 5'000;
constexpr int kReconnectMs = 250;
constexpr int kFlushMs = 1'000;

std::string text_of(natsMsg* raw) {
  return {natsMsg_GetData(raw), static_cast<std::size_t>(natsMsg_GetDataLength(raw))};
}

void hear(natsConnection* /*connection*/, natsSubscription* /*subscription*/, natsMsg* raw, void* closure) {
  (*static_cast<RawListenerPtr*>(closure))->hear(raw);
  natsMsg_Destroy(raw);
}

/// The library is done with the subscription, perhaps long after we are.
void forget(void* closure) { delete static_cast<RawListenerPtr*>(closure); }

/// Subscriptions that have ended. The library's reader may still look at one that it has just found (3.4 does
/// not hold it), so that they are given back a while later.
class Ended {
 public:
  Ended() = default;
  ~Ended() {
    for (const auto& [when, subscription] : list_) natsSubscription_Destroy(subscription);
  }
  Ended(const Ended&) = delete;
  Ended& operator=(const Ended&) = delete;

  void end(natsSubscription* subscription) {
    natsSubscription_Unsubscribe(subscription);
    const auto now = std::chrono::steady_clock::now();
    const std::scoped_lock lock(mutex_);
    for (; !list_.empty() && list_.front().first < now - kWhile; list_.pop_front())
      natsSubscription_Destroy(list_.front().second);
    list_.emplace_back(now, subscription);
  }

 private:
  static constexpr std::chrono::seconds kWhile{10};
  std::mutex mutex_;
  std::deque<std::pair<std::chrono::steady_clock::time_point, natsSubscription*>> list_;
};

/// What a subscription needs for as long as it lives, even where the bus does not.
struct Link {
  ConnectionPtr connection;
  Ended ended;
  explicit Link(ConnectionPtr c) : connection(std::move(c)) {}
};
using LinkPtr = std::shared_ptr<Link>;

class NatsListening final : public Listening {
 public:
  NatsListening(LinkPtr link, const std::string& subject, const std::string& queue,
                RawListener::Handler handler)
      : link_(std::move(link)), listener_(std::make_shared<RawListener>(std::move(handler))) {
    auto* closure = new RawListenerPtr(listener_);
    const auto status = queue.empty()
                            ? natsConnection_Subscribe(&subscription_, link_->connection.get(),
                                                       subject.c_str(), hear, closure)
                            : natsConnection_QueueSubscribe(&subscription_, link_->connection.get(),
                                                            subject.c_str(), queue.c_str(), hear, closure);
    if (status == NATS_OK)
      natsSubscription_SetOnCompleteCB(subscription_, forget, closure);
    else
      forget(closure);
  }
  ~NatsListening() override {
    listener_->close();
    if (subscription_ != nullptr) link_->ended.end(subscription_);
  }
  NatsListening(const NatsListening&) = delete;
  NatsListening& operator=(const NatsListening&) = delete;

 private:
  LinkPtr link_;
  RawListenerPtr listener_;
  natsSubscription* subscription_ = nullptr;
};

class NatsBus final : public Bus {
 public:
  explicit NatsBus(ConnectionPtr connection) : link_(std::make_shared<Link>(std::move(connection))) {
    natsInbox* inbox = nullptr;
    natsInbox_Create(&inbox);
    inbox_ = std::string(inbox) + '.';
    natsInbox_Destroy(inbox);
    answers_ =
        std::make_unique<NatsListening>(link_, inbox_ + '*', "", [this](natsMsg* raw) { take_answer(raw); });
  }
  ~NatsBus() override { natsConnection_Close(link_->connection.get()); }
  NatsBus(const NatsBus&) = delete;
  NatsBus& operator=(const NatsBus&) = delete;

  void publish(const std::string& subject, const std::string& text) override {
    natsConnection_Publish(link_->connection.get(), subject.c_str(), text.data(),
                           static_cast<int>(text.size()));
  }

  Subscription subscribe(const std::string& subject, const std::string& queue, Handler handler) override {
    return std::make_unique<NatsListening>(
        link_, subject, queue, [handler = std::move(handler)](natsMsg* raw) {
          const char* reply = natsMsg_GetReply(raw);
          handler({natsMsg_GetSubject(raw), text_of(raw), reply == nullptr ? "" : reply});
        });
  }

  void request(const std::string& subject, const std::string& text, std::chrono::milliseconds patience,
               Then then) override {
    const std::uint64_t number = replies_.await(patience, std::move(then));
    const std::string reply = inbox_ + std::to_string(number);
    if (natsConnection_PublishRequest(link_->connection.get(), subject.c_str(), reply.c_str(), text.data(),
                                      static_cast<int>(text.size())) != NATS_OK)
      replies_.answer(number, {std::nullopt, Silence::Absent});
  }

  void flush() override { natsConnection_FlushTimeout(link_->connection.get(), kFlushMs); }
  [[nodiscard]] std::uint64_t breaks() const override;

 private:
  void take_answer(natsMsg* raw) {
    const std::string number_text = std::string(natsMsg_GetSubject(raw)).substr(inbox_.size());
    std::uint64_t number = 0;
    std::from_chars(number_text.data(), number_text.data() + number_text.size(), number);
    if (natsMsg_IsNoResponders(raw))
      replies_.answer(number, {std::nullopt, Silence::Absent});
    else
      replies_.answer(number, {text_of(raw)});
  }

  LinkPtr link_;
  std::string inbox_;
  Replies replies_;
  Subscription answers_;
};

std::uint64_t NatsBus::breaks() const {
  natsStatistics* made = nullptr;
  if (natsStatistics_Create(&made) != NATS_OK) return 0;
  const std::unique_ptr<natsStatistics, decltype(&natsStatistics_Destroy)> counts(made,
                                                                                  natsStatistics_Destroy);
  std::uint64_t reconnects = 0;
  if (natsConnection_GetStats(link_->connection.get(), made) == NATS_OK)
    natsStatistics_GetCounts(made, nullptr, nullptr, nullptr, nullptr, &reconnects);
  return reconnects;
}

natsStatus configure(natsOptions& options, const std::string& address) {
  natsStatus status = natsOptions_SetURL(&options, address.c_str());
  // Otherwise a server without TLS would be as welcome.
  if (status == NATS_OK) status = natsOptions_SetSecure(&options, address.starts_with("tls://"));
  if (status == NATS_OK) status = natsOptions_SetTimeout(&options, kConnectMs);
  if (status == NATS_OK) status = natsOptions_SetMaxReconnect(&options, -1);
  if (status == NATS_OK) status = natsOptions_SetReconnectWait(&options, kReconnectMs);
  if (status == NATS_OK) status = natsOptions_SetName(&options, "longroad");
  if (status == NATS_OK) status = natsOptions_SetSendAsap(&options, true);
  return status;
}

Result<BusPtr> connect_nats(const std::string& address) {
  natsOptions* made = nullptr;
  natsStatus status = natsOptions_Create(&made);
  const std::unique_ptr<natsOptions, decltype(&natsOptions_Destroy)> options(made, natsOptions_Destroy);
  if (status == NATS_OK) status = configure(*options, address);
  natsConnection* connection = nullptr;
  if (status == NATS_OK) status = natsConnection_Connect(&connection, options.get());
  if (status != NATS_OK)
    return Error{
        fmt::format("The bus at {} can't be reached: {}.", shown(address), natsStatus_GetText(status))};
  return BusPtr(std::make_unique<NatsBus>(ConnectionPtr(connection, natsConnection_Destroy)));
}

#else

Result<BusPtr> connect_nats(const std::string& address) {
  return Error{
      fmt::format("This program was built without libnats, which the bus at {} needs: install libnats-dev "
                  "and build it anew.",
                  shown(address))};
}

#endif

}  // namespace

Result<BusPtr> connect(const std::string& address) {
  if (!is_address(address))
    return Error{fmt::format("A bus is an address as nats://127.0.0.1:4222, not '{}'.", shown(address))};
  return connect_nats(address);
}

}  // namespace longroad::bus
