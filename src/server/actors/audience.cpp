#include "server/actors/audience.hpp"

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <string>

namespace longroad::server {

void send_error(Connection& connection, std::string_view code, std::string_view sentence, bool closing) {
  connection.send(std::make_shared<const std::string>(boost::json::serialize(
      boost::json::object{{"t", "error"}, {"code", code}, {"error", sentence}, {"closing", closing}})));
}

void turn_away(Connection& connection, std::string_view code, std::string_view sentence) {
  send_error(connection, code, sentence, true);
  connection.close();
}

}  // namespace longroad::server
