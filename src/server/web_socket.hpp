/// The WebSocket of one page at a table or in a tournament's hall.
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <string>

#include "server/house.hpp"

namespace longroad::server {

/// `/ws/TABLE` or `/ws/desk/EVENT`; false for any other path.
bool is_socket_path(std::string_view path);

/// Accepts the upgrade and serves the socket on the loop of what its path names until it is closed.
void serve_web_socket(House& house, boost::asio::ip::tcp::socket socket,
                      boost::beast::http::request<boost::beast::http::string_body> upgrade,
                      const std::string& path, const std::string& cookie);

}  // namespace longroad::server
