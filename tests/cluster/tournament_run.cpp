#include "tournament_run.hpp"

#include <fmt/format.h>

#include <boost/json/array.hpp>
#include <chrono>
#include <thread>

namespace longroad::tests {

using namespace std::chrono_literals;

namespace {

constexpr int kBots = 8;
constexpr auto kLook = 200ms;          // between two looks at the document
constexpr auto kMostStandstill = 90s;  // without a new entry

}  // namespace

void TournamentRun::complain(const std::string& sentence) {
  cluster_.complaints.add(fmt::format("tournament {}: {}", event_, sentence));
}

void TournamentRun::run(const std::atomic<bool>& ending) {
  while (!ending) {
    if (!open() || !register_all() || !follow()) return;
    ++champions_;
    entries_ += version_;
  }
}

bool TournamentRun::open() {
  const json::object wish{{"name", "Under faults"}, {"organiser", "Olga Ort"}};
  const auto made = cluster_.ask(random_, "POST", "/api/desk", wish);
  if (!made || made->status != 201) {
    complain(fmt::format("it is not founded: {}", made ? made->body : "no answer"));
    return false;
  }
  const json::value link = made->value();
  event_ = std::string(link.at("event").as_string());
  bearer_ = fmt::format("Authorization: Bearer {}\r\n", std::string_view(link.at("secret").as_string()));
  version_ = 0;
  return true;
}

/// With one id, however often it must be sent.
bool TournamentRun::command(json::object order) {
  order["id"] = fmt::format("c{}", ++sent_);
  const auto done = cluster_.ask(random_, "POST", "/api/desk/" + event_ + "/commands", order, bearer_);
  if (!done || done->status != 200) {
    complain(fmt::format("{} is answered with {}", json::serialize(order), done ? done->body : "nothing"));
    return false;
  }
  version_ = std::max(version_, done->value().at("version").to_number<int>());
  return true;
}

bool TournamentRun::register_all() {
  for (const char* role : {"referee", "judge"})
    if (!command({{"do", "staff"}, {"name", fmt::format("The {}", role)}, {"role", role}})) return false;
  // One by one, so that each that counts twice is seen.
  for (int i = 0; i < kBots; ++i)
    if (!command({{"do", "register_bots"}, {"count", 1}, {"bot", "random"}})) return false;
  return command({{"do", "set"}, {"key", "autopilot"}, {"value", "on"}});
}

bool TournamentRun::follow() {
  auto moved = std::chrono::steady_clock::now();
  for (;;) {
    const auto answer = cluster_.ask(random_, "GET", "/api/desk/" + event_, {}, bearer_);
    if (!answer || answer->status != 200) {
      complain(fmt::format("its document is answered with {}", answer ? answer->body : "nothing"));
      return false;
    }
    const json::object document = answer->value().as_object();
    const int version = document.at("version").to_number<int>();
    if (version < version_) complain(fmt::format("it is at entry {}, and {} was told", version, version_));
    const auto now = std::chrono::steady_clock::now();
    if (version > version_) moved = now;
    version_ = std::max(version, version_);
    if (document.at("players").as_array().size() != kBots)
      complain(fmt::format("{} players of {}", document.at("players").as_array().size(), kBots));
    if (document.at("phase").as_string() == "over") return !document.at("champion").is_null();
    if (now - moved > kMostStandstill) {
      complain(fmt::format("it stands still at entry {}: {}", version, json::serialize(document.at("next"))));
      return false;
    }
    std::this_thread::sleep_for(kLook);
  }
}

}  // namespace longroad::tests
