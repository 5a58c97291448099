#include "notation/refusal_words.hpp"

#include "phrases/english.hpp"
#include "phrases/sentence.hpp"
#include "phrases/translations.hpp"
#include "phrases/words.hpp"

namespace longroad {

std::string sentence(const Refusal& refusal, Language language) {
  if (!refusal) return language == Language::German ? "Das ist erlaubt." : "That is allowed.";
  const phrases::Values values{
      {"seat", phrases::seat(refusal.seat, language)},
      {"number", phrases::Value::counted(refusal.number, phrases::number(refusal.number, language))},
      {"resource", phrases::resource(refusal.resource, language)},
      {"cards", phrases::Value::counted(refusal.cards.size(), phrases::cards(refusal.cards, language))},
  };
  const auto& said = phrases::refusals(language);
  return english::capital(phrases::fill(said.at(std::string(name(refusal.rule))), values));
}

}  // namespace longroad
