#include "server/actors/audience.hpp"

#include "server/table/wire/message.hpp"

namespace longroad::server {

void send_error(Connection& connection, const phrases::Sentence& why, bool closing) {
  connection.send(text_of(message::Failure{reason_of(why), closing}));
}

}  // namespace longroad::server
