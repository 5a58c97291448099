#include "viewer.hpp"

#include <fmt/format.h>

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <thread>

namespace longroad::tests {

using namespace std::chrono_literals;

namespace {

constexpr auto kSilence = 1s;     // then it asks whether anybody is there
constexpr auto kPatience = 2s;    // for the answer
constexpr auto kAgain = 50ms;     // before it tries the next node
constexpr auto kMostToEnd = 60s;  // by agreement

std::string text_of(const json::object& object, std::string_view name) {
  const auto* value = object.if_contains(name);
  return value != nullptr && value->is_string() ? std::string(value->get_string()) : std::string();
}

}  // namespace

Viewer::Viewer(Cluster& cluster, Place place, unsigned seed, milliseconds pace, std::function<void()> moved)
    : cluster_(cluster), place_(std::move(place)), random_(seed), pace_(pace), moved_(std::move(moved)) {}

void Viewer::complain(const std::string& sentence) {
  cluster_.complaints.add(fmt::format("table {}, {}: {}", place_.table,
                                      place_.secret.empty() ? "watching" : fmt::format("seat {}", seat_),
                                      sentence));
}

bool Viewer::connect(std::optional<int> since) {
  socket_.reset();
  try {
    auto socket = std::make_unique<Socket>(cluster_.any_port(random_), place_.table, "", kPatience);
    if (!socket->open()) return false;
    json::object hello{{"t", "hello"}, {"v", 1}, {"views", false}};
    if (place_.secret.empty())
      hello["watch"] = true;
    else
      hello["secret"] = place_.secret;
    if (since) hello["since"] = *since;
    socket->send(hello);
    socket_ = std::move(socket);
  } catch (const std::exception&) {
    return false;
  }
  ++sockets_;
  heard_ = asked_ = Clock::now();
  legal_.clear();
  return true;
}

/// False: this socket is of no use any more.
bool Viewer::listen(milliseconds wait) {
  const auto text = socket_->receive(wait);
  const auto now = Clock::now();
  if (text) {
    heard_ = now;
    hear(json::parse(*text).as_object());
    return socket_ != nullptr;
  }
  if (socket_->closed() || now - heard_ > kSilence + kPatience) return false;
  if (now - heard_ > kSilence && now - asked_ > kSilence) {
    asked_ = now;
    socket_->send(json::object{{"t", "ping"}});
  }
  return true;
}

void Viewer::hear(const json::object& message) {
  const std::string type = text_of(message, "t");
  if (type == "welcome") welcome(message);
  if (type == "event") event(message.at("version").to_number<int>(), message.at("what"));
  if (type == "ack" || type == "refused") answered(message);
  if (const auto* now = message.if_contains("now"); now != nullptr && now->is_object())
    possible(now->as_object());
  if (type != "error") return;
  const std::string code = text_of(message, "code");
  if (code == "no_such_table" || code == "bad_secret") complain("the server says " + code);
  socket_.reset();
}

void Viewer::welcome(const json::object& message) {
  if (!message.at("seat").is_null()) seat_ = message.at("seat").to_number<int>();
  const int version = message.at("version").to_number<int>();
  if (version < told_.version())
    complain(fmt::format("the table is at version {}, and {} was told", version, told_.version()));
  for (const auto& happened : message.at("events").as_array())
    event(happened.at("version").to_number<int>(), happened.at("what"));
  if (told_.version() != version)
    complain(fmt::format("the events of a welcome end with {} of {}", told_.version(), version));
  if (pending_) return socket_->send(*pending_);
  if (seat_ == 0 || seeded_ || message.at("info").at("state").as_string() != "waiting") return;
  seeded_ = true;
  send({{"t", "seed"}, {"seed", fmt::format("part of seat {}", seat_)}});
}

void Viewer::event(int version, const json::value& what) {
  const int known = told_.version();
  if (const std::string fault = told_.hear(version, what); !fault.empty()) complain(fault);
  if (told_.version() == known) return;
  moved_();
  legal_.clear();
  if (what.at("kind").as_string() == "revealed") over_ = true;
}

void Viewer::answered(const json::object& message) {
  if (!pending_ || message.at("id") != pending_->at("id")) return;
  const json::object command = *std::exchange(pending_, std::nullopt);
  if (text_of(message, "t") == "refused") return;
  if (const std::string word = text_of(command, "text"); !word.empty()) words_.push_back(word);
  const std::string line = text_of(command, "line");
  if (line.empty()) return;
  lines_.push_back(line);
  // The answer comes after what it caused.
  const auto own = told_.lines(fmt::format("{} ", seat_));
  if (own.size() < lines_.size()) complain(fmt::format("\"{}\" is acknowledged and was not told", line));
}

void Viewer::possible(const json::object& now) {
  legal_.clear();
  for (const auto& line : now.at("legal").as_array()) legal_.emplace_back(line.as_string());
  acts_ = Clock::now() + pace_ / 2 + milliseconds(pick(static_cast<int>(pace_.count()) + 1));
}

void Viewer::send(json::object command) {
  command["id"] = fmt::format("{}", ++sent_);
  pending_ = std::move(command);
  socket_->send(*pending_);
}

void Viewer::act(bool ending) {
  if (pending_ || seat_ == 0) return;
  if (ending) {
    if (!std::exchange(voted_, true)) send({{"t", "vote"}, {"choice", "end"}});
    return;
  }
  if (legal_.empty() || Clock::now() < acts_) return;
  if (pick(40) == 0) return send({{"t", "say"}, {"text", fmt::format("word {} of {}", sent_, seat_)}});
  const std::string line = legal_[static_cast<std::size_t>(pick(static_cast<int>(legal_.size())))];
  send({{"t", "do"}, {"line", line}, {"version", told_.version()}});
}

void Viewer::run(const std::atomic<bool>& ending) {
  std::optional<Clock::time_point> limit;
  while (!over_) {
    if (ending && !limit) limit = Clock::now() + kMostToEnd;
    if (limit && Clock::now() > *limit) return complain("the game does not end");
    // Mostly it asks for what is new, sometimes for everything, so that all is compared.
    const bool all = pick(4) == 0;
    if (!socket_ && !connect(all ? std::nullopt : std::optional(told_.version()))) {
      std::this_thread::sleep_for(kAgain);
      continue;
    }
    if (!listen(20ms)) {
      socket_.reset();
      continue;
    }
    act(ending);
  }
  socket_.reset();
}

bool Viewer::look_again() {
  for (int i = 0; i < 200; ++i) {
    const int before = sockets_;
    if (connect(std::nullopt) && sockets_ > before && listen(kPatience)) return true;
    std::this_thread::sleep_for(kAgain);
  }
  return false;
}

std::string Viewer::own_fault() const {
  for (const std::string& word : words_)
    if (told_.said(word) != 1) return fmt::format("\"{}\" was said {} times", word, told_.said(word));
  if (seat_ == 0) return {};
  auto own = told_.lines(fmt::format("{} ", seat_));
  // The last one may have been played when the game ended before its answer came.
  if (pending_ && own.size() == lines_.size() + 1) own.pop_back();
  const std::string fault = difference(own, lines_);
  return fault.empty() ? fault : "of its own lines, " + fault + " (here: acknowledged)";
}

}  // namespace longroad::tests
