#include "notation/values/schema.hpp"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

namespace longroad::notation {

namespace json = boost::json;

namespace {

constexpr std::size_t kWidth = 140;

/// On one line.
std::string flat(const json::value& value) {
  std::string text;
  if (const auto* list = value.if_array()) {
    for (const json::value& item : *list) text += (text.empty() ? "" : ", ") + flat(item);
    return "[" + text + "]";
  }
  const auto* object = value.if_object();
  if (object == nullptr) return json::serialize(value);
  for (const auto& [key, item] : *object)
    text += (text.empty() ? "" : ", ") + json::serialize(json::string(key)) + ": " + flat(item);
  return text.empty() ? "{}" : "{ " + text + " }";
}

/// What has parts of its own to read: the file, its list of definitions, a definition with members.
bool is_large(const json::value& value, std::size_t indent) {
  const auto* object = value.if_object();
  return object != nullptr && (indent < 4 || object->contains("properties"));
}

/// On as many lines as it needs: what is large or too wide has a line for each of its parts.
std::string laid_out(const json::value& value, std::size_t indent, std::size_t before) {
  std::string text = flat(value);
  if (indent + before + text.size() <= kWidth && !is_large(value, indent)) return text;
  const std::string margin(indent + 2, ' ');
  std::string parts;
  const auto add = [&](const std::string& head, const json::value& item) {
    parts += (parts.empty() ? "\n" : ",\n") + margin + head + laid_out(item, indent + 2, head.size());
  };
  if (const auto* object = value.if_object())
    for (const auto& [key, item] : *object) add(json::serialize(json::string(key)) + ": ", item);
  else if (const auto* list = value.if_array())
    for (const json::value& item : *list) add("", item);
  else
    return text;
  if (parts.empty()) return text;
  return text.front() + parts + "\n" + std::string(indent, ' ') + text.back();
}

}  // namespace

json::object Schema::Object::closed(std::string_view about) && {
  json::object out;
  if (!about.empty()) out["description"] = about;
  out["type"] = "object";
  if (!required.empty()) out["required"] = std::move(required);
  out["additionalProperties"] = false;
  out["properties"] = std::move(properties);
  return out;
}

void Schema::define(std::string_view title, json::object definition) {
  definitions_[title] = std::move(definition);
}

std::string with_definitions(std::string_view file, const json::object& definitions) {
  json::value schema = json::parse(file);
  for (const auto& [name, definition] : definitions) schema.at("$defs").as_object()[name] = definition;
  return laid_out(schema, 0, 0) + "\n";
}

namespace detail {

json::object reference(std::string_view definition) {
  return {{"$ref", "#/$defs/" + std::string(definition)}};
}

json::object number_schema(const As& as) {
  json::object out{{"type", "integer"}, {"minimum", as.low}};
  if (as.high != As{}.high) out["maximum"] = as.high;
  return out;
}

json::object text_schema(const As& as) {
  json::object out{{"type", "string"}};
  if (as.low != 0) out["minLength"] = as.low;
  if (as.high != As{}.high) out["maxLength"] = as.high;
  return out;
}

json::object list_schema(json::object items, const As& as) {
  json::object out{{"type", "array"}};
  if (as.low != 0) out["minItems"] = as.low;
  if (as.high != As{}.high) out["maxItems"] = as.high;
  out["items"] = std::move(items);
  return out;
}

json::object words_schema(std::span<const std::string_view> words) {
  return {{"enum", json::array(words.begin(), words.end())}};
}

std::string kind_title(std::string_view name, std::string_view kinds) {
  std::string title;
  for (const char c : name) {
    const bool first = title.empty() || title.back() == '_';
    if (first && !title.empty()) title.pop_back();
    title += first && c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  }
  return title.append(kinds);
}

json::object or_null(json::object schema) {
  return {{"anyOf", {std::move(schema), json::object{{"type", "null"}}}}};
}

}  // namespace detail
}  // namespace longroad::notation
