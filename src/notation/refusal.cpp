#include "notation/refusal.hpp"

#include <cassert>

#include "notation/refusal_words.hpp"
#include "phrases/translations.hpp"

namespace longroad {

std::string_view name(Rule rule) {
  const std::string_view code = rule == Rule{} ? "ok" : phrases::refusal_code(rule.hash);
  assert(!code.empty());
  return code;
}

std::string sentence(const Refusal& refusal) { return sentence(refusal, Language::English); }

}  // namespace longroad
