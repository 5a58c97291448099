#include "server/http/web_socket.hpp"

#include <sys/socket.h>
#include <sys/uio.h>

#include <algorithm>
#include <array>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <cerrno>
#include <string_view>
#include <utility>
#include <vector>

#include "server/http/frames.hpp"
#include "tournament/words/utf8.hpp"

namespace longroad::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::ip::tcp;
using boost::system::error_code;

using ListenerPtr = std::shared_ptr<Listener>;

/// What one look at a socket reads; all sockets of a loop share it.
constexpr std::size_t kReadAtOnce = 32 * 1024;
/// What one call of the system sends.
constexpr std::size_t kFramesAtOnce = 16;

std::span<char> read_space() {
  thread_local std::array<char, kReadAtOnce> space;
  return space;
}

bool would_wait() { return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR; }

/// Reads and writes frames on the socket itself: whatever waits goes out in one call of the system, at the
/// end of the loop's turn, and nothing is set in motion for a message that leaves at once. The listener has
/// the socket, so only the waiting for the next message has the listener: two that have each other would
/// never go.
class WebSocket final : public Connection, public std::enable_shared_from_this<WebSocket> {
 public:
  WebSocket(Loop& loop, Metrics& metrics, tcp::socket socket, std::shared_ptr<Visitors::Place> place,
            const SocketBounds& bounds)
      : metrics_(metrics),
        bounds_(bounds),
        place_(std::move(place)),
        hello_(loop),
        slow_(loop),
        silence_(loop),
        socket_(std::move(socket)),
        reader_(bounds.most_in) {
    ++metrics_.sockets;
  }
  ~WebSocket() override {
    --metrics_.sockets;
    metrics_.unsent -= static_cast<std::int64_t>(waiting_);
  }

  /// Serves the page until it is gone; without a listener it is only told why there is none.
  void begin(const Upgrade& upgrade, const ListenerPtr& listener, NoListener why);

  void send(std::shared_ptr<const std::string> text) override;
  void welcome() override { hello_.cancel(); }
  void gather() override { gathers_ = true; }
  void close() override { close(CloseCode::Policy); }
  void come_again() override { close(CloseCode::Restart); }

 private:
  using Text = std::shared_ptr<const std::string>;
  struct Frame {
    Frame(Opcode kind, Text payload) : opcode(kind), head(kind, payload->size()), text(std::move(payload)) {}
    [[nodiscard]] std::size_t size() const { return head.bytes().size() + text->size(); }
    Opcode opcode;
    FrameHead head;
    Text text;
  };
  bool accept(const Upgrade& upgrade);
  void close(CloseCode code);

  void wait(const ListenerPtr& listener);
  /// Whether the other side is still there.
  bool read(const ListenerPtr& listener);
  void receive(const ListenerPtr& listener, const FrameReader::Message& message);
  void leave(const ListenerPtr& listener);
  /// Asks whether somebody is there who has said nothing for long, and gives up later.
  void listen_on();

  void put(Opcode opcode, Text payload);
  void write_soon();
  void write();
  /// Whether all of it went.
  bool write_some();
  void sent(std::size_t bytes);
  void join_waiting();
  void finish();
  void cut();
  void drop();

  Metrics& metrics_;
  SocketBounds bounds_;
  std::shared_ptr<Visitors::Place> place_;
  Timer hello_;
  Timer slow_;
  Timer silence_;
  tcp::socket socket_;
  FrameReader reader_;
  std::vector<Frame> out_;
  std::size_t gone_ = 0;     // frames at its front, while it writes
  std::size_t begun_ = 0;    // bytes of the first frame that have gone
  std::size_t waiting_ = 0;  // bytes of payload in `out_`
  Time heard_ = 0;
  bool pinged_ = false;   // since then
  bool open_ = false;     // the listener's messages go out
  bool writing_ = false;  // it is about to write, or waits until it can
  bool closing_ = false;  // nothing goes out after what is in `out_`
  bool gathers_ = false;
  bool left_ = false;  // the listener has been told
};

