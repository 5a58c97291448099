#include "server/http/http_server.hpp"

#include <fmt/format.h>
#include <sys/socket.h>

#include <algorithm>
#include <array>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/error.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <memory>
#include <optional>

#include "server/http/http_text.hpp"
#include "server/net/address.hpp"
#include "server/net/visitors.hpp"

namespace longroad::server {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;
using Progress = HttpReader::Progress;

constexpr auto kAwait = asio::as_tuple(asio::use_awaitable);

struct Site {
  HttpPlace place;
  HttpOptions options;
  HttpHandlers handlers;
  /// Connections of any kind; more than are allowed are turned away at the door.
  std::shared_ptr<Visitors> visitors;
};
using SitePtr = std::shared_ptr<Site>;
using Place = std::unique_ptr<Visitors::Place>;

/// Of an answer that waits until the other side has taken it in; a short one is always given.
std::size_t counted_size(const Response& answer) {
  constexpr std::size_t kLittle = 64 * 1024;
  return answer.body.size() > kLittle ? answer.body.size() : 0;
}

std::string address_of(const tcp::socket& socket) {
  error_code error;
  return counted_address(socket.remote_endpoint(error).address().to_string());
}

/// Who waits for the answer to a request. Where nobody will give one, because something broke on the
/// way, that is the answer.
template <class Handler>
class Asker {
 public:
  Asker(const Site& site, asio::any_io_executor executor, Handler handler)
      : stopping_(site.place.stopping), executor_(std::move(executor)), handler_(std::move(handler)) {}
  ~Asker() {
    if (!stopping_) tell(problem(500, "broken"));
  }
  Asker(const Asker&) = delete;
  Asker& operator=(const Asker&) = delete;

  void tell(Response response) {
    if (!handler_) return;
    auto deliver = [handler = std::move(*handler_), response = std::move(response)]() mutable {
      handler(std::move(response));
    };
    handler_.reset();
    asio::post(executor_, std::move(deliver));
  }

 private:
  const std::atomic<bool>& stopping_;  // then nobody waits any more
  asio::any_io_executor executor_;
  std::optional<Handler> handler_;
};

/// Asks the interface and waits for its reply, which may come from any thread.
asio::awaitable<Response> ask(Site& site, const Request& request) {
  const asio::any_io_executor executor = co_await asio::this_coro::executor;
  auto initiate = [&site, &request, executor](auto handler) {
    auto asker = std::make_shared<Asker<decltype(handler)>>(site, executor, std::move(handler));
    site.handlers.handle(request, [asker](Response response) { asker->tell(std::move(response)); });
  };
  co_return co_await asio::async_initiate<const asio::use_awaitable_t<>, void(Response)>(initiate,
                                                                                         asio::use_awaitable);
}

/// One connection, from its first request until it ends or becomes a WebSocket.
class Visit {
 public:
  Visit(SitePtr site, Place place, Loop& loop, tcp::socket socket)
      : site_(std::move(site)),
        bounds_(site_->options.bounds),
        place_(std::move(place)),
        socket_(std::move(socket)),
        deadline_(loop),
        reader_(address_of(socket_), site_->options.behind_proxy, site_->handlers.most_body) {
    error_code error;
    socket_.set_option(tcp::no_delay(true), error);
  }

  asio::awaitable<void> serve();

 private:
  /// What is not done by then ends the connection.
  void within(Time time);
  /// For so many bytes that come or go.
  [[nodiscard]] Time patience_for(std::size_t bytes) const;
  /// The next request, which begins within this time.
  asio::awaitable<Progress> read(Time idle);
  /// Sets the deadline anew when the request has come further.
  void watch();
  asio::awaitable<bool> write(Response response, bool keep_alive, bool without_body);
  asio::awaitable<void> refuse(Response response);
  /// Whether the request was the beginning of a WebSocket, which has taken the connection over.
  bool upgraded(const HttpRequest& http);

