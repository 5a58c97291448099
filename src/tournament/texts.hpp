/// What is read out and printed at a tournament, in our own words: the code of conduct, the rules
/// in brief, and what a table has to do. Pages and prints take them from here.
#pragma once

#include <string>
#include <vector>

namespace longroad::tournament {

struct TextSection {
  std::string title;
  std::vector<std::string> lines;
};

/// Explained by the referee before game 1, accepted at check-in (1.1.1).
const std::vector<TextSection>& code_of_conduct();

/// How the day goes, for everybody.
const std::vector<TextSection>& rules_in_brief();

/// The back of a table tent: what to check first, what to keep to, whom to call.
const std::vector<TextSection>& table_duties();

/// As plain text.
std::string plain_text(const std::vector<TextSection>& sections);

}  // namespace longroad::tournament
