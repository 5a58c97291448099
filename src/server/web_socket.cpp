#include "server/web_socket.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/websocket.hpp>
#include <chrono>
#include <deque>

#include "server/halls.hpp"

namespace longroad::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using boost::system::error_code;
using Upgrade = beast::http::request<beast::http::string_body>;

constexpr std::size_t kMostIn = 16 * 1024;
/// A page that takes in less than it is sent is cut off, and says hello again.
constexpr std::size_t kMostWaiting = 4 * 1024 * 1024;
constexpr Time kHelloWait = 10'000;
constexpr auto kAwait = asio::as_tuple(asio::use_awaitable);
constexpr std::string_view kSocketPath = "/ws/";
constexpr std::string_view kHallPath = "/ws/desk/";

class WebSocket final : public Connection, public std::enable_shared_from_this<WebSocket> {
 public:
  WebSocket(House& house, Loop& loop, asio::ip::tcp::socket socket)
      : house_(house), hello_(loop), stream_(std::move(socket)) {
    ++house_.metrics().sockets;
  }
  ~WebSocket() override { --house_.metrics().sockets; }

  asio::awaitable<void> run(Upgrade upgrade, std::shared_ptr<Listener> listener, std::string cookie);

  void send(std::shared_ptr<const std::string> text) override;
  void gather() override { gathers_ = true; }
  void close() override;

 private:
  using Text = std::shared_ptr<const std::string>;
  asio::awaitable<bool> accept(const Upgrade& upgrade);
  asio::awaitable<void> read(Listener& listener);
  void write_soon();
  void write_next();
  [[nodiscard]] Text take_next();
  void cut();

  House& house_;
  Timer hello_;
  websocket::stream<beast::tcp_stream> stream_;
  std::deque<Text> out_;
  std::size_t waiting_ = 0;  // bytes in `out_`
  bool open_ = false;
  bool writing_ = false;
  bool closing_ = false;
  bool gathers_ = false;
};

asio::awaitable<void> WebSocket::run(Upgrade upgrade, std::shared_ptr<Listener> listener,
                                     std::string cookie) {
  const auto self = shared_from_this();
  if (!co_await accept(upgrade)) co_return;
  if (!listener) {
    send(std::make_shared<const std::string>(
        R"({"t":"error","code":"no_such_table","error":"There is no such table.","closing":true})"));
    close();
    beast::flat_buffer rest;
    co_await stream_.async_read(rest, kAwait);
    co_return;
  }
  listener->enter(self, std::move(cookie));
  co_await read(*listener);
  open_ = false;
  hello_.cancel();
  listener->exit(*this);
}

asio::awaitable<bool> WebSocket::accept(const Upgrade& upgrade) {
  stream_.set_option(
      websocket::stream_base::timeout{std::chrono::seconds(10), std::chrono::seconds(60), true});
  stream_.read_message_max(kMostIn);
  stream_.auto_fragment(false);
  const auto [error] = co_await stream_.async_accept(upgrade, kAwait);
  open_ = !error;
  co_return open_;
}

asio::awaitable<void> WebSocket::read(Listener& listener) {
  beast::flat_buffer buffer;
  hello_.set(kHelloWait, [this] { cut(); });
  for (;;) {
    const auto [error, size] = co_await stream_.async_read(buffer, kAwait);
    if (error) co_return;
    hello_.cancel();
    if (stream_.got_binary()) {
      send(std::make_shared<const std::string>(
          R"({"t":"error","code":"binary","error":"Messages are text.","closing":true})"));
      close();
    } else if (!closing_) {
      listener.receive(*this, {static_cast<const char*>(buffer.data().data()), size});
    }
    buffer.consume(buffer.size());
  }
}

void WebSocket::send(std::shared_ptr<const std::string> text) {
  if (!open_ || closing_) return;
  ++house_.metrics().messages_out;
  waiting_ += text->size();
  out_.push_back(std::move(text));
  if (waiting_ > kMostWaiting) return cut();
  if (!writing_) write_soon();
}

void WebSocket::write_soon() {
  if (!gathers_) return write_next();
  // Whatever else the room sends in this turn of its loop goes along.
  writing_ = true;
  asio::post(stream_.get_executor(), [self = shared_from_this()] { self->write_next(); });
}

WebSocket::Text WebSocket::take_next() {
  if (!gathers_ || out_.size() == 1) {
    const Text text = out_.front();
    out_.pop_front();
    waiting_ -= text->size();
    return text;
  }
  auto all = std::make_shared<std::string>();
  all->reserve(waiting_ + out_.size() + 1);
  for (const Text& text : out_) all->append(all->empty() ? "[" : ",").append(*text);
  all->append("]");
  out_.clear();
  waiting_ = 0;
  return all;
}

void WebSocket::close() {
  if (closing_) return;
  closing_ = true;
  if (!writing_) write_next();
}

void WebSocket::write_next() {
  writing_ = false;
  if (!open_) return;
  const auto self = shared_from_this();
  if (out_.empty()) {
    if (closing_) stream_.async_close(websocket::close_code::policy_error, [self](const error_code&) {});
    return;
  }
  writing_ = true;
  const Text text = take_next();
  stream_.text(true);
  stream_.async_write(asio::buffer(*text), [self, text](const error_code& error, std::size_t) {
    if (error)
      self->writing_ = false;
    else
      self->write_next();
  });
}

void WebSocket::cut() {
  if (!open_) return;
  open_ = false;
  // Reading ends with an error, and the room hears of it from there.
  const auto self = shared_from_this();
  asio::post(stream_.get_executor(), [self] { beast::get_lowest_layer(self->stream_).close(); });
}

}  // namespace

bool is_socket_path(std::string_view path) { return path.starts_with(kSocketPath); }

void serve_web_socket(House& house, asio::ip::tcp::socket socket, Upgrade upgrade, const std::string& path,
                      const std::string& cookie) {
  const bool is_hall = path.starts_with(kHallPath);
  const std::string id = path.substr(is_hall ? kHallPath.size() : kSocketPath.size());
  // From here on the socket belongs to the loop of its table or hall.
  const auto protocol = socket.local_endpoint().protocol();
  const auto handle = std::make_shared<asio::ip::tcp::socket::native_handle_type>(socket.release());
  const auto shared = std::make_shared<Upgrade>(std::move(upgrade));
  Loop& loop = house.loop_of(id);
  const auto begin = [&house, &loop, protocol, handle, shared, cookie](std::shared_ptr<Listener> listener) {
    asio::ip::tcp::socket moved(loop.context(), protocol, *handle);
    const auto connection = std::make_shared<WebSocket>(house, loop, std::move(moved));
    asio::co_spawn(loop.context(), connection->run(std::move(*shared), std::move(listener), cookie),
                   asio::detached);
  };
  if (is_hall)
    house.halls().with_hall(id, begin);
  else
    house.with_room(id, begin);
}

}  // namespace longroad::server
