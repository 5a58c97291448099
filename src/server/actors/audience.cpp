#include "server/actors/audience.hpp"

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <string>

namespace longroad::server {

std::shared_ptr<const std::string> text_of(const boost::json::object& message) {
  return std::make_shared<const std::string>(boost::json::serialize(message));
}

void send_error(Connection& connection, std::string_view code, std::string_view sentence, bool closing) {
  connection.send(text_of({{"t", "error"}, {"code", code}, {"error", sentence}, {"closing", closing}}));
}

}  // namespace longroad::server
