#include "notation/json.hpp"

#include <algorithm>
#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>
#include <cmath>

#include "notation/words.hpp"

namespace longroad::notation {

namespace json = boost::json;

namespace {

/// Options are typed by people, who then look for the right name.
std::string listed(std::span<const std::string_view> names) {
  std::string text;
  for (const std::string_view name : names) text.append(text.empty() ? "" : ", ").append(name);
  return text;
}

}  // namespace

Result<json::value> parse_json(std::string_view text, std::size_t most) {
  if (text.size() > most) return Error{"That is too long: more than " + std::to_string(most >> 20) + " MiB."};
  json::parse_options options;
  options.max_depth = kMaxJsonDepth;
  json::error_code fault;
  json::value value = json::parse(text, fault, {}, options);
  if (fault) return Error{"That is no JSON: " + fault.message() + "."};
  if (!is_finite(value)) return Error{"That is no JSON: a number is too large."};
  return value;
}

bool is_finite(const json::value& value) {
  if (const double* number = value.if_double()) return std::isfinite(*number);
  if (const json::array* list = value.if_array()) return std::ranges::all_of(*list, is_finite);
  const json::object* object = value.if_object();
  return object == nullptr ||
         std::ranges::all_of(*object, [](const auto& member) { return is_finite(member.value()); });
}

void Fault::note(std::string_view path, std::string_view sentence) {
  if (found()) return;
  std::string out(path);
  if (!path.empty()) out += ": ";
  error_ = Error{out.append(sentence)};
}

bool Node::given() const { return value_ != nullptr && !value_->is_null(); }

Node Node::at(std::string_view key) const {
  const json::value* found = nullptr;
  if (given()) {
    if (const auto* object = value_->if_object())
      found = object->if_contains(key);
    else
      refuse("an object in braces is expected.");
  }
  return {found, (path_.empty() ? "" : path_ + ".") + std::string(key), *fault_};
}

Node Node::at(int index) const {
  const auto* list = given() ? value_->if_array() : nullptr;
  const auto i = static_cast<std::size_t>(index);
  return {list != nullptr && i < list->size() ? &(*list)[i] : nullptr,
          path_ + "[" + std::to_string(index) + "]", *fault_};
}

int Node::size(int most) const {
  if (!given()) return 0;
  const auto* list = value_->if_array();
  if (list == nullptr) {
    refuse("a list in brackets is expected.");
    return 0;
  }
  if (list->size() <= static_cast<std::size_t>(most)) return static_cast<int>(list->size());
  refuse("at most " + std::to_string(most) + " are possible.");
  return most;
}

void Node::only(std::span<const std::string_view> keys) const {
  if (!given()) return;
  const auto* object = value_->if_object();
  if (object == nullptr) return refuse("an object in braces is expected.");
  for (const auto& member : *object) {
    const std::string_view key = member.key();
    if (std::find(keys.begin(), keys.end(), key) != keys.end()) continue;
    const bool typed = path_ == "options" || path_.starts_with("options.");  // by people
    return refuse("there is no " + quote(key) + (typed ? "; there are: " + listed(keys) : "") + ".");
  }
}

void Node::only(std::span<const Option> options) const {
  std::vector<std::string_view> names;
  for (const Option& option : options) names.push_back(option.name);
  only(names);
}

int Node::number(int low, int high, int otherwise) const {
  if (!given()) return otherwise;
  std::int64_t n = 0;
  if (value_->is_int64())
    n = value_->get_int64();
  else if (value_->is_uint64())
    n = static_cast<std::int64_t>(std::min(value_->get_uint64(), static_cast<std::uint64_t>(INT64_MAX)));
  else {
    refuse("a whole number is expected.");
    return otherwise;
  }
  if (n >= low && n <= high) return static_cast<int>(n);
  refuse("a number from " + std::to_string(low) + " to " + std::to_string(high) + " is expected.");
  return otherwise;
}

std::uint64_t Node::number64(std::uint64_t otherwise) const {
  if (!given()) return otherwise;
  if (value_->is_uint64()) return value_->get_uint64();
  if (value_->is_int64() && value_->get_int64() >= 0) return static_cast<std::uint64_t>(value_->get_int64());
  refuse("a whole number from 0 on is expected.");
  return otherwise;
}

bool Node::flag(bool otherwise) const {
  if (!given()) return otherwise;
  if (value_->is_bool()) return value_->get_bool();
  refuse("true or false is expected.");
  return otherwise;
}

std::optional<std::string_view> Node::text() const {
  if (!given()) return std::nullopt;
  if (const auto* string = value_->if_string()) return *string;
  refuse("a text in quotation marks is expected.");
  return std::nullopt;
}

std::string_view Node::word(std::string_view otherwise) const { return text().value_or(otherwise); }

int Node::choice(std::span<const std::string_view> names, int otherwise) const {
  const auto given = text();
  if (!given) return otherwise;
  const auto found = std::find(names.begin(), names.end(), *given);
  if (found != names.end()) return static_cast<int>(found - names.begin());
  std::string all;
  for (const auto& name : names) all += (all.empty() ? "" : ", ") + std::string(name);
  refuse(quote(*given) + " is none of " + all + ".");
  return otherwise;
}

template <class T>
T Node::read(Result<T> (*reader)(std::string_view), T otherwise) const {
  const auto given = text();
  if (!given) return otherwise;
  const auto value = reader(*given);
  if (value) return *value;
  refuse(value.error().sentence);
  return otherwise;
}

Resource Node::resource(Resource otherwise) const { return read(&read_resource, otherwise); }
Bundle Node::bundle(Bundle otherwise) const { return read(&read_bundle, otherwise); }

const json::object* Node::object() const {
  const auto* object = value_ == nullptr ? nullptr : value_->if_object();
  if (object == nullptr) refuse("an object in braces is expected.");
  return object;
}

Seat Node::seat(int players, Seat otherwise) const {
  if (!given()) return otherwise;
  const int n = number(1, players, 0);
  return n == 0 ? otherwise : Seat::of(n - 1);
}

bool Node::is_number() const { return given() && value_->is_number(); }
bool Node::is_list() const { return given() && value_->is_array(); }
bool Node::is_word() const { return given() && value_->is_string(); }

}  // namespace longroad::notation
