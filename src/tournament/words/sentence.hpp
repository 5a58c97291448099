/// What is said about a tournament. `phrases_refused.hpp` and `phrases_told.hpp` have all codes; the
/// sentences stand in `translations/LANGUAGE/tournament.json`.
#pragma once

#include <stdexcept>
#include <string_view>
#include <utility>

#include "phrases/sentence.hpp"
#include "tournament/words/phrases_refused.hpp"
#include "tournament/words/phrases_told.hpp"

namespace longroad::tournament {

using phrases::Answer;
using phrases::Sentence;
using phrases::sentence_json;
using phrases::sentences_json;
using phrases::texts;
using phrases::Value;
using phrases::Values;

/// The code of a sentence, written as a word; a word that is not in the lists does not compile.
class Code {
 public:
  consteval Code(const char* word)  // NOLINT(google-explicit-constructor)
      : word_(word) {
    if (!phrases::find(kRefusals, word) && !phrases::find(kTold, word))
      throw std::logic_error("this sentence is not in the lists");
  }
  [[nodiscard]] std::string_view word() const { return word_; }

 private:
  std::string_view word_;
};

inline Sentence say(Code code, Values values = {}) {
  return phrases::say("tournament", code.word(), std::move(values));
}

/// What has no code: it is shown as it is.
inline Sentence say_plainly(const Error& error) { return say("plain", {{"text", error.sentence}}); }

}  // namespace longroad::tournament
