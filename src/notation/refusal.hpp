/// Why the rules say no: a small value that the rules core returns, made into a sentence outside it. Each
/// game lists its refusals in its own folder; the sentences stand in `translations/LANGUAGE/games`.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

#include "base/id.hpp"
#include "base/resources.hpp"
#include "phrases/declared.hpp"

namespace longroad {

/// The rule that was broken, by the hash of its name.
struct Rule {
  std::uint32_t hash = 0;
  friend constexpr bool operator==(Rule, Rule) = default;
};

struct Refusal {
  Rule rule{};
  Seat seat{};              // whom the sentence names
  std::uint8_t number = 0;  // and how many
  Resource resource{};
  Bundle cards{};  // what is missing

  constexpr explicit operator bool() const { return rule != Rule{}; }
  friend constexpr bool operator==(const Refusal&, const Refusal&) = default;

  constexpr void speak_of(Seat whom) { seat = whom; }
  constexpr void speak_of(std::integral auto n) { number = static_cast<std::uint8_t>(n); }
  constexpr void speak_of(Resource kind) { resource = kind; }
  constexpr void speak_of(Bundle missing) { cards = missing; }
};
static_assert(sizeof(Refusal) <= 16);

/// What several games refuse.
inline constexpr auto kSharedRefusals = std::to_array<phrases::Declared>({
    // whose line it is
    {"game_over"},
    {"not_your_turn", "seat"},
    {"chance_due"},
    {"nothing_to_chance"},
    {"not_in_this_game"},
    {"seat_left", "seat"},
    {"clock_ran_out", "seat"},
    {"clock_runs_still"},
    // what comes first
    {"not_in_opening"},
    {"discard_first"},
    {"your_discard_first", "number"},
    {"give_first", "seat"},
    {"nothing_owed"},
    {"not_now"},
    // cards
    {"cannot_pay", "cards"},
    {"has_no_such_card", "seat resource"},
    {"empty_hand", "seat"},
    {"same_resource"},
    {"not_drawable"},
    {"offers_used_up", "number"},
    // taking back
    {"nothing_to_revise"},
    {"not_yours_to_revise", "seat"},
});

namespace refusal_detail {

// Nobody calls these: what can't be compiled says their name.
void the_list_has_no_such_refusal();
void the_list_has_other_arguments();

template <class T>
constexpr std::string_view arg_name() {
  if constexpr (std::is_same_v<T, Seat>) return "seat";
  if constexpr (std::is_integral_v<T>) return "number";
  if constexpr (std::is_same_v<T, Resource>) return "resource";
  if constexpr (std::is_same_v<T, Bundle>) return "cards";
  return "";
}

/// Without `starts_with`, which throws what no device can.
constexpr bool take(std::string_view& names, std::string_view name) {
  if (names.size() < name.size() || std::string_view(names.data(), name.size()) != name) return false;
  names.remove_prefix(name.size());
  if (names.starts_with(' ')) names.remove_prefix(1);
  return true;
}

/// Whether the list's names of arguments are those of these types, in this order.
template <class... Args>
constexpr bool speaks_of(std::string_view names) {
  return (take(names, arg_name<Args>()) && ...) && names.empty();
}

}  // namespace refusal_detail

/// A name that the list has, for what the list says that it speaks of; any other does not compile.
template <const auto& kList, class... Args>
struct Listed {
  consteval Listed(const char* name)  // NOLINT(google-explicit-constructor)
      : rule{phrases::hash_of(name)} {
    std::optional<phrases::Declared> found = phrases::find(kList, name);
    if (!found) found = phrases::find(kSharedRefusals, name);
    if (!found) refusal_detail::the_list_has_no_such_refusal();
    if (!refusal_detail::speaks_of<Args...>(found->args)) refusal_detail::the_list_has_other_arguments();
  }
  Rule rule;
};

template <class... Args>
constexpr Refusal refusal_of(Rule rule, Args... args) {
  Refusal refusal{.rule = rule};
  (refusal.speak_of(args), ...);
  return refusal;
}

namespace notation {

/// A refusal that several games share; each game has a `refuse` of its own for these and for those of its
/// list.
template <class... Args>
constexpr Refusal refuse(std::type_identity_t<Listed<kSharedRefusals, Args...>> listed, Args... args) {
  return refusal_of(listed.rule, args...);
}

}  // namespace notation

/// The stable name in texts and JSON: `too_close`.
std::string_view name(Rule rule);

/// The rule in one English sentence that a player understands.
std::string sentence(const Refusal& refusal);

}  // namespace longroad
