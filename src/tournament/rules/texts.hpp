/// What may be written into the record: texts of a length that fits on paper, in letters that can be printed.
#pragma once

#include <vector>

#include "tournament/model/event_setup.hpp"
#include "tournament/rules/common.hpp"

namespace longroad::tournament::rules {

inline constexpr int kLongestName = 200;   // of people, clubs, contacts, places
inline constexpr int kLongestText = 2000;  // of reasons, grounds, rulings, notes

/// Where this field's text is too long or can't be printed.
Refused refuse_text(std::string_view key, std::string_view text);

/// The same for every text of an event.
template <class E>
Refused refuse_texts(const E& event) {
  Refused refused;
  E::fields(event, [&]<class T>(std::string_view key, const T& value) {
    if (refused) return;
    if constexpr (std::is_same_v<T, std::string>) {
      refused = refuse_text(key, value);
    } else if constexpr (std::is_same_v<T, std::optional<std::string>>) {
      if (value) refused = refuse_text(key, *value);
    } else if constexpr (std::is_same_v<T, std::vector<event::NewPlayer>>) {
      for (auto player = value.begin(); !refused && player != value.end(); ++player)
        refused = refuse_texts(*player);
    }
  });
  return refused;
}

}  // namespace longroad::tournament::rules
