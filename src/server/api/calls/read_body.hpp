/// What a request holds, read as JSON or as one of the structs that describe it.
#pragma once

#include <boost/json/value.hpp>
#include <optional>

#include "notation/values/read.hpp"
#include "server/http/http.hpp"

namespace longroad::server {

/// The object that a request holds; replies where it is none.
std::optional<boost::json::value> read_body(const Request& request, const Reply& reply);
/// The secret of a seat that a request holds; replies where it is no object.
std::optional<std::string> read_secret(const Request& request, const Reply& reply);

/// What the request holds; replies where that is something else.
template <notation::Described T>
std::optional<T> read_body_as(const Request& request, const Reply& reply) {
  const auto value = read_body(request, reply);
  if (!value) return std::nullopt;
  notation::Fault fault;
  T body;
  notation::read_value(notation::Node(*value, fault), body, {}, notation::kMessage);
  if (!fault.found()) return body;
  reply(bad_request(fault.error()));
  return std::nullopt;
}

}  // namespace longroad::server
