#include "schema.hpp"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <fstream>
#include <regex>
#include <sstream>
#include <stdexcept>

#include "where.hpp"

namespace longroad::tests {
namespace {

namespace json = boost::json;

json::value read_schema(const std::string& file) {
  const std::ifstream stream(std::string(tests::kFolder) + "/../schema/" + file + ".schema.json");
  std::stringstream text;
  text << stream.rdbuf();
  return json::parse(text.str());
}

const json::object& definitions(const std::string& file) {
  static const json::value wire = read_schema("wire");
  static const json::value desk = read_schema("desk");
  return (file == "desk" ? desk : wire).at("$defs").as_object();
}

std::string fault(const json::object& defs, const json::object& schema, const json::value& value,
                  const std::string& path);

bool has_type(std::string_view type, const json::value& value) {
  if (type == "object") return value.is_object();
  if (type == "array") return value.is_array();
  if (type == "string") return value.is_string();
  if (type == "boolean") return value.is_bool();
  if (type == "null") return value.is_null();
  if (type == "integer") return value.is_int64() || value.is_uint64();
  if (type == "number") return value.is_number();
  throw std::logic_error("an unknown type in the schema");
}

std::string type_fault(const json::object& schema, const json::value& value) {
  const auto* type = schema.if_contains("type");
  if (type == nullptr) return {};
  const bool fits = type->is_string() ? has_type(type->as_string(), value)
                                      : std::ranges::any_of(type->as_array(), [&](const json::value& one) {
                                          return has_type(one.as_string(), value);
                                        });
  return fits ? "" : "is not of type " + json::serialize(*type);
}

std::string bounds_fault(const json::object& schema, const json::value& value) {
  if (const auto* constant = schema.if_contains("const"); constant != nullptr && *constant != value)
    return "is not " + json::serialize(*constant);
  if (const auto* list = schema.if_contains("enum"))
    if (std::ranges::find(list->as_array(), value) == list->as_array().end()) return "is none of the choices";
  if (const auto* low = schema.if_contains("minimum"); low != nullptr && value.is_number())
    if (value.to_number<double>() < low->to_number<double>()) return "is too small";
  if (const auto* high = schema.if_contains("maximum"); high != nullptr && value.is_number())
    if (value.to_number<double>() > high->to_number<double>()) return "is too large";
  if (const auto* pattern = schema.if_contains("pattern"); pattern != nullptr && value.is_string())
    if (!std::regex_match(std::string(value.as_string()), std::regex(std::string(pattern->as_string()))))
      return "does not fit the pattern";
  return {};
}

std::string object_fault(const json::object& defs, const json::object& schema, const json::object& value,
                         const std::string& path) {
  static const json::object kNone;
  if (const auto* required = schema.if_contains("required"))
    for (const auto& key : required->as_array())
      if (!value.contains(key.as_string())) return path + " has no " + std::string(key.as_string());
  const auto* given = schema.if_contains("properties");
  const json::object& properties = given == nullptr ? kNone : given->as_object();
  const auto* more = schema.if_contains("additionalProperties");
  for (const auto& [key, item] : value) {
    const std::string place = path + "." + std::string(key);
    const auto* known = properties.if_contains(key);
    if (known == nullptr && more != nullptr && more->is_bool() && !more->as_bool())
      return place + " is unknown";
    const auto* rule = known != nullptr ? known : more != nullptr && more->is_object() ? more : nullptr;
    if (rule == nullptr) continue;
    if (auto found = fault(defs, rule->as_object(), item, place); !found.empty()) return found;
  }
  return {};
}

std::string choice_fault(const json::object& defs, const json::object& schema, const json::value& value,
                         const std::string& path) {
  for (const char* key : {"oneOf", "anyOf"}) {
    const auto* choices = schema.if_contains(key);
    if (choices == nullptr) continue;
    std::string all;
    const bool fits = std::ranges::any_of(choices->as_array(), [&](const json::value& choice) {
      const std::string found = fault(defs, choice.as_object(), value, path);
      all += "\n  " + found;
      return found.empty();
    });
    if (!fits) return path + " fits none of:" + all;
  }
  return {};
}

std::string fault(const json::object& defs, const json::object& schema, const json::value& value,
                  const std::string& path) {
  if (const auto* reference = schema.if_contains("$ref")) {
    const std::string name(reference->as_string().subview(std::string_view("#/$defs/").size()));
    return fault(defs, defs.at(name).as_object(), value, path);
  }
  if (const auto found = type_fault(schema, value); !found.empty()) return path + " " + found;
  if (const auto found = bounds_fault(schema, value); !found.empty()) return path + " " + found;
  if (auto found = choice_fault(defs, schema, value, path); !found.empty()) return found;
  if (const auto* items = schema.if_contains("items"); items != nullptr && value.is_array())
    for (const auto& item : value.as_array())
      if (auto found = fault(defs, items->as_object(), item, path + "[]"); !found.empty()) return found;
  return value.is_object() ? object_fault(defs, schema, value.as_object(), path) : std::string();
}

}  // namespace

std::string schema_fault(const std::string& file, const std::string& definition, const json::value& value) {
  const json::object& defs = definitions(file);
  return fault(defs, defs.at(definition).as_object(), value, definition);
}

std::string schema_fault(const std::string& definition, const json::value& value) {
  return schema_fault("wire", definition, value);
}

}  // namespace longroad::tests
