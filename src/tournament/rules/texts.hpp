/// What may be written into the record: texts of a length that fits on paper, in letters that can be printed.
#pragma once

#include <vector>

#include "notation/values/value.hpp"
#include "tournament/model/event_setup.hpp"
#include "tournament/rules/common.hpp"

namespace longroad::tournament::rules {

inline constexpr int kLongestName = 200;   // of people, clubs, contacts, places
inline constexpr int kLongestText = 2000;  // of reasons, grounds, rulings, notes

/// Where this field's text is too long or can't be printed.
Refused refuse_text(std::string_view key, std::string_view text);

/// The same for every text of an event.
template <class E>
struct TextCheck {
  using Value = E;
  const E& event;
  Refused& refused;

  template <class T>
  void operator()(std::string_view key, T E::*member, const notation::As& = {}) const {
    const T& value = event.*member;
    if (refused) return;
    if constexpr (std::is_same_v<T, std::string>) {
      refused = refuse_text(key, value);
    } else if constexpr (std::is_same_v<T, std::optional<std::string>>) {
      if (value) refused = refuse_text(key, *value);
    } else if constexpr (std::is_same_v<T, std::vector<event::NewPlayer>>) {
      for (const event::NewPlayer& player : value)
        event::NewPlayer::fields(TextCheck<event::NewPlayer>{player, refused});
    }
  }
  template <notation::Described T>
  void operator()(T E::*member, const notation::As& = {}) const {
    T::fields(TextCheck<T>{event.*member, refused});
  }
};
template <class E>
Refused refuse_texts(const E& event) {
  Refused refused;
  E::fields(TextCheck<E>{event, refused});
  return refused;
}

}  // namespace longroad::tournament::rules
