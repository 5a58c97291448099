#include "notation/refusal_words.hpp"

#include "phrases/english.hpp"
#include "phrases/german.hpp"
#include "phrases/sentence.hpp"
#include "phrases/translations.hpp"

namespace longroad {
namespace {

std::string german_sentence(const Refusal& refusal) {
  if (!refusal) return "Das ist erlaubt.";
  const phrases::Values values{
      {"seat", german::seat(refusal.seat)},
      {"number", phrases::Value::counted(refusal.number, std::to_string(refusal.number))},
      {"resource", german::resource(refusal.resource)},
      {"cards", phrases::Value::counted(refusal.cards.size(), german::cards(refusal.cards))},
  };
  const auto& said = phrases::refusals(Language::German);
  return english::capital(phrases::fill(said.at(std::string(name(refusal.rule))), values));
}

}  // namespace

std::string sentence(const Refusal& refusal, Language language) {
  return language == Language::German ? german_sentence(refusal) : sentence(refusal);
}

}  // namespace longroad
