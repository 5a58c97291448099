#include "notation/refusal.hpp"

#include <cassert>

#include "phrases/english.hpp"
#include "phrases/sentence.hpp"
#include "phrases/translations.hpp"

namespace longroad {

std::string_view name(Rule rule) {
  const std::string_view code = rule == Rule{} ? "ok" : phrases::refusal_code(rule.hash);
  assert(!code.empty());
  return code;
}

std::string sentence(const Refusal& refusal) {
  if (!refusal) return "That is allowed.";
  const phrases::Values values{
      {"seat", english::seat(refusal.seat)},
      {"number", phrases::Value::counted(refusal.number, english::number(refusal.number))},
      {"resource", english::resource(refusal.resource)},
      {"cards", phrases::Value::counted(refusal.cards.size(), english::cards(refusal.cards))},
  };
  const auto& said = phrases::refusals(Language::English);
  return english::capital(phrases::fill(said.at(std::string(name(refusal.rule))), values));
}

}  // namespace longroad
