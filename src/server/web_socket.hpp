/// The WebSocket of one page at one table.
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <string>

#include "server/house.hpp"

namespace longroad::server {

/// Accepts the upgrade and serves the socket on the table's loop until it is closed.
void serve_web_socket(House& house, boost::asio::ip::tcp::socket socket,
                      boost::beast::http::request<boost::beast::http::string_body> upgrade, std::string table,
                      std::string cookie);

}  // namespace longroad::server
