#include "server/http/refusal.hpp"

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

namespace longroad::server {

Response refusal(int status, std::string_view code, const tournament::Sentence& why) {
  return ok(boost::json::object{{"code", code}, {"error", why.text}, {"why", sentence_json(why)}}, status);
}

Response refused(const tournament::Sentence& why) { return refusal(422, "refused", why); }

}  // namespace longroad::server
