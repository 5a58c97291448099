/// What is said, in a form that can be said in any language: which sentence it is, what it speaks of, and the
/// English. The sentences stand in `translations`, with what they speak of in braces:
///   {player}              as it is;          {Game}  the same with a capital letter in front
///   {wins:win/wins}       a number with its noun
///   {wins:no/one/only #}  what is said of none, one and more; # is the number
///   [: {reason}]          left out where there is no reason
/// A last full stop is left out where what stands before it ends with one.
#pragma once

#include <boost/json/fwd.hpp>
#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "phrases/language.hpp"

namespace longroad::phrases {

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

  /// A number, or so many things, in these words.
  static Value counted(std::int64_t n, std::string words);

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

/// The phrase with what it speaks of put in.
std::string fill(std::string_view phrase, const Values& values);

/// The sentence of a file of `translations`. The code lasts as long as the program.
Sentence say(std::string_view file, std::string_view code, Values values = {});

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

}  // namespace longroad::phrases
