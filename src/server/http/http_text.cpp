#include "server/http/http_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/status.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <utility>

#include "server/net/address.hpp"

namespace longroad::server {
namespace {

namespace beast = boost::beast;
namespace http = beast::http;
using boost::system::error_code;

constexpr std::size_t kMostHeader = 8 * 1024;
constexpr std::size_t kAtOnce = 16 * 1024;

using Message = http::request<http::string_body>;
using Parser = http::request_parser<http::string_body>;

/// Each proxy adds whom it hears from behind the others, be it in a line of its own, so the last of all is
/// what ours has seen itself.
std::string_view last_forwarded(const Message& message) {
  std::string_view last;
  for (const auto& field : message)
    if (beast::iequals(field.name_string(), "X-Forwarded-For")) last = field.value();
  const auto comma = last.rfind(',');
  if (comma != std::string_view::npos) last.remove_prefix(comma + 1);
  while (last.starts_with(' ')) last.remove_prefix(1);
  return last;
}

std::string_view path_of(const Message& message) {
  const std::string_view target = message.target();
  return target.substr(0, target.find('?'));
}

std::size_t size_of_body(const Parser& parser) {
  return std::max<std::size_t>(parser.content_length().value_or(0), parser.get().body().size());
}

/// `de-CH, en;q=0.8`: browsers and those who fetch pages for people name the best first.
Language first_language(std::string_view accepted) {
  return accepted.substr(0, 2) == code_of(Language::German) ? Language::German : Language::English;
}

Request read_request(Message& message) {
  const auto header = [&](http::field field) { return std::string(message[field]); };
  Request request;
  request.method = std::string(message.method_string());
  request.path = std::string(path_of(message));
  request.host = header(http::field::host);
  request.origin = header(http::field::origin);
  request.cookie = header(http::field::cookie);
  request.authorization = header(http::field::authorization);
  request.body = std::move(message.body());
  request.takes_gzip = message[http::field::accept_encoding].find("gzip") != std::string_view::npos;
  request.language = first_language(message[http::field::accept_language]);
  return request;
}

std::optional<SocketWish> read_socket_wish(const Message& message) {
  if (!beast::websocket::is_upgrade(message)) return std::nullopt;
  return SocketWish{std::string(message[http::field::sec_websocket_key]),
                    std::string(message[http::field::sec_websocket_version])};
}

}  // namespace

struct HttpReader::State {
  State(std::string address, bool proxied, const MostBody& most)
      : remote(std::move(address)), behind_proxy(proxied), most_of(most) {
    begin();
  }
  void begin() {
    parser.emplace();
    parser->header_limit(kMostHeader);
    parser->body_limit(boost::none);  // the head says which route it is, and how much that takes
    parser->eager(true);
    most_body.reset();
  }
  /// Whether more is sent, or said to be coming, than this request may hold.
  bool too_long() {
    if (!parser->is_header_done()) return false;
    if (!most_body) most_body = most_of(parser->get().method_string(), path_of(parser->get()));
    return size_of_body(*parser) > *most_body;
  }

  std::string remote;
  bool behind_proxy;
  const MostBody& most_of;
  std::optional<std::size_t> most_body;  // of this request, once its head is there
  beast::flat_buffer buffer;
  std::optional<Parser> parser;
  error_code error;
};

HttpReader::HttpReader(std::string remote, bool behind_proxy, const MostBody& most_body)
    : state_(std::make_unique<State>(std::move(remote), behind_proxy, most_body)) {}

HttpReader::~HttpReader() = default;

std::span<char> HttpReader::space() {
  const auto space = state_->buffer.prepare(kAtOnce);
  return {static_cast<char*>(space.data()), space.size()};
}

HttpReader::Progress HttpReader::read(std::size_t bytes) {
  State& s = *state_;
  s.buffer.commit(bytes);
  while (s.buffer.size() > 0 && !s.parser->is_done()) {
    const std::size_t used = s.parser->put(s.buffer.data(), s.error);
    s.buffer.consume(used);
    if (s.too_long()) s.error = http::error::body_limit;
    if (s.error && s.error != http::error::need_more) return Progress::Bad;
    if (s.error || used == 0) break;
  }
  return s.parser->is_done() ? Progress::Whole : Progress::Unfinished;
}

HttpRequest HttpReader::take() {
  Message message = state_->parser->release();
  state_->begin();
  HttpRequest taken{read_request(message), message.keep_alive(), read_socket_wish(message)};
  const std::string_view forwarded = state_->behind_proxy ? last_forwarded(message) : std::string_view();
  taken.request.secure = state_->behind_proxy && message["X-Forwarded-Proto"] == "https";
  taken.request.remote = forwarded.empty() ? state_->remote : counted_address(forwarded);
  return taken;
}

HttpReader::Stage HttpReader::stage() const {
  if (state_->parser->is_header_done()) return Stage::Body;
  return state_->buffer.size() > 0 || state_->parser->got_some() ? Stage::Head : Stage::Nothing;
}

std::size_t HttpReader::body_size() const {
  const Parser& parser = *state_->parser;
  return parser.is_header_done() ? size_of_body(parser) : 0;
}

Response HttpReader::fault() const {
  if (state_->error == http::error::body_limit)
    return problem(413, "too_large", {{"most", state_->most_body.value_or(0) / 1024}});
  if (state_->error == http::error::header_limit) return problem(431, "too_large.head");
  return problem(400, "bad_request.http");
}

std::string_view http_body(const Response& response) {
  return response.file.empty() ? std::string_view(response.body) : response.file;
}

std::string http_head(const Response& response, bool keep_alive) {
  std::string text = fmt::format(
      "HTTP/1.1 {} {}\r\n"
      "Content-Type: {}\r\n"
      "Content-Length: {}\r\n"
      "Content-Security-Policy: default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; "
      "style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; "
      "form-action 'self'\r\n"
      "X-Frame-Options: DENY\r\n"
      "X-Content-Type-Options: nosniff\r\n"
      "Referrer-Policy: no-referrer\r\n"
      "Cross-Origin-Opener-Policy: same-origin\r\n",
      response.status, std::string_view(http::obsolete_reason(static_cast<http::status>(response.status))),
      response.type, http_body(response).size());
  bool cached = false;
  bool shared = false;
  for (const auto& [name, value] : response.headers) {
    cached = cached || name == "Cache-Control";
    shared = shared || name == "Cross-Origin-Resource-Policy";
    text += fmt::format("{}: {}\r\n", name, value);
  }
  if (!cached) text += "Cache-Control: no-store\r\n";
  if (!shared) text += "Cross-Origin-Resource-Policy: same-origin\r\n";
  text += keep_alive ? "Connection: keep-alive\r\n\r\n" : "Connection: close\r\n\r\n";
  return text;
}

}  // namespace longroad::server
