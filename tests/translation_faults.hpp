/// What is wrong between the sentences that modules list and those that a language has.
#pragma once

#include <algorithm>
#include <cctype>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "phrases/declared.hpp"
#include "phrases/translations.hpp"

namespace longroad::tests {

/// The names in braces, each once, without the capital letter that some have.
inline std::set<std::string> holes_of(std::string_view text) {
  std::set<std::string> holes;
  for (std::size_t at = text.find('{'); at != text.npos; at = text.find('{', at + 1)) {
    std::string name(text.substr(at + 1, text.find_first_of(":}", at) - at - 1));
    name[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(name[0])));
    holes.insert(name);
  }
  return holes;
}

inline std::set<std::string> words_of(std::string_view args) {
  std::set<std::string> words;
  while (!args.empty()) {
    const std::size_t end = std::min(args.find(' '), args.size());
    words.insert(std::string(args.substr(0, end)));
    args.remove_prefix(std::min(end + 1, args.size()));
  }
  return words;
}

/// One line for each fault: no sentence, one that nobody says, one that speaks of what its code does not
/// have.
inline std::vector<std::string> translation_faults(const std::vector<phrases::Declared>& listed,
                                                   const phrases::Book& book) {
  std::vector<std::string> faults;
  std::set<std::string, std::less<>> codes;
  for (const phrases::Declared& declared : listed) {
    const std::string code(declared.code);
    if (!codes.insert(code).second) faults.push_back(code + " is listed twice");
    const auto found = book.find(code);
    if (found == book.end()) {
      faults.push_back(code + " has no sentence");
    } else if (const auto holes = holes_of(found->second), args = words_of(declared.args);
               !std::ranges::includes(args, holes)) {
      faults.push_back(code + " speaks of what it does not have: " + found->second);
    }
  }
  for (const auto& [code, text] : book)
    if (!codes.contains(code)) faults.push_back(code + " is said by nobody");
  return faults;
}

}  // namespace longroad::tests
