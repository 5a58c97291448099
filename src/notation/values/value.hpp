/// Values that describe themselves. A struct names its members once,
///
///   struct Mute {
///     static constexpr std::string_view kName = "mute";
///     Seat by{}, seat{};
///     bool on = true;
///     static void fields(auto f) {
///       LONGROAD_FIELDS(f, by, seat);  // in JSON of the same names
///       f("on", &Mute::on, {.optional = true, .about = "Whether, or not any more."});
///     }
///   };
///
/// and is read from JSON (read.hpp), written to it (write.hpp) and described in the schemas
/// (schema.hpp) from that. `f(&Report::at)` names the members of a member as if they were our own; where that
/// one is an optional, they are there together or not at all.
#pragma once

#include <array>
#include <boost/preprocessor/seq/for_each.hpp>
#include <boost/preprocessor/stringize.hpp>
#include <boost/preprocessor/variadic/to_seq.hpp>
#include <concepts>
#include <limits>
#include <optional>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

/// Several members in a row that JSON calls as we do: `LONGROAD_FIELDS(f, by, seat);` is
/// `f("by", &T::by); f("seat", &T::seat);`, where T is the struct whose members f is told, its `Value`.
#define LONGROAD_FIELDS(f, ...) \
  BOOST_PP_SEQ_FOR_EACH(LONGROAD_FIELD, f, BOOST_PP_VARIADIC_TO_SEQ(__VA_ARGS__))
#define LONGROAD_FIELD(again, f, member) f(BOOST_PP_STRINGIZE(member), &decltype(f)::Value::member);

namespace longroad::notation {

/// What is known of a member beside its name and type.
struct As {
  int low = 0;  // of numbers; of texts and lists: how long they are
  int high = std::numeric_limits<int>::max();
  bool optional = false;        // may be left out, and is not written where it is as in a new value
  bool omitted = false;         // optional, and where there is none never null
  std::string_view form = {};   // a definition of the schema that says more than the type does
  std::string_view about = {};  // one line for the schema
};

/// What the schema calls a struct that has a definition of its own there, its `kDefinition`, and one line
/// about it.
struct Definition {
  std::string_view title;
  std::string_view about = {};
};

/// A part that is JSON already; its form says which definition it fits. The text must outlive it.
struct Written {
  std::string_view text{};
  friend bool operator==(const Written&, const Written&) = default;
};

template <class T>
concept Described = requires {
  T::fields(0);
};

/// How a type of its own is read, written and described, where it is no described struct: a specialisation
/// has
///   static void read(const Node&, T&, const As&, Reading);
///   static void write(JsonText&, const T&);
///   static boost::json::object schema(const As&);
template <class T>
struct Form;

/// An enumeration whose names in JSON `words(E)` lists, found beside its type.
template <class E>
concept Worded = std::is_enum_v<E> && requires(E e) {
  { words(e) } -> std::convertible_to<std::span<const std::string_view>>;
};
template <Worded E>
constexpr std::string_view word_of(E e) {
  return std::span<const std::string_view>(words(e))[static_cast<std::size_t>(e)];
}

/// A new value, with everything as it is where nobody says otherwise.
template <class T>
const T& usual() {
  static const T value{};
  return value;
}

/// The name of what a variant of named values holds.
template <class... Kinds>
std::string_view name_of(const std::variant<Kinds...>& value) {
  return std::visit([]<class T>(const T&) { return T::kName; }, value);
}

namespace detail {

template <class T>
inline constexpr bool kIsList = false;
template <class T>
inline constexpr bool kIsList<std::vector<T>> = true;
template <class T>
inline constexpr bool kIsOptional = false;
template <class T>
inline constexpr bool kIsOptional<std::optional<T>> = true;

template <class T>
struct KeyLister {
  using Value = T;
  std::vector<std::string_view>& keys;

  template <class M>
  void operator()(std::string_view key, M T::*, const As& = {}) const {
    keys.push_back(key);
  }
  template <Described M>
  void operator()(M T::*, const As& = {}) const {
    M::fields(KeyLister<M>{keys});
  }
  template <Described M>
  void operator()(std::optional<M> T::*) const {
    M::fields(KeyLister<M>{keys});
  }
};

}  // namespace detail

/// The names of a value's members, behind those that are in the list already.
template <Described T>
void list_keys(std::vector<std::string_view>& keys) {
  T::fields(detail::KeyLister<T>{keys});
}

}  // namespace longroad::notation
