#include "server/http/long_json.hpp"

#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>

#include "notation/json.hpp"

namespace longroad::server {

Result<boost::json::value> parse_long_json(std::string_view text) {
  boost::json::error_code fault;
  boost::json::value value = boost::json::parse(text, fault);
  if (fault) return Error{"That is no JSON: " + fault.message() + "."};
  if (!notation::is_finite(value)) return Error{"That is no JSON: a number is too large."};
  return value;
}

}  // namespace longroad::server
