/// The analysis of one record, a few pieces at a time, so that whoever waits for it sees how far it is.
#pragma once

#include <string>
#include <vector>

#include "analysis/analysis.hpp"

namespace longroad::local {

class Study {
 public:
  Study(analysis::Analysis work, Language language) : work_(std::move(work)), language_(language) {}

  [[nodiscard]] int size() const { return work_.size(); }
  [[nodiscard]] int done() const { return static_cast<int>(pieces_.size()); }
  /// Works on so many pieces; answers what they found: `{"done":…,"size":…,"names":[…],"lines":…,
  /// "curve":[…],"decisions":[…],"report":…}` with who plays and how many lines there are, points of the
  /// curve and the decisions that have a mark, and once all is done the report, as `longroad analyse --json`
  /// prints it.
  std::string go_on(int pieces);

 private:
  analysis::Analysis work_;
  Language language_;
  std::vector<analysis::Piece> pieces_;
};

}  // namespace longroad::local
