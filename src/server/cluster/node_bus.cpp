#include "server/cluster/node_bus.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <utility>

namespace longroad::server {
namespace {

constexpr const char* kAll = "longroad.nodes";

/// How a node says that it does not know the version that it was spoken to in.
constexpr const char* kRefused = "refused";

}  // namespace

std::string NodeBus::subject_of(std::int64_t node) { return fmt::format("longroad.node.{}", node); }

bus::Subscription NodeBus::subscribe(const std::string& subject, const Hear& hear) {
  return bus_->subscribe(subject, "", [this, hear](const bus::Message& raw) {
    const auto message = unpack(raw.text);
    if (message) return hear(*message, raw.reply);
    fmt::print(stderr, "longroad: {}\n", message.error().sentence);
    if (!raw.reply.empty()) answer(raw.reply, {.kind = kRefused, .body = message.error().sentence});
  });
}

void NodeBus::listen(std::int64_t epoch, Hear hear) {
  auto own = subscribe(subject_of(epoch), hear);
  auto all = subscribe(kAll, hear);
  bus_->flush();
  const std::scoped_lock lock(subscriptions_mutex_);
  std::swap(own_, own);
  std::swap(all_, all);
}

void NodeBus::say(std::int64_t node, const NodeMessage& message) {
  bus_->publish(subject_of(node), pack(message));
}

void NodeBus::say_to_all(const NodeMessage& message) { bus_->publish(kAll, pack(message)); }

void NodeBus::answer(const std::string& reply, const NodeMessage& message) {
  bus_->publish(reply, pack(message));
}

void NodeBus::ask(std::int64_t node, const NodeMessage& message, std::chrono::milliseconds patience,
                  Loop& loop, Then then) {
  std::uint64_t number = 0;
  {
    const std::scoped_lock lock(gate_);
    number = ++asked_;
    waiting_.emplace(number, Waiting{node, &loop, std::move(then)});
  }
  if (closed_) return settle(number, std::nullopt, bus::Silence::Slow);
  bus_->request(subject_of(node), pack(message), patience, [this, number](const bus::Answer& answer) {
    auto read = answer.text ? unpack(*answer.text) : Result<NodeMessage>(Error{});
    if (answer.text && (!read || read->kind == kRefused))
      fmt::print(stderr, "longroad: {}\n", read ? read->body : read.error().sentence);
    settle(number, read ? std::optional(std::move(*read)) : std::nullopt, answer.why);
  });
}

void NodeBus::settle(std::uint64_t asked, std::optional<NodeMessage> answer, bus::Silence silence) {
  const std::scoped_lock lock(gate_);
  const auto found = waiting_.extract(asked);
  if (!found) return;
  found.mapped().loop->post([then = std::move(found.mapped().then), answer = std::move(answer),
                             silence]() mutable { then(std::move(answer), silence); });
}

void NodeBus::keep_only(const std::set<std::int64_t>& living) {
  const std::scoped_lock lock(gate_);
  std::erase_if(waiting_, [&](const auto& item) {
    const Waiting& waiting = item.second;
    if (living.contains(waiting.node)) return false;
    waiting.loop->post([then = waiting.then] { then(std::nullopt, bus::Silence::Slow); });
    return true;
  });
}

void NodeBus::post(Loop& loop, std::function<void()> work) {
  const std::scoped_lock lock(gate_);
  if (!closed_) loop.post(std::move(work));
}

void NodeBus::close() {
  {
    const std::scoped_lock lock(gate_);
    closed_ = true;
    for (auto& [number, waiting] : waiting_)
      waiting.loop->post([then = std::move(waiting.then)] { then(std::nullopt, bus::Silence::Slow); });
    waiting_.clear();
  }
  bus::Subscription own;
  bus::Subscription all;
  const std::scoped_lock lock(subscriptions_mutex_);
  std::swap(own_, own);
  std::swap(all_, all);
}

}  // namespace longroad::server
