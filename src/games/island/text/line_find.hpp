/// The verbs of the base game and of all variants, as they are written. Those of another variant are read
/// too: the rules say that they are not played here.
#pragma once

#include <algorithm>

#include "games/island/text/words.hpp"
#include "games/island/words/line_forms.hpp"

namespace longroad::island {

/// The form that fits; null where there is none.
template <class Fits>
const Form* find_form(Fits fits) {
  const Form* found = std::ranges::find_if(kForms, fits);
  if (found != std::end(kForms)) return found;
  found = nullptr;
  for_each_variant([&]<class P>() {
    const auto forms = P::Words::forms();
    const auto own = std::ranges::find_if(forms, fits);
    if (found == nullptr && own != forms.end()) found = &*own;
  });
  return found;
}

}  // namespace longroad::island
