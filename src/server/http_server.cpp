#include "server/http_server.hpp"

#include <sys/socket.h>

#include <atomic>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <memory>
#include <optional>

#include "server/http_text.hpp"

namespace longroad::server {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;
using Progress = HttpReader::Progress;

constexpr Time kPatience = 10'000;
constexpr Time kKeepAlive = 60'000;
constexpr auto kAwait = asio::as_tuple(asio::use_awaitable);

struct Site {
  HttpPlace place;
  HttpOptions options;
  HttpHandlers handlers;
  /// Connections of any kind; more than are allowed are turned away at the door.
  std::atomic<int> connections{0};
};
using SitePtr = std::shared_ptr<Site>;

/// Counts a connection as long as it lives.
struct Counted {
  explicit Counted(SitePtr owner) : site(std::move(owner)) { ++site->connections; }
  ~Counted() { --site->connections; }
  Counted(const Counted&) = delete;
  Counted& operator=(const Counted&) = delete;
  SitePtr site;
};

/// Who waits for the answer to a request. Where nobody will give one, because something broke on the
/// way, that is the answer.
template <class Handler>
class Asker {
 public:
  Asker(const Site& site, asio::any_io_executor executor, Handler handler)
      : stopping_(site.place.stopping), executor_(std::move(executor)), handler_(std::move(handler)) {}
  ~Asker() {
    if (!stopping_) tell(problem(500, "broken", "Something broke in the server; it is in its log."));
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
  Visit(SitePtr site, Loop& loop, tcp::socket socket)
      : counted_(std::move(site)),
        socket_(std::move(socket)),
        deadline_(loop),
        reader_(prepare(socket_), counted_.site->options.behind_proxy) {}

  asio::awaitable<void> serve();

 private:
  /// Answers the address at the other end.
  static std::string prepare(tcp::socket& socket);
  /// What is not done by then ends the connection.
  void within(Time time);
  asio::awaitable<Progress> read();
  asio::awaitable<bool> write(Response response, bool keep_alive, bool without_body);
  asio::awaitable<void> refuse(Response response);
  /// Whether the request was the beginning of a WebSocket, which has taken the connection over.
  bool upgraded(const HttpRequest& http);

  Counted counted_;
  tcp::socket socket_;
  Timer deadline_;
  HttpReader reader_;
};

std::string Visit::prepare(tcp::socket& socket) {
  error_code error;
  socket.set_option(tcp::no_delay(true), error);
  return socket.remote_endpoint(error).address().to_string();
}

void Visit::within(Time time) {
  deadline_.set(time, [this] {
    error_code ignored;
    socket_.close(ignored);
  });
}

asio::awaitable<Progress> Visit::read() {
  for (std::size_t bytes = 0;;) {
    const Progress progress = reader_.read(bytes);
    if (progress != Progress::Unfinished) co_return progress;
    const std::span<char> space = reader_.space();
    const auto [failed, size] =
        co_await socket_.async_read_some(asio::buffer(space.data(), space.size()), kAwait);
    if (failed) co_return Progress::Unfinished;
    bytes = size;
  }
}

asio::awaitable<bool> Visit::write(Response response, bool keep_alive, bool without_body) {
  const std::string text = http_answer(std::move(response), keep_alive, without_body);
  const auto [failed, size] = co_await asio::async_write(socket_, asio::buffer(text), kAwait);
  co_return !failed;
}

asio::awaitable<void> Visit::refuse(Response response) {
  within(kPatience);
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
  if (!http.socket || request.foreign() || !counted_.site->handlers.takes_socket(request.path)) return false;
  const bool v6 = socket_.local_endpoint().address().is_v6();
  deadline_.cancel();
  counted_.site->handlers.socket({.handle = socket_.release(),
                                  .v6 = v6,
                                  .path = request.path,
                                  .host = request.host,
                                  .cookie = request.cookie_value("seat"),
                                  .wish = *http.socket});
  return true;
}

asio::awaitable<void> Visit::serve() {
  Site& site = *counted_.site;
  within(kPatience);
  for (;;) {
    const Progress progress = co_await read();
    if (progress == Progress::Unfinished) co_return;
    if (progress == Progress::Bad) {
      co_await refuse(reader_.fault());
      co_return;
    }
    ++site.place.metrics.requests;
    const HttpRequest http = reader_.take();
    if (upgraded(http)) co_return;
    deadline_.cancel();
    Response answer = co_await ask(site, http.request);
    within(kKeepAlive);
    const bool sent = co_await write(std::move(answer), http.keep_alive, http.request.method == "HEAD");
    if (!sent || !http.keep_alive) break;
  }
  error_code error;
  socket_.shutdown(tcp::socket::shutdown_send, error);
}

asio::awaitable<void> visit(SitePtr site, Loop& loop, tcp::socket socket) {
  Visit visit(std::move(site), loop, std::move(socket));
  co_await visit.serve();
}

asio::awaitable<void> accept(SitePtr site, Loop& loop, tcp::acceptor acceptor) {
  asio::steady_timer pause(loop.context());
  for (;;) {
    auto [error, socket] = co_await acceptor.async_accept(kAwait);
    if (error) {  // out of file handles, most likely: wait until some are free again
      pause.expires_after(std::chrono::milliseconds(50));
      co_await pause.async_wait(kAwait);
      continue;
    }
    const auto taken = site->connections.load() + site->place.metrics.sockets.load();
    if (taken >= site->options.most_sockets) continue;
    asio::co_spawn(loop.context(), visit(site, loop, std::move(socket)), asio::detached);
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

}  // namespace

Result<int> listen(const HttpPlace& place, const HttpOptions& options, HttpHandlers handlers) {
  error_code error;
  const auto address = asio::ip::make_address(options.address, error);
  if (error) return Error{"'" + options.address + "' is no address to listen on."};
  const auto site = std::shared_ptr<Site>(new Site{place, options, std::move(handlers)});
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
    return Error{"Port " + std::to_string(options.port) + " can't be used: " + problem.code().message() +
                 "."};
  }
  return endpoint.port();
}

}  // namespace longroad::server
