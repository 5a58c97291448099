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
  void go_on(int pieces);
  /// What `longroad analyse --json` prints; once all is done.
  [[nodiscard]] std::string report() const;

 private:
  analysis::Analysis work_;
  Language language_;
  std::vector<analysis::Piece> pieces_;
};

}  // namespace longroad::local
