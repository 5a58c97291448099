#include "server/http/web_socket.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <chrono>
#include <deque>
#include <string_view>
#include <utility>

namespace longroad::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::ip::tcp;
using boost::system::error_code;

using ListenerPtr = std::shared_ptr<Listener>;

/// The listener has the socket, so only the reading of the next message has the listener: two that have
/// each other would never go.
class WebSocket final : public Connection, public std::enable_shared_from_this<WebSocket> {
 public:
  WebSocket(Loop& loop, Metrics& metrics, tcp::socket socket, std::shared_ptr<Visitors::Place> place,
            const SocketBounds& bounds)
      : metrics_(metrics),
        bounds_(bounds),
        place_(std::move(place)),
        hello_(loop),
        slow_(loop),
        stream_(std::move(socket)) {
    ++metrics_.sockets;
  }
  ~WebSocket() override {
    --metrics_.sockets;
    metrics_.unsent -= static_cast<std::int64_t>(waiting_ + leaving_);
  }

  /// Serves the page until it is gone; without a listener it is only told why there is none.
  void begin(const Upgrade& upgrade, const ListenerPtr& listener, NoListener why);

  void send(std::shared_ptr<const std::string> text) override;
  void welcome() override { hello_.cancel(); }
  void gather() override { gathers_ = true; }
  void close() override;

 private:
  using Text = std::shared_ptr<const std::string>;
  bool accept(const Upgrade& upgrade);
  void read_next(const ListenerPtr& listener);
  void receive(const ListenerPtr& listener, std::size_t size);
  void end(const ListenerPtr& listener);
  void write_soon();
  void write_next();
  [[nodiscard]] Text take_next();
  void cut();

  Metrics& metrics_;
  SocketBounds bounds_;
  std::shared_ptr<Visitors::Place> place_;
  Timer hello_;
  Timer slow_;
  // Messages are small: compressing them costs more than it saves.
  websocket::stream<tcp::socket, false> stream_;
  beast::flat_buffer buffer_;
  std::deque<Text> out_;
  std::size_t waiting_ = 0;  // bytes in `out_`
  std::size_t leaving_ = 0;  // bytes that are being written
  bool open_ = false;
  bool writing_ = false;
  bool closing_ = false;
  bool gathers_ = false;
};

bool WebSocket::accept(const Upgrade& upgrade) {
  stream_.set_option(websocket::stream_base::timeout{std::chrono::seconds(10),
                                                     std::chrono::milliseconds(bounds_.silence), true});
  stream_.read_message_max(bounds_.most_in);
  stream_.auto_fragment(false);
  http::request<http::empty_body> request{http::verb::get, upgrade.path, 11};
  request.set(http::field::host, upgrade.host);
  request.set(http::field::connection, "upgrade");
  request.set(http::field::upgrade, "websocket");
  request.set(http::field::sec_websocket_key, upgrade.wish.key);
  request.set(http::field::sec_websocket_version, upgrade.wish.version);
  // The answer is short and the first that is sent, so writing it waits for nobody.
  error_code error;
  stream_.accept(request, error);
  return !error;
}

void WebSocket::begin(const Upgrade& upgrade, const ListenerPtr& listener, NoListener why) {
  open_ = accept(upgrade);
  if (!open_) return;
  if (listener) {
    hello_.set(bounds_.hello, [this] { cut(); });
    listener->enter(shared_from_this(), upgrade.cookie);
  } else {
    send(std::make_shared<const std::string>(
        why == NoListener::TooFast
            ? R"({"t":"error","code":"too_fast","error":"Too many sockets at once; wait a moment.","closing":true})"
            : R"({"t":"error","code":"no_such_table","error":"There is no such table.","closing":true})"));
    close();
  }
  read_next(listener);
}

void WebSocket::read_next(const ListenerPtr& listener) {
  auto read = [self = shared_from_this(), listener](const error_code& error, std::size_t size) {
    if (error) return self->end(listener);
    self->receive(listener, size);
    self->read_next(listener);
  };
  stream_.async_read(buffer_, std::move(read));
}

void WebSocket::receive(const ListenerPtr& listener, std::size_t size) {
  if (stream_.got_binary() && !closing_) {
    send(std::make_shared<const std::string>(
        R"({"t":"error","code":"binary","error":"Messages are text.","closing":true})"));
    close();
  } else if (!closing_ && listener) {
    // Whatever breaks there, the page may go on.
    const std::string_view text(static_cast<const char*>(buffer_.data().data()), size);
    guarded([&] { listener->receive(*this, text); });
  }
  buffer_.consume(buffer_.size());
}

void WebSocket::end(const ListenerPtr& listener) {
  open_ = false;
  hello_.cancel();
  if (listener) listener->exit(*this);
}

void WebSocket::send(std::shared_ptr<const std::string> text) {
  if (!open_ || closing_) return;
  ++metrics_.messages_out;
  waiting_ += text->size();
  metrics_.unsent += static_cast<std::int64_t>(text->size());
  out_.push_back(std::move(text));
  const bool crowded = metrics_.unsent.load() > bounds_.most_unsent && waiting_ + leaving_ > bounds_.little;
  if (waiting_ > bounds_.most_waiting || crowded) return cut();
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
  leaving_ = waiting_;
  const Text text = take_next();
  leaving_ -= waiting_;
  slow_.set(bounds_.write, [this] { cut(); });
  stream_.text(true);
  stream_.async_write(asio::buffer(*text), [self, text](const error_code& error, std::size_t) {
    self->slow_.cancel();
    self->metrics_.unsent -= static_cast<std::int64_t>(std::exchange(self->leaving_, 0));
    if (error)
      self->writing_ = false;
    else
      self->write_next();
  });
}

void WebSocket::cut() {
  if (!open_) return;
  open_ = false;
  ++metrics_.cut_off;
  // Reading ends with an error, and the room hears of it from there.
  const auto self = shared_from_this();
  asio::post(stream_.get_executor(), [self] {
    error_code ignored;
    self->stream_.next_layer().close(ignored);
  });
}

}  // namespace

void serve_web_socket(Loop& loop, Metrics& metrics, const Upgrade& upgrade,
                      const std::shared_ptr<Listener>& listener, NoListener why, const SocketBounds& bounds) {
  tcp::socket socket(loop.context(), upgrade.v6 ? tcp::v6() : tcp::v4(), upgrade.handle);
  std::make_shared<WebSocket>(loop, metrics, std::move(socket), upgrade.place, bounds)
      ->begin(upgrade, listener, why);
}

}  // namespace longroad::server
