#include "server/api/calls/read_body.hpp"

#include "notation/json.hpp"

namespace longroad::server {

std::optional<boost::json::value> read_body(const Request& request, const Reply& reply) {
  auto value = notation::parse_json(request.body, request.body.size());
  if (value && value->is_object()) return std::move(*value);
  reply(value ? problem(400, "bad_request.object") : bad_request(value.error()));
  return std::nullopt;
}

std::optional<std::string> read_secret(const Request& request, const Reply& reply) {
  const auto body = read_body(request, reply);
  if (!body) return std::nullopt;
  notation::Fault fault;
  return std::string(notation::Node(*body, fault).at("secret").word({}));
}

}  // namespace longroad::server