bool WebSocket::accept(const Upgrade& upgrade) {
  http::request<http::empty_body> request{http::verb::get, upgrade.path, 11};
  request.set(http::field::host, upgrade.host);
  request.set(http::field::connection, "upgrade");
  request.set(http::field::upgrade, "websocket");
  request.set(http::field::sec_websocket_key, upgrade.wish.key);
  request.set(http::field::sec_websocket_version, upgrade.wish.version);
  // The answer is short and the first that is sent, so writing it waits for nobody.
  error_code error;
  websocket::stream<tcp::socket&, false>(socket_).accept(request, error);
  return !error;
}

void WebSocket::begin(const Upgrade& upgrade, const ListenerPtr& listener, NoListener why) {
  open_ = accept(upgrade);
  if (!open_) return;
  heard_ = clock_now();
  listen_on();
  if (listener) {
    hello_.set(bounds_.hello, [this] { cut(); });
    listener->enter(shared_from_this(), upgrade.cookie);
  } else if (why == NoListener::NotNow) {
    come_again();  // without words: pages say themselves that they wait
  } else {
    send(std::make_shared<const std::string>(
        why == NoListener::TooFast
            ? R"({"t":"error","code":"too_fast","error":"Too many sockets at once; wait a moment.","closing":true})"
            : R"({"t":"error","code":"no_such_table","error":"There is no such table.","closing":true})"));
    close();
  }
  wait(listener);
}

void WebSocket::wait(const ListenerPtr& listener) {
  socket_.async_wait(tcp::socket::wait_read, [self = shared_from_this(), listener](const error_code& error) {
    if (!error && self->read(listener)) return self->wait(self->left_ ? nullptr : listener);
    self->leave(listener);
    self->drop();
  });
}

bool WebSocket::read(const ListenerPtr& listener) {
  const std::span<char> space = read_space();
  const ssize_t size = ::recv(socket_.native_handle(), space.data(), space.size(), MSG_DONTWAIT);
  if (size <= 0) return size < 0 && would_wait();
  if (left_ || reader_.fault()) return true;  // until the other side has closed, too
  heard_ = clock_now();
  pinged_ = false;
  reader_.put(space.first(static_cast<std::size_t>(size)));
  while (const auto message = reader_.next()) receive(listener, *message);
  if (reader_.fault()) close(*reader_.fault());
  return true;
}

void WebSocket::receive(const ListenerPtr& listener, const FrameReader::Message& message) {
  if (message.opcode == Opcode::Close) {
    close(CloseCode::Normal);
    return leave(listener);
  }
  if (closing_ || left_) return;
  if (message.opcode == Opcode::Ping)
    return put(Opcode::Pong, std::make_shared<std::string>(message.payload));
  if (message.opcode == Opcode::Binary) {
    send(std::make_shared<const std::string>(
        R"({"t":"error","code":"binary","error":"Messages are text.","closing":true})"));
    return close();
  }
  if (message.opcode != Opcode::Text || !listener) return;
  if (!tournament::is_utf8(message.payload)) return close(CloseCode::NoText);
  // Whatever breaks there, the page may go on.
  guarded([&] { listener->receive(*this, message.payload); });
}

void WebSocket::leave(const ListenerPtr& listener) {
  if (std::exchange(left_, true)) return;
  hello_.cancel();
  if (listener) listener->exit(*this);
}

void WebSocket::listen_on() {
  const Time half = bounds_.silence / 2;
  const Time silent = clock_now() - heard_;
  if (silent >= bounds_.silence) return drop();
  if (silent >= half && !std::exchange(pinged_, true)) put(Opcode::Ping, std::make_shared<std::string>());
  silence_.set((silent < half ? half : bounds_.silence) - silent, [this] { listen_on(); });
}

void WebSocket::send(Text text) {
  if (!open_ || closing_) return;
  ++metrics_.messages_out;
  put(Opcode::Text, std::move(text));
}

void WebSocket::put(Opcode opcode, Text payload) {
  if (!open_) return;
  waiting_ += payload->size();
  metrics_.unsent += static_cast<std::int64_t>(payload->size());
  out_.emplace_back(opcode, std::move(payload));
  const bool crowded = metrics_.unsent.load() > bounds_.most_unsent && waiting_ > bounds_.little;
  if (waiting_ > bounds_.most_waiting || crowded) return cut();
  write_soon();
}