  SitePtr site_;
  const HttpBounds& bounds_;
  Place place_;
  tcp::socket socket_;
  Timer deadline_;
  HttpReader reader_;
  HttpReader::Stage stage_ = HttpReader::Stage::Nothing;
  std::size_t expected_ = 0;  // of the body
  Time body_since_ = 0;
  bool too_much_ = false;  // of this address, or of all
};

void Visit::within(Time time) {
  deadline_.set(time, [this] {
    error_code ignored;
    socket_.close(ignored);
  });
}

Time Visit::patience_for(std::size_t bytes) const {
  return bounds_.head + static_cast<Time>(bytes) / bounds_.bytes_per_ms;
}

void Visit::watch() {
  using Stage = HttpReader::Stage;
  const Stage stage = reader_.stage();
  if (stage != Stage::Nothing && stage_ == Stage::Nothing) within(bounds_.head);
  if (stage == Stage::Body && stage_ != Stage::Body) body_since_ = clock_now();
  if (stage == Stage::Body && (stage_ != Stage::Body || reader_.body_size() > expected_)) {
    // Where the size is not told before, each piece brings the time that it may take.
    expected_ = reader_.body_size();
    within(std::max<Time>(0, body_since_ + patience_for(expected_) - clock_now()));
  }
  stage_ = stage;
}

asio::awaitable<Progress> Visit::read(Time idle) {
  within(idle);
  stage_ = HttpReader::Stage::Nothing;
  expected_ = 0;
  for (std::size_t bytes = 0;;) {
    const Progress progress = reader_.read(bytes);
    too_much_ = progress != Progress::Bad && !place_->hold(reader_.body_size());
    if (too_much_) co_return Progress::Bad;
    if (progress != Progress::Unfinished) co_return progress;
    watch();
    const std::span<char> space = reader_.space();
    const auto [failed, size] =
        co_await socket_.async_read_some(asio::buffer(space.data(), space.size()), kAwait);
    if (failed) co_return Progress::Unfinished;
    bytes = size;
  }
}

asio::awaitable<bool> Visit::write(Response response, bool keep_alive, bool without_body) {
  const std::string head = http_head(response, keep_alive);
  const std::string_view body = without_body ? std::string_view() : http_body(response);
  within(patience_for(head.size() + body.size()));
  const std::array<asio::const_buffer, 2> all{asio::buffer(head), asio::buffer(body)};
  const auto [failed, size] = co_await asio::async_write(socket_, all, kAwait);
  co_return !failed;
}

asio::awaitable<void> Visit::refuse(Response response) {
  within(bounds_.head);
  if (!co_await write(std::move(response), false, false)) co_return;
  error_code error;
  socket_.shutdown(tcp::socket::shutdown_send, error);
  // A connection that is closed with bytes unread takes back what was sent.
  while (!error) {
    const std::span<char> space = reader_.space();
    const auto [failed, size] =
        co_await socket_.async_read_some(asio::buffer(space.data(), space.size()), kAwait);
    error = failed;
  }
}

bool Visit::upgraded(const HttpRequest& http) {
  const Request& request = http.request;
  if (!http.socket || request.foreign() || !site_->handlers.takes_socket(request.path)) return false;
  if (site_->options.behind_proxy) {  // only now it is known whose connection this is
    Place own = site_->visitors->enter(request.remote);
    too_much_ = !own;
    if (too_much_) return false;
    place_ = std::move(own);
  }
  place_->hold(0);
  error_code error;
  const bool v6 = socket_.local_endpoint(error).address().is_v6();
  deadline_.cancel();
  site_->handlers.socket({.handle = socket_.release(),
                          .v6 = v6,
                          .path = request.path,
                          .host = request.host,
                          .cookie = request.cookie_value("seat"),
                          .remote = request.remote,
                          .wish = *http.socket,
                          .place = std::move(place_)});
  return true;
}

// GCC 12 takes the frame of a coroutine that it has inlined for freed otherwise than allocated.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wmismatched-new-delete"

asio::awaitable<void> Visit::serve() {
  Site& site = *site_;
  for (Time idle = bounds_.head;; idle = bounds_.idle) {
    const Progress progress = co_await read(idle);
    if (progress == Progress::Unfinished) co_return;
    if (progress == Progress::Bad) {
      // Named, since GCC 12 destroys a temporary inside `co_await` twice.
      Response why = too_much_ ? busy() : reader_.fault();
      co_await refuse(std::move(why));
      co_return;
    }
    ++site.place.metrics.requests;
    const HttpRequest http = reader_.take();
    if (upgraded(http)) co_return;
    if (too_much_) {
      Response why = busy();
      co_await refuse(std::move(why));
      co_return;
    }
    deadline_.cancel();
    Response answer = co_await ask(site, http.request);
    if (!place_->hold(counted_size(answer))) answer = busy();
    const bool sent = co_await write(std::move(answer), http.keep_alive, http.request.method == "HEAD");
    if (!sent || !http.keep_alive) break;
  }
  error_code error;
  socket_.shutdown(tcp::socket::shutdown_send, error);
}

asio::awaitable<void> visit(SitePtr site, Place place, Loop& loop, tcp::socket socket) {
  Visit visit(std::move(site), std::move(place), loop, std::move(socket));
  co_await visit.serve();
}

#pragma GCC diagnostic pop

asio::awaitable<void> accept(SitePtr site, Loop& loop, tcp::acceptor acceptor) {
  asio::steady_timer pause(loop.context());
  for (;;) {
    auto [error, socket] = co_await acceptor.async_accept(kAwait);
    if (error) {  // out of file handles, most likely: wait until some are free again
      pause.expires_after(std::chrono::milliseconds(50));
      co_await pause.async_wait(kAwait);
      continue;
    }
    Place place = site->visitors->enter(site->options.behind_proxy ? std::string() : address_of(socket));
    if (!place) {
      ++site->place.metrics.turned_away;
      continue;
    }
    asio::co_spawn(loop.context(), visit(site, std::move(place), loop, std::move(socket)), asio::detached);
  }
}

tcp::acceptor open_acceptor(asio::io_context& context, const tcp::endpoint& endpoint) {
  using ReusePort = asio::detail::socket_option::boolean<SOL_SOCKET, SO_REUSEPORT>;
  tcp::acceptor acceptor(context);
  acceptor.open(endpoint.protocol());
  acceptor.set_option(tcp::acceptor::reuse_address(true));
  acceptor.set_option(ReusePort(true));
  acceptor.bind(endpoint);
  acceptor.listen(1024);
  return acceptor;
}

/// What the host can do about it.
std::string unusable(const HttpOptions& options, const error_code& why) {
  if (why == boost::system::errc::address_not_available)
    return fmt::format("This machine has no address {}. Without --address all of its own are used.",
                       options.address);
  std::string advice;
  if (why == asio::error::address_in_use) advice = " Choose another with --port.";
  if (why == asio::error::access_denied)
    advice =
        " Ports below 1024 need rights of their own: choose another with --port, or put a proxy in front.";
  return fmt::format("Port {} can't be used: {}.{}", options.port, why.message(), advice);
}

}  // namespace

