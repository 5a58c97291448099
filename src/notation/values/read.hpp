/// Reading values that describe themselves; every fault names its place, as `Node` does.
#pragma once

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <cstdint>
#include <optional>
#include <string>

#include "notation/json.hpp"
#include "notation/values/value.hpp"

namespace longroad::notation {

/// Messages are as the schema says. In logs a member that an older program did not write is as in a new
/// value. What nobody reads is mostly misspelt, and in a log that is written again it would be lost.
struct Reading {
  bool takes_missing = false;
  bool takes_strangers = false;
};
inline constexpr Reading kMessage{};
inline constexpr Reading kLogged{.takes_missing = true};
inline constexpr Reading kStored{.takes_missing = true, .takes_strangers = true};

/// The word, of which the schema says how many characters it may have.
std::string_view read_text(const Node& node, const As& as);

template <Described T>
void read_members(const Node& node, T& value, Reading reading);
template <Described T>
void read_value(const Node& node, T& value, const As& as, Reading reading);

inline void read_value(const Node& node, bool& value, const As&, Reading) { value = node.flag(value); }
inline void read_value(const Node& node, int& value, const As& as, Reading) {
  value = node.number(as.low, as.high, value);
}
inline void read_value(const Node& node, std::uint64_t& value, const As&, Reading) {
  value = node.number64(value);
}
inline void read_value(const Node& node, std::string& value, const As& as, Reading) {
  value = read_text(node, as);
}
inline void read_value(const Node& node, Seat& value, const As&, Reading) {
  value = node.seat(kMaxSeats, value);
}
inline void read_value(const Node& node, boost::json::value& value, const As&, Reading) {
  value = *node.value();
}
inline void read_value(const Node& node, boost::json::object& value, const As&, Reading) {
  if (const auto* object = node.object()) value = *object;
}
template <Worded E>
void read_value(const Node& node, E& value, const As&, Reading) {
  value = static_cast<E>(node.choice(words(value), static_cast<int>(value)));
}
template <class T>
requires requires { &Form<T>::read; }
void read_value(const Node& node, T& value, const As& as, Reading reading) {
  Form<T>::read(node, value, as, reading);
}
template <class T>
void read_value(const Node& node, std::optional<T>& value, const As& as, Reading reading) {
  read_value(node, value.emplace(), as, reading);
}
/// Lists in a list are bounded as it is.
template <class T>
void read_value(const Node& node, std::vector<T>& list, const As& as, Reading reading) {
  const int size = node.size(as.high);
  if (size < as.low) node.refuse("at least " + std::to_string(as.low) + " are needed.");
  const As item = detail::kIsList<T> ? as : As{};
  for (int i = 0; i < size && !node.faulty(); ++i) read_value(node.at(i), list.emplace_back(), item, reading);
}

/// An object of its own: what stands in it beside the value's members is refused.
template <Described T>
void read_value(const Node& node, T& value, const As&, Reading reading) {
  read_members(node, value, reading);
  std::vector<std::string_view> keys;
  list_keys<T>(keys);
  if (!reading.takes_strangers) node.only(keys);
}

namespace detail {

template <class M>
inline constexpr bool kMayBeNull = kIsOptional<M>;
template <>
inline constexpr bool kMayBeNull<boost::json::value> = true;

template <class T>
struct MemberReader {
  using Value = T;
  const Node& node;
  T& value;
  Reading reading;
  bool optional = false;  // all of them

  template <class M>
  void operator()(std::string_view key, M T::*member, const As& as = {}) const {
    const Node at = node.at(key);
    if (at.given()) return read_value(at, value.*member, as, reading);
    if (!optional && !as.optional && !as.omitted && !reading.takes_missing && !kMayBeNull<M>)
      at.refuse("this is missing.");
  }
  template <Described M>
  void operator()(M T::*member, const As& as = {}) const {
    M::fields(MemberReader<M>{node, value.*member, reading, optional || as.optional});
  }
};

}  // namespace detail

/// The members of a value that stand in this object, perhaps beside others.
template <Described T>
void read_members(const Node& node, T& value, Reading reading) {
  T::fields(detail::MemberReader<T>{node, value, reading});
}

/// The one of this name among the kinds, with its members; false where there is none.
template <class... Kinds>
bool read_kind(const Node& node, std::string_view name, std::variant<Kinds...>& value, Reading reading) {
  const auto is_read = [&]<class T>(std::in_place_type_t<T> type) {
    if (name != T::kName) return false;
    read_members(node, value.template emplace<T>(), reading);
    static_cast<void>(type);
    return true;
  };
  return (is_read(std::in_place_type<Kinds>) || ...);
}

/// Refuses what belongs neither to the kind nor to what stands beside it in the object.
template <class... Kinds>
void refuse_strangers(const Node& node, std::vector<std::string_view> beside,
                      const std::variant<Kinds...>& value) {
  std::visit([&]<class T>(const T&) { list_keys<T>(beside); }, value);
  node.only(beside);
}

/// A whole document.
template <class T>
Result<T> read_document(const boost::json::value& document, Reading reading) {
  Fault fault;
  T value{};
  read_value(Node(document, fault), value, As{}, reading);
  if (fault.found()) return fault.error();
  return value;
}

}  // namespace longroad::notation
