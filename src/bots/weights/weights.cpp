#include "bots/weights/weights.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/parse.hpp>

namespace longroad::bots {
namespace {

namespace json = boost::json;

bool is_pair(const json::value& value) {
  const auto* pair = value.if_array();
  return pair != nullptr && pair->size() == 2 && (*pair)[0].is_number() && (*pair)[1].is_number();
}

}  // namespace

std::string write_weights(const Weights& weights) {
  std::string text = "{";
  for (const Weight& w : weights)
    text += fmt::format("{}\"{}\":[{:.4g},{:.4g}]", text.size() > 1 ? "," : "", w.name, w.early, w.late);
  return text + "}";
}

Result<Weights> read_weights(std::string_view text, Weights into) {
  json::error_code error;
  const json::value document = json::parse(text, error);
  const json::object* rows = error ? nullptr : document.if_object();
  if (rows == nullptr) return Error{"Weights are a JSON object: {\"points\":[early,late],…}."};
  for (const auto& [key, value] : *rows) {
    const std::string_view name{key.data(), key.size()};
    const auto row = std::ranges::find(into, name, &Weight::name);
    if (row == into.end()) return Error{fmt::format("There is no weight '{}' for this game.", name)};
    if (!is_pair(value)) return Error{fmt::format("The weight '{}' is two numbers, early and late.", name)};
    row->early = value.as_array()[0].to_number<float>();
    row->late = value.as_array()[1].to_number<float>();
  }
  return into;
}

}  // namespace longroad::bots