Result<int> listen(const HttpPlace& place, const HttpOptions& options, HttpHandlers handlers) {
  error_code error;
  const auto address = asio::ip::make_address(options.address, error);
  if (error)
    return Error{fmt::format(
        "'{}' is no address to listen on, as 127.0.0.1 is. Without --address all of this machine's are used.",
        options.address)};
  const auto visitors =
      std::make_shared<Visitors>(Visitors::Rule{.most = options.most_sockets,
                                                .most_each = options.most_each,
                                                .most_bytes = options.bounds.most_held,
                                                .most_bytes_each = options.bounds.most_held_each});
  const auto site = std::shared_ptr<Site>(new Site{place, options, std::move(handlers), visitors});
  tcp::endpoint endpoint(address, static_cast<std::uint16_t>(options.port));
  try {
    // Another server on the port would share it unnoticed, so the first bind is an exclusive one.
    if (options.port != 0) {
      tcp::acceptor probe(place.loops.front()->context());
      probe.open(endpoint.protocol());
      probe.set_option(tcp::acceptor::reuse_address(true));
      probe.bind(endpoint);
      probe.listen();
    }
    for (const auto& loop : place.loops) {
      auto acceptor = open_acceptor(loop->context(), endpoint);
      endpoint.port(acceptor.local_endpoint().port());
      asio::co_spawn(loop->context(), accept(site, *loop, std::move(acceptor)), asio::detached);
    }
  } catch (const boost::system::system_error& problem) {
    return Error{unusable(options, problem.code())};
  }
  return endpoint.port();
}

}  // namespace longroad::server
