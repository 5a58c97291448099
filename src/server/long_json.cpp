#include "server/long_json.hpp"

#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>

namespace longroad::server {

Result<boost::json::value> parse_long_json(std::string_view text) {
  boost::json::error_code fault;
  boost::json::value value = boost::json::parse(text, fault);
  if (fault) return Error{"That is no JSON: " + fault.message() + "."};
  return value;
}

}  // namespace longroad::server
