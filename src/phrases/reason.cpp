#include "phrases/reason.hpp"

#include <boost/json/object.hpp>

namespace longroad::phrases {

boost::json::object refusal_json(const Sentence& why) {
  const std::string_view code = code_of(why.code);
  boost::json::object out{{"code", code}, {"error", why.text}};
  if (code != why.code || !why.values.empty()) out["why"] = sentence_json(why);
  return out;
}

}  // namespace longroad::phrases
