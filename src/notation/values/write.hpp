/// Writing values that describe themselves, straight to text.
#pragma once

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <cstdint>
#include <optional>
#include <string>

#include "base/id.hpp"
#include "notation/json_text.hpp"
#include "notation/values/value.hpp"

namespace longroad::notation {

template <Described T>
void write_value(JsonText& out, const T& value);

inline void write_value(JsonText& out, bool value) { out.value(value); }
inline void write_value(JsonText& out, int value) { out.value(value); }
inline void write_value(JsonText& out, std::int64_t value) { out.value(value); }
inline void write_value(JsonText& out, std::uint64_t value) { out.value(boost::json::value(value)); }
inline void write_value(JsonText& out, const std::string& value) { out.value(std::string_view(value)); }
inline void write_value(JsonText& out, Seat value) {
  if (value.is_none()) return out.null();
  out.value(value.index + 1);
}
inline void write_value(JsonText& out, Written value) { out.written(value.text); }
inline void write_value(JsonText& out, const boost::json::value& value) { out.value(value); }
inline void write_value(JsonText& out, const boost::json::object& value) {
  out.value(boost::json::value(value));
}
template <Worded E>
void write_value(JsonText& out, E value) {
  out.value(word_of(value));
}
template <class T>
requires requires { &Form<T>::write; }
void write_value(JsonText& out, const T& value) { Form<T>::write(out, value); }
template <class T>
void write_value(JsonText& out, const std::optional<T>& value) {
  if (!value) return out.null();
  write_value(out, *value);
}
template <class T>
void write_value(JsonText& out, const std::vector<T>& list) {
  out.array([&] {
    for (const T& item : list) write_value(out, item);
  });
}

namespace detail {

template <class M>
inline constexpr bool kComparable = std::equality_comparable<M>;
template <class M>
inline constexpr bool kComparable<std::vector<M>> = kComparable<M>;
template <class M>
inline constexpr bool kComparable<std::optional<M>> = kComparable<M>;

/// Whether a member is as in a new value, as far as that can be told.
template <class M>
bool is_usual(const M& member, const M& usual) {
  if constexpr (kComparable<M>)
    return member == usual;
  else if constexpr (kIsOptional<M>)
    return !member && !usual;
  else
    return false;
}

template <class T>
struct MemberWriter {
  using Value = T;
  JsonText& out;
  const T& value;
  bool optional = false;  // all of them

  template <class M>
  void operator()(std::string_view key, M T::*member, const As& as = {}) const {
    if ((optional || as.optional || as.omitted) && is_usual(value.*member, usual<T>().*member)) return;
    out.key(key);
    write_value(out, value.*member);
  }
  template <Described M>
  void operator()(M T::*member, const As& as = {}) const {
    M::fields(MemberWriter<M>{out, value.*member, optional || as.optional});
  }
  template <Described M>
  void operator()(std::optional<M> T::*member) const {
    if (value.*member) M::fields(MemberWriter<M>{out, *(value.*member), false});
  }
};

}  // namespace detail

/// The members of a value, into an object that is being written.
template <Described T>
void write_members(JsonText& out, const T& value) {
  T::fields(detail::MemberWriter<T>{out, value});
}

template <Described T>
void write_value(JsonText& out, const T& value) {
  out.object([&] { write_members(out, value); });
}

/// What a variant holds, into an object that is being written: its name as `tag`, then its members.
template <class... Kinds>
void write_kind(JsonText& out, std::string_view tag, const std::variant<Kinds...>& value) {
  out.member(tag, name_of(value));
  std::visit([&](const auto& kind) { write_members(out, kind); }, value);
}

/// What most messages have room in, so that their texts need not grow.
inline constexpr std::size_t kUsualText = 1000;

/// One of several kinds, as an object of its own.
template <Described T>
std::string kind_text(std::string_view tag, const T& kind) {
  const auto write = [&](JsonText& out) {
    out.object([&] {
      out.member(tag, T::kName);
      write_members(out, kind);
    });
  };
  return json_text(write, kUsualText);
}

/// The members of a value as text, for an object that is put together of such.
template <Described T>
std::string members_text(const T& value) {
  return json_text([&](JsonText& out) { write_members(out, value); });
}

template <class T>
std::string value_text(const T& value) {
  return json_text([&](JsonText& out) { write_value(out, value); });
}

}  // namespace longroad::notation
