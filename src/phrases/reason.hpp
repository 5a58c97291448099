/// Why a server says no. Where one code has several sentences, the list has them as `full.seats` and
/// `full.tables`: both are `full` for whoever asked.
#pragma once

#include <string_view>

#include "phrases/declared.hpp"
#include "phrases/sentence.hpp"

namespace longroad::phrases {

constexpr std::string_view code_of(std::string_view reason) { return reason.substr(0, reason.find('.')); }

/// Not defined, and no constant: so that a word which is not in the list does not compile.
void this_reason_is_not_in_the_list();

/// A word of the list; any other does not compile.
template <const auto& kList>
class Reason {
 public:
  consteval Reason(const char* word)  // NOLINT(google-explicit-constructor)
      : word_(word) {
    if (!find(kList, word)) this_reason_is_not_in_the_list();
  }
  [[nodiscard]] std::string_view word() const { return word_; }

 private:
  std::string_view word_;
};

/// `{"code":"full","error":"All seats are taken."}`; with the whole sentence as `why` where the code does not
/// say which one it is, or what it speaks of.
boost::json::object refusal_json(const Sentence& why);

}  // namespace longroad::phrases
