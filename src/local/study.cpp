#include "local/study.hpp"

#include "analysis/pages/pages.hpp"

namespace longroad::local {

void Study::go_on(int pieces) {
  for (; pieces > 0 && done() < size(); --pieces) pieces_.push_back(work_.piece(done()));
}

std::string Study::report() const {
  return analysis::as_json(work_.report(pieces_), {.language = language_, .seat = {}});
}

}  // namespace longroad::local
