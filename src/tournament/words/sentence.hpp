/// What is said about a tournament, in a form that can be said in any language: which sentence it is,
/// what it speaks of, and the English. `phrases_refused.hpp` and `phrases_told.hpp` have all of them.
#pragma once

#include <boost/json/fwd.hpp>
#include <concepts>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "tournament/words/phrases_refused.hpp"
#include "tournament/words/phrases_told.hpp"

namespace longroad::tournament {

/// The code of a sentence, written as a word; a word that is not in the list does not compile.
class Code {
 public:
  consteval Code(const char* word)  // NOLINT(google-explicit-constructor)
      : phrase_(&find(word)) {}
  [[nodiscard]] const Phrase& phrase() const { return *phrase_; }

 private:
  static consteval const Phrase& find(std::string_view word) {
    for (const Phrase& phrase : kRefusals) {
      if (phrase.code == word) return phrase;
    }
    for (const Phrase& phrase : kTold) {
      if (phrase.code == word) return phrase;
    }
    throw std::logic_error("this sentence is not in the list");
  }

  const Phrase* phrase_;
};

struct Sentence;

/// What a sentence speaks of: a text or a number as it is; a phrase that has a code too, such as
/// "game 2"; or several of them, with commas between.
struct Value {
  enum class Kind : std::uint8_t { Text, Number, Phrase, List };

  Value(std::string words);              // NOLINT(google-explicit-constructor)
  Value(std::string_view words);         // NOLINT(google-explicit-constructor)
  Value(const char* words);              // NOLINT(google-explicit-constructor)
  Value(Sentence phrase);                // NOLINT(google-explicit-constructor)
  Value(std::vector<Sentence> several);  // NOLINT(google-explicit-constructor)
  Value(std::integral auto n)            // NOLINT(google-explicit-constructor)
      : kind(Kind::Number), number(static_cast<std::int64_t>(n)) {}

  Kind kind;
  std::string text;
  std::int64_t number = 0;
  std::vector<Sentence> phrases;  // one, or those of the list
};

using Values = std::vector<std::pair<std::string_view, Value>>;

struct Sentence {
  std::string_view code;
  Values values;
  std::string text;  // in English

  operator Error() const { return {text}; }  // NOLINT(google-explicit-constructor)
};

Sentence say(Code code, Values values = {});

/// What has no code: it is shown as it is.
Sentence say_plainly(const Error& error);

/// The English of each.
std::vector<std::string> texts(const std::vector<Sentence>& sentences);

/// `{"code":"signed_already","args":{"player":"Ada"},"text":"Ada has signed already."}`
boost::json::object sentence_json(const Sentence& sentence);
boost::json::array sentences_json(const std::vector<Sentence>& sentences);

/// A value, or the sentence that says why there is none.
template <class T>
class [[nodiscard]] Answer : public Result<T> {
 public:
  Answer(T value) : Result<T>(std::move(value)) {}  // NOLINT(google-explicit-constructor)
  Answer(Sentence why)
      : Result<T>(Error{why.text}), why_(std::move(why)) {}  // NOLINT(google-explicit-constructor)

  [[nodiscard]] const Sentence& why() const { return why_; }

 private:
  Sentence why_;
};

}  // namespace longroad::tournament
