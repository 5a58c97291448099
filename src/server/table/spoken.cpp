#include "server/table/spoken.hpp"

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "notation/values/read.hpp"

namespace longroad::server {
namespace {

constexpr std::size_t kMaxCommandId = 40;

}  // namespace

std::variant<Spoken, Unspeakable> read_spoken(const notation::Node& message) {
  notation::Fault fault;
  const notation::Node whole(*message.value(), fault);
  Spoken spoken;
  if (!notation::read_kind(whole, message.at("t").word({}), spoken.asked, notation::kMessage))
    return Unspeakable::Kind;
  spoken.id = message.at("id").word({});
  if (spoken.id.empty() || spoken.id.size() > kMaxCommandId) return Unspeakable::Id;
  notation::refuse_strangers(whole, {"t", "id"}, spoken.asked);
  if (fault.found()) spoken.fault = fault.error();
  return spoken;
}

message::Hello read_hello(const notation::Node& message) {
  message::Hello hello;
  notation::read_members(message, hello, notation::kLogged);
  std::vector<std::string_view> keys{"t"};
  notation::list_keys<message::Hello>(keys);
  message.only(keys);
  return hello;
}

bool is_always_heard(const AnyRequest& asked) {
  return std::holds_alternative<request::Do>(asked) || std::holds_alternative<request::Leave>(asked);
}

}  // namespace longroad::server
