#include "server/table/spoken.hpp"

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "notation/json_text.hpp"
#include "notation/values/read.hpp"
#include "server/table/shown.hpp"

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

bool is_always_heard(const AnyRequest& asked) {
  return std::holds_alternative<request::Do>(asked) || std::holds_alternative<request::Leave>(asked);
}

std::string ack_text(std::string_view id) {
  std::string text = R"({"t":"ack","id":)";
  notation::JsonText(text).value(id);
  text += '}';
  return text;
}

boost::json::object refused_json(std::string_view id, const Refused& refused) {
  boost::json::object message = phrases::refusal_json(refused.why);
  message["t"] = "refused";
  message["id"] = id;
  message["args"] = refusal_args(refused.rule);
  return message;
}

}  // namespace longroad::server
