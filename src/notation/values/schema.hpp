/// JSON schemas of values that describe themselves: the definitions of the files in `schema/`.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <type_traits>

#include "base/id.hpp"
#include "notation/values/value.hpp"

namespace longroad::notation {

/// The definitions that were made so far, by name. A described struct with a `kDefinition` has one of its
/// own.
class Schema {
 public:
  [[nodiscard]] const boost::json::object& definitions() const { return definitions_; }

  /// One definition for each kind, with its name as `tag` and the members of `Head` beside it, and one for
  /// whichever of them it is.
  template <Described Head, class... Kinds>
  void define_kinds(std::type_identity<std::variant<Kinds...>> kinds, std::string_view title,
                    std::string_view tag, std::string_view about = {});

  /// The same for one kind alone.
  template <Described Head, Described T>
  void define_kind(std::string_view title, std::string_view tag);

  template <Described T>
  void define() {
    define(T::kDefinition.title, object_of<T>());
  }
  /// Of a member of this type.
  template <class T>
  boost::json::object of(const As& as);

 private:
  struct Object {
    boost::json::object properties{};
    boost::json::array required{};
    [[nodiscard]] boost::json::object closed(std::string_view about) &&;
  };
  template <class T>
  struct Member;

  template <Described T>
  boost::json::object object_of();
  void define(std::string_view title, boost::json::object definition);

  boost::json::object definitions_;
};

/// The schema file with these definitions in place of what it had of the same names.
std::string with_definitions(std::string_view file, const boost::json::object& definitions);

namespace detail {

boost::json::object reference(std::string_view definition);
boost::json::object number_schema(const As& as);
boost::json::object text_schema(const As& as);
boost::json::object list_schema(boost::json::object items, const As& as);
boost::json::object words_schema(std::span<const std::string_view> words);
boost::json::object or_null(boost::json::object schema);

template <class T>
concept Defined = requires {
  T::kDefinition;
};

template <class T>
constexpr std::string_view about_of() {
  if constexpr (Defined<T>)
    return T::kDefinition.about;
  else
    return {};
}

/// `check_in` of `Command`: CheckInCommand.
std::string kind_title(std::string_view name, std::string_view kinds);

template <class T>
std::string title_of(std::string_view kinds) {
  if constexpr (Defined<T>)
    return std::string(T::kDefinition.title);
  else
    return kind_title(T::kName, kinds);
}

}  // namespace detail

template <class T>
boost::json::object Schema::of(const As& as) {
  if constexpr (detail::kIsList<T>) {
    return detail::list_schema(of<typename T::value_type>(As{.form = as.form}), as);
  } else if constexpr (detail::kIsOptional<T>) {
    boost::json::object one = of<typename T::value_type>(as);
    return as.omitted ? one : detail::or_null(std::move(one));
  } else if (!as.form.empty()) {
    return detail::reference(as.form);
  } else if constexpr (Described<T>) {
    if constexpr (detail::Defined<T>) {
      if (!definitions_.contains(T::kDefinition.title)) define<T>();
      return detail::reference(T::kDefinition.title);
    } else {
      return object_of<T>();
    }
  } else if constexpr (std::is_same_v<T, bool>) {
    return {{"type", "boolean"}};
  } else if constexpr (std::is_integral_v<T>) {
    return detail::number_schema(as);
  } else if constexpr (std::is_same_v<T, std::string>) {
    return detail::text_schema(as);
  } else if constexpr (std::is_same_v<T, Seat>) {
    return detail::reference("SeatNumber");
  } else if constexpr (std::is_same_v<T, boost::json::value> || std::is_same_v<T, Written>) {
    return {};
  } else if constexpr (std::is_same_v<T, boost::json::object>) {
    return {{"type", "object"}, {"additionalProperties", true}};
  } else if constexpr (Worded<T>) {
    return detail::words_schema(words(T{}));
  } else {
    return Form<T>::schema(as);
  }
}

template <class T>
struct Schema::Member {
  using Value = T;
  Schema& schema;
  Object& object;
  bool optional = false;  // all of them

  template <class M>
  void operator()(std::string_view key, M T::*, const As& as = {}) const {
    boost::json::object member = schema.of<M>(as);
    if (!as.about.empty()) member["description"] = as.about;
    if (!optional && !as.optional && !as.omitted) object.required.emplace_back(key);
    object.properties[key] = std::move(member);
  }
  template <Described M>
  void operator()(M T::*, const As& as = {}) const {
    M::fields(Member<M>{schema, object, optional || as.optional});
  }
  template <Described M>
  void operator()(std::optional<M> T::*) const {
    M::fields(Member<M>{schema, object, true});
  }
};

template <Described T>
boost::json::object Schema::object_of() {
  Object object;
  T::fields(Member<T>{*this, object});
  return std::move(object).closed(detail::about_of<T>());
}

template <Described Head, Described T>
void Schema::define_kind(std::string_view title, std::string_view tag) {
  Object object;
  object.properties[tag] = boost::json::object{{"const", T::kName}};
  object.required.emplace_back(tag);
  Head::fields(Member<Head>{*this, object});
  T::fields(Member<T>{*this, object});
  define(title, std::move(object).closed(detail::about_of<T>()));
}

template <Described Head, class... Kinds>
void Schema::define_kinds(std::type_identity<std::variant<Kinds...>>, std::string_view title,
                          std::string_view tag, std::string_view about) {
  boost::json::array all;
  const auto add = [&]<class T>(std::type_identity<T>) {
    const std::string name = detail::title_of<T>(title);
    define_kind<Head, T>(name, tag);
    all.push_back(detail::reference(name));
  };
  (add(std::type_identity<Kinds>{}), ...);
  boost::json::object any;
  if (!about.empty()) any["description"] = about;
  any["oneOf"] = std::move(all);
  define(title, std::move(any));
}

/// Where nothing stands beside the members of a kind.
struct NoHead {
  static void fields(auto) {}
};

}  // namespace longroad::notation
