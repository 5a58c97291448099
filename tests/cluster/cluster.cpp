#include "cluster.hpp"

#include <fmt/format.h>

#include <chrono>
#include <thread>

namespace longroad::tests {

using namespace std::chrono_literals;

void Complaints::add(const std::string& sentence) {
  const std::lock_guard lock(mutex_);
  if (all_.size() < 50) fmt::print("WRONG: {}\n", sentence);
  all_.push_back(sentence);
}

std::vector<std::string> Complaints::all() const {
  const std::lock_guard lock(mutex_);
  return all_;
}

Cluster::Cluster(int count) {
  std::vector<std::string> arguments{"--database", postgres.url("public")};
  if (count > 1) arguments.insert(arguments.end(), {"--bus", nats.address()});
  for (int i = 0; i < count; ++i) ports_.push_back(nodes.emplace_back(arguments).port());
}

int Cluster::any_port(std::mt19937& random) const {
  return ports_[std::uniform_int_distribution<std::size_t>(0, ports_.size() - 1)(random)];
}

std::optional<Answer> Cluster::ask(std::mt19937& random, std::string_view method, std::string_view path,
                                   const json::value& body, std::string_view headers) const {
  const std::string text = body.is_null() ? "" : json::serialize(body);
  const auto end = std::chrono::steady_clock::now() + 60s;
  while (std::chrono::steady_clock::now() < end) {
    try {
      Answer answer = http(any_port(random), method, path, text, headers, "127.0.0.1", 5s);
      if (answer.status != 0 && answer.status < 500) return answer;
    } catch (const std::exception&) {
      // It is dead, or halted.
    }
    std::this_thread::sleep_for(100ms);
  }
  return std::nullopt;
}

}  // namespace longroad::tests
