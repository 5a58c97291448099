#include "phrases/sentence.hpp"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <cassert>
#include <cctype>

#include "phrases/english.hpp"
#include "phrases/translations.hpp"

namespace longroad::phrases {
namespace {

namespace json = boost::json;

std::string text_of(const Value& value) {
  if (!value.text.empty() || value.kind == Value::Kind::Text) return value.text;
  if (value.kind == Value::Kind::Number) return std::to_string(value.number);
  std::string list;
  for (const Sentence& phrase : value.phrases) list += (list.empty() ? "" : ", ") + phrase.text;
  return list;
}

/// `win/wins`, with the number in front, or `none/one/more`, with the number where # stands.
std::string in_form(std::string_view forms, std::int64_t n, std::string_view words) {
  const std::size_t slash = forms.find('/');
  const std::string_view first = forms.substr(0, slash);
  const std::string_view rest = forms.substr(slash + 1);
  const std::size_t second = rest.find('/');
  if (second == rest.npos) return std::string(words) + ' ' + std::string(n == 1 ? first : rest);
  std::string said(n == 0 ? first : n == 1 ? rest.substr(0, second) : rest.substr(second + 1));
  if (const std::size_t at = said.find('#'); at != said.npos) said.replace(at, 1, words);
  return said;
}

/// Empty where there is nothing to say.
std::string text_of(std::string_view hole, const Values& values) {
  const std::size_t colon = std::min(hole.find(':'), hole.size());
  std::string name(hole.substr(0, colon));
  const bool capital = std::isupper(static_cast<unsigned char>(name[0])) != 0;
  name[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(name[0])));
  const auto found = std::ranges::find(values, name, &Values::value_type::first);
  assert(found != values.end());  // whoever says a sentence says what it speaks of
  const std::string text = text_of(found->second);
  if (colon == hole.size()) return capital ? english::capital(text) : text;
  return in_form(hole.substr(colon + 1), found->second.number, text);
}

bool ends_like_sentence(std::string_view text) {
  return text.ends_with('.') || text.ends_with('!') || text.ends_with('?') || text.ends_with("…");
}

struct Filled {
  std::string text;
  bool complete = true;  // nothing that the phrase speaks of is missing
};

Filled filled(std::string_view phrase, const Values& values) {
  Filled out;
  while (!phrase.empty()) {
    const char begin = phrase.front();
    if (begin != '{' && begin != '[') {
      const std::size_t end = std::min(phrase.find_first_of("{["), phrase.size());
      out.text += phrase.substr(0, end);
      phrase.remove_prefix(end);
      continue;
    }
    const std::size_t end = phrase.find(begin == '{' ? '}' : ']');
    const std::string_view inner = phrase.substr(1, end - 1);
    phrase.remove_prefix(end + 1);
    if (begin == '{') {
      const std::string text = text_of(inner, values);
      out.complete &= !text.empty();
      out.text += text;
      if (phrase == "." && ends_like_sentence(text)) break;  // a reason that brought its own full stop
    } else if (const Filled part = filled(inner, values); part.complete) {
      out.text += part.text;
      if (phrase == "." && ends_like_sentence(part.text)) break;
    }
  }
  return out;
}

json::value value_json(const Value& value) {
  switch (value.kind) {
    case Value::Kind::Text:
      return json::value(value.text);
    case Value::Kind::Number:
      return value.number;
    case Value::Kind::Phrase:
      return sentence_json(value.phrases.front());
    case Value::Kind::List:
      return sentences_json(value.phrases);
  }
  return nullptr;
}

}  // namespace

Value::Value(std::string words) : kind(Kind::Text), text(std::move(words)) {}
Value::Value(std::string_view words) : Value(std::string(words)) {}
Value::Value(const char* words) : Value(std::string(words)) {}
Value::Value(Sentence phrase) : kind(Kind::Phrase), phrases{std::move(phrase)} {}
Value::Value(std::vector<Sentence> several) : kind(Kind::List), phrases(std::move(several)) {}

Value Value::counted(std::int64_t n, std::string words) {
  Value value(n);
  value.text = std::move(words);
  return value;
}

std::string fill(std::string_view phrase, const Values& values) { return filled(phrase, values).text; }

Sentence say(std::string_view file, std::string_view code, Values values) {
  std::string text = fill(phrase(Language::English, file, code), values);
  return {code, std::move(values), std::move(text)};
}

std::vector<std::string> texts(const std::vector<Sentence>& sentences) {
  std::vector<std::string> list;
  for (const Sentence& sentence : sentences) list.push_back(sentence.text);
  return list;
}

json::object sentence_json(const Sentence& sentence) {
  json::object args;
  for (const auto& [name, value] : sentence.values) args[name] = value_json(value);
  return {{"code", sentence.code}, {"args", std::move(args)}, {"text", sentence.text}};
}

json::array sentences_json(const std::vector<Sentence>& sentences) {
  json::array list;
  for (const Sentence& sentence : sentences) list.push_back(sentence_json(sentence));
  return list;
}

}  // namespace longroad::phrases
