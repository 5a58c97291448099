#include "server/http_server.hpp"

#include <sys/socket.h>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <chrono>
#include <memory>

#include "server/web_socket.hpp"

namespace longroad::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;
using boost::system::error_code;

constexpr std::size_t kMostBody = 2 * 1024 * 1024;  // records are the largest that pages send
constexpr std::size_t kMostHeader = 8 * 1024;
constexpr auto kPatience = std::chrono::seconds(10);
constexpr auto kKeepAlive = std::chrono::seconds(60);
constexpr auto kAwait = asio::as_tuple(asio::use_awaitable);

using Message = http::request<http::string_body>;

struct Site {
  House& house;
  HttpOptions options;
  Handle handle;
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

Request read_request(const Message& message, const tcp::endpoint& remote) {
  const auto header = [&](http::field field) { return std::string(message[field]); };
  Request request;
  request.method = std::string(message.method_string());
  const std::string_view target = message.target();
  request.path = std::string(target.substr(0, target.find('?')));
  request.host = header(http::field::host);
  request.origin = header(http::field::origin);
  request.cookie = header(http::field::cookie);
  request.authorization = header(http::field::authorization);
  request.body = message.body();
  request.remote = remote.address().to_string();
  request.takes_gzip = message[http::field::accept_encoding].find("gzip") != std::string_view::npos;
  return request;
}

http::response<http::string_body> write_response(const Message& message, Response response) {
  http::response<http::string_body> out{static_cast<http::status>(response.status), message.version()};
  out.set(http::field::content_type, response.type);
  out.set("Content-Security-Policy",
          "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
          "img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'");
  out.set("X-Frame-Options", "DENY");
  out.set("X-Content-Type-Options", "nosniff");
  out.set("Referrer-Policy", "no-referrer");
  out.set("Cross-Origin-Opener-Policy", "same-origin");
  out.set("Cross-Origin-Resource-Policy", "same-origin");
  bool cached = false;
  for (auto& [name, value] : response.headers) {
    cached = cached || name == "Cache-Control";
    out.insert(name, value);
  }
  if (!cached) out.set(http::field::cache_control, "no-store");
  out.keep_alive(message.keep_alive());
  out.body() = message.method() == http::verb::head ? std::string() : std::move(response.body);
  out.prepare_payload();
  return out;
}

/// Asks the interface and waits for its reply, which may come from any thread.
asio::awaitable<Response> ask(Site& site, const Request& request) {
  const auto executor = co_await asio::this_coro::executor;
  auto initiate = [&site, &request, executor](auto handler) {
    auto shared = std::make_shared<decltype(handler)>(std::move(handler));
    site.handle(request, [shared, executor](Response response) {
      asio::post(executor,
                 [shared, response = std::move(response)]() mutable { (*shared)(std::move(response)); });
    });
  };
  co_return co_await asio::async_initiate<const asio::use_awaitable_t<>, void(Response)>(initiate,
                                                                                         asio::use_awaitable);
}

/// Whether the request was the beginning of a WebSocket, which has taken the stream over.
bool upgraded(Site& site, beast::tcp_stream& stream, Message& message, const Request& request) {
  if (!beast::websocket::is_upgrade(message) || !is_socket_path(request.path) || request.foreign())
    return false;
  const std::string cookie = request.cookie_value("seat");
  serve_web_socket(site.house, stream.release_socket(), std::move(message), request.path, cookie);
  return true;
}

asio::awaitable<void> serve(SitePtr site, tcp::socket socket) {
  const Counted counted(site);
  error_code error;
  socket.set_option(tcp::no_delay(true), error);
  const tcp::endpoint remote = socket.remote_endpoint(error);
  beast::tcp_stream stream(std::move(socket));
  beast::flat_buffer buffer(kMostBody + kMostHeader);
  for (bool first = true;; first = false) {
    http::request_parser<http::string_body> parser;
    parser.header_limit(kMostHeader);
    parser.body_limit(kMostBody);
    if (first)
      stream.expires_after(kPatience);
    else
      stream.expires_after(kKeepAlive);
    const auto [failed, size] = co_await http::async_read(stream, buffer, parser, kAwait);
    if (failed) co_return;
    ++site->house.metrics().requests;
    stream.expires_after(kKeepAlive);
    Message message = parser.release();
    const Request request = read_request(message, remote);
    if (upgraded(*site, stream, message, request)) co_return;
    Response answer = co_await ask(*site, request);
    const auto response = write_response(message, std::move(answer));
    const auto [broken, written] = co_await http::async_write(stream, response, kAwait);
    if (broken || !message.keep_alive()) break;
  }
  stream.socket().shutdown(tcp::socket::shutdown_send, error);
}

asio::awaitable<void> accept(SitePtr site, tcp::acceptor acceptor) {
  const auto executor = co_await asio::this_coro::executor;
  asio::steady_timer pause(executor);
  for (;;) {
    auto [error, socket] = co_await acceptor.async_accept(kAwait);
    if (error) {  // out of file handles, most likely: wait until some are free again
      pause.expires_after(std::chrono::milliseconds(50));
      co_await pause.async_wait(kAwait);
      continue;
    }
    const auto taken = site->connections.load() + site->house.metrics().sockets.load();
    if (taken >= site->options.most_sockets) continue;
    asio::co_spawn(executor, serve(site, std::move(socket)), asio::detached);
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

Result<int> listen(House& house, const HttpOptions& options, Handle handle) {
  error_code error;
  const auto address = asio::ip::make_address(options.address, error);
  if (error) return Error{"'" + options.address + "' is no address to listen on."};
  const auto site = std::shared_ptr<Site>(new Site{house, options, std::move(handle)});
  tcp::endpoint endpoint(address, static_cast<std::uint16_t>(options.port));
  try {
    // Another server on the port would share it unnoticed, so the first bind is an exclusive one.
    if (options.port != 0) {
      tcp::acceptor probe(house.loops().front()->context());
      probe.open(endpoint.protocol());
      probe.set_option(tcp::acceptor::reuse_address(true));
      probe.bind(endpoint);
      probe.listen();
    }
    for (const auto& loop : house.loops()) {
      auto acceptor = open_acceptor(loop->context(), endpoint);
      endpoint.port(acceptor.local_endpoint().port());
      asio::co_spawn(loop->context(), accept(site, std::move(acceptor)), asio::detached);
    }
  } catch (const boost::system::system_error& problem) {
    return Error{"Port " + std::to_string(options.port) + " can't be used: " + problem.code().message() +
                 "."};
  }
  return endpoint.port();
}

}  // namespace longroad::server
