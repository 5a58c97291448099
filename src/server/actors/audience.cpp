#include "server/actors/audience.hpp"

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <string>

#include "phrases/reason.hpp"

namespace longroad::server {

std::shared_ptr<const std::string> text_of(const boost::json::object& message) {
  return std::make_shared<const std::string>(boost::json::serialize(message));
}

void send_error(Connection& connection, const phrases::Sentence& why, bool closing) {
  boost::json::object message = phrases::refusal_json(why);
  message["t"] = "error";
  message["closing"] = closing;
  connection.send(text_of(message));
}

}  // namespace longroad::server
