#include "load/practice.hpp"

#include <fmt/format.h>
#include <poll.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <chrono>
#include <vector>

#include "load/socket.hpp"

namespace longroad::load {
namespace {

namespace json = boost::json;

constexpr int kLook = 500;  // milliseconds between two looks at the tournament

/// The desk of one tournament, asked by its organiser.
class Desk {
 public:
  static Result<Desk> found(int port) {
    const json::object wish{{"name", "Practice"}, {"organiser", "Practice"}};
    const auto made = request(port, "POST", "/api/desk", json::serialize(wish));
    if (!made) return made.error();
    return Desk(port, json::parse(*made).as_object());
  }

  [[nodiscard]] std::string address() const {
    return fmt::format("http://localhost:{}{}", port_, std::string_view(link_.at("address").as_string()));
  }
  [[nodiscard]] std::string socket_path() const { return "desk/" + event(); }

  Result<json::object> post(std::string_view path, const json::object& body) const {
    const auto answer = request(port_, "POST", fmt::format("/api/desk/{}/{}", event(), path),
                                json::serialize(body), bearer());
    if (!answer) return answer.error();
    return json::parse(*answer).as_object();
  }
  Result<json::object> command(json::object order) {
    order["id"] = std::to_string(++sent_);
    return post("commands", order);
  }
  [[nodiscard]] Result<json::object> document() const {
    const auto answer = request(port_, "GET", "/api/desk/" + event(), {}, bearer());
    if (!answer) return answer.error();
    return json::parse(*answer).as_object();
  }

 private:
  Desk(int port, json::object link) : port_(port), link_(std::move(link)) {}
  [[nodiscard]] std::string event() const { return std::string(link_.at("event").as_string()); }
  [[nodiscard]] std::string bearer() const {
    return fmt::format("Authorization: Bearer {}\r\n", std::string_view(link_.at("secret").as_string()));
  }

  int port_;
  json::object link_;
  int sent_ = 0;
};

/// Pages of players that only look.
class Phones {
 public:
  std::optional<Error> open(const Desk& desk, int port, int player) {
    const auto link = desk.post("links", {{"role", "player"}, {"player", player}});
    if (!link) return link.error();
    auto socket = Socket::open(port, desk.socket_path());
    if (!socket) return socket.error();
    socket->send(json::serialize(json::object{{"t", "hello"}, {"v", 1}, {"secret", link->at("secret")}}));
    sockets_.push_back(std::move(*socket));
    return std::nullopt;
  }

  /// Reads what comes until the time is over; now and then they say that they are still there.
  void look(int milliseconds) {
    const auto end = Clock::now() + std::chrono::milliseconds(milliseconds);
    std::vector<pollfd> files;
    for (const Socket& socket : sockets_) files.push_back({socket.file(), POLLIN, 0});
    for (auto left = end - Clock::now(); left.count() > 0; left = end - Clock::now()) {
      const auto wait = std::chrono::duration_cast<std::chrono::milliseconds>(left).count();
      if (poll(files.data(), files.size(), static_cast<int>(wait) + 1) <= 0) continue;
      for (std::size_t i = 0; i < files.size(); ++i)
        if (files[i].revents != 0) read(files[i], sockets_[i]);
    }
    if (Clock::now() < next_ping_) return;
    next_ping_ = Clock::now() + std::chrono::seconds(20);
    for (Socket& socket : sockets_) socket.send(R"({"t":"ping"})");
  }

  std::size_t documents = 0;
  std::size_t bytes = 0;
  int closed = 0;

 private:
  void read(pollfd& file, Socket& socket) {
    if (!socket.read()) {
      ++closed;
      file.fd = -1;  // poll passes it over
    }
    while (const auto text = socket.next()) {
      documents += text->find("\"state\"") != std::string_view::npos ? 1 : 0;
      bytes += text->size();
    }
  }

  std::vector<Socket> sockets_;
  Clock::time_point next_ping_ = Clock::now() + std::chrono::seconds(20);
};

/// A referee, a judge for the final, the bots, and nobody else.
std::optional<Error> prepare(Desk& desk, const PracticeOptions& options) {
  const json::object orders[] = {
      {{"do", "staff"}, {"name", "Referee"}, {"role", "referee"}},
      {{"do", "staff"}, {"name", "Judge"}, {"role", "judge"}},
      {{"do", "register_bots"}, {"count", options.players}, {"bot", options.bot}},
  };
  for (const json::object& order : orders)
    if (const auto done = desk.command(order); !done) return done.error();
  return std::nullopt;
}

std::string name_of(const json::object& document, const json::value& player) {
  if (!player.is_int64()) return {};
  const auto& people = document.at("players").as_array();
  return std::string(people.at(static_cast<std::size_t>(player.get_int64()) - 1).at("name").as_string());
}

/// Follows the tournament until it is over.
Result<json::object> follow(const Desk& desk, Phones& phones, Clock::time_point start,
                            const std::function<void(const std::string&)>& tell) {
  std::string game;
  for (;;) {
    auto document = desk.document();
    if (!document) return document.error();
    if (document->at("phase").as_string() == "over") return document;
    const std::string now(document->at("game").as_string());
    if (now != game)
      tell(fmt::format("{:6.1f} s  game {}", std::chrono::duration<double>(Clock::now() - start).count(),
                       now));
    game = now;
    phones.look(kLook);
  }
}

}  // namespace

Result<PracticeReport> practice(const PracticeOptions& options,
                                const std::function<void(const std::string&)>& tell) {
  auto desk = Desk::found(options.port);
  if (!desk) return desk.error();
  if (const auto failed = prepare(*desk, options)) return *failed;
  PracticeReport report{.address = desk->address(), .champion = {}};
  tell(fmt::format("{} bots; the organiser's page is {}", options.players, report.address));
  Phones phones;
  for (int player = 1; player <= options.phones; ++player)
    if (const auto failed = phones.open(*desk, options.port, player)) return *failed;
  const auto start = Clock::now();
  if (const auto on = desk->command({{"do", "set"}, {"key", "autopilot"}, {"value", "on"}}); !on)
    return on.error();
  const auto end = follow(*desk, phones, start, tell);
  if (!end) return end.error();
  report.champion = name_of(*end, end->at("champion"));
  report.seconds = std::chrono::duration<double>(Clock::now() - start).count();
  report.entries = static_cast<int>(end->at("version").as_int64());
  report.documents = phones.documents;
  report.kilobytes = phones.bytes / 1024;
  report.closed = phones.closed;
  return report;
}

}  // namespace longroad::load