void WebSocket::write_soon() {
  if (std::exchange(writing_, true)) return;
  // Whatever else is sent in this turn of the loop goes along.
  asio::post(socket_.get_executor(), [self = shared_from_this()] { self->write(); });
}

void WebSocket::write() {
  writing_ = false;
  if (!open_) return;
  if (gathers_) join_waiting();
  const bool all = write_some();
  out_.erase(out_.begin(), out_.begin() + static_cast<std::ptrdiff_t>(std::exchange(gone_, 0)));
  if (all && closing_) finish();
  if (all || !open_) return;
  writing_ = true;
  if (!slow_.waiting()) slow_.set(bounds_.write, [this] { cut(); });
  socket_.async_wait(tcp::socket::wait_write,
                     [self = shared_from_this()](const error_code&) { self->write(); });
}

bool WebSocket::write_some() {
  while (gone_ < out_.size()) {
    std::array<iovec, 2 * kFramesAtOnce> parts;
    std::size_t count = 0;
    std::size_t skip = begun_;
    const auto add = [&](std::string_view bytes) {
      const std::size_t gone = std::min(skip, bytes.size());
      skip -= gone;
      parts[count++] = {const_cast<char*>(bytes.data()) + gone, bytes.size() - gone};
    };
    for (std::size_t i = gone_; i < out_.size() && count < parts.size(); ++i) {
      add(out_[i].head.bytes());
      add(*out_[i].text);
    }
    msghdr message{};
    message.msg_iov = parts.data();
    message.msg_iovlen = count;
    const ssize_t size = ::sendmsg(socket_.native_handle(), &message, MSG_DONTWAIT | MSG_NOSIGNAL);
    if (size < 0 && !would_wait()) drop();  // the other side has gone
    if (size < 0) return false;
    sent(static_cast<std::size_t>(size));
  }
  return true;
}

void WebSocket::sent(std::size_t bytes) {
  begun_ += bytes;
  while (gone_ < out_.size() && out_[gone_].size() <= begun_) {
    const Frame& whole = out_[gone_++];
    begun_ -= whole.size();
    waiting_ -= whole.text->size();
    metrics_.unsent -= static_cast<std::int64_t>(whole.text->size());
    if (slow_.waiting()) slow_.cancel();  // each message has its own time
  }
}

void WebSocket::join_waiting() {
  const auto is_text = [](const Frame& frame) { return frame.opcode == Opcode::Text; };
  const auto first = out_.begin() + (begun_ > 0 ? 1 : 0);
  if (out_.end() - first < 2 || !std::all_of(first, out_.end(), is_text)) return;
  auto all = std::make_shared<std::string>();
  for (auto frame = first; frame != out_.end(); ++frame)
    all->append(all->empty() ? "[" : ",").append(*frame->text);
  all->append("]");
  const std::size_t more = static_cast<std::size_t>(out_.end() - first) + 1;  // brackets and commas
  waiting_ += more;
  metrics_.unsent += static_cast<std::int64_t>(more);
  out_.erase(first, out_.end());
  out_.emplace_back(Opcode::Text, std::move(all));
}

void WebSocket::close(CloseCode code) {
  if (closing_) return;
  put(Opcode::Close, std::make_shared<std::string>(close_payload(code)));
  closing_ = true;
}

/// Everything has been said: the other side closes, too, or is closed.
void WebSocket::finish() {
  open_ = false;
  error_code ignored;
  socket_.shutdown(tcp::socket::shutdown_send, ignored);
  slow_.set(bounds_.hello, [this] { drop(); });
}

void WebSocket::cut() {
  if (!open_) return;
  ++metrics_.cut_off;
  drop();
}

void WebSocket::drop() {
  open_ = false;
  // Waiting for the next message ends with an error, and the listener hears of it from there.
  error_code ignored;
  socket_.close(ignored);
}

}  // namespace

void serve_web_socket(Loop& loop, Metrics& metrics, const Upgrade& upgrade,
                      const std::shared_ptr<Listener>& listener, NoListener why, const SocketBounds& bounds) {
  tcp::socket socket(loop.context(), upgrade.v6 ? tcp::v6() : tcp::v4(), upgrade.handle);
  std::make_shared<WebSocket>(loop, metrics, std::move(socket), upgrade.place, bounds)
      ->begin(upgrade, listener, why);
}

}  // namespace longroad::server
