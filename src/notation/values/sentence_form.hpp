/// How a sentence stands in JSON: its code, what it speaks of, and the English.
#pragma once

#include "notation/values/write.hpp"
#include "phrases/sentence.hpp"

namespace longroad::notation {

template <>
struct Form<phrases::Sentence> {
  static void write(JsonText& out, const phrases::Sentence& sentence) {
    out.value(boost::json::value(phrases::sentence_json(sentence)));
  }
  static boost::json::object schema(const As&) { return {{"$ref", "#/$defs/Sentence"}}; }
};

}  // namespace longroad::notation
