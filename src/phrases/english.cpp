#include "phrases/english.hpp"

namespace longroad::english {

std::string number(int n) {
  static constexpr std::string_view kWords[] = {"no",    "one",   "two",  "three", "four",   "five",  "six",
                                                "seven", "eight", "nine", "ten",   "eleven", "twelve"};
  if (n >= 0 && n <= 12) return std::string(kWords[n]);
  return std::to_string(n);
}

std::string capital(std::string sentence) {
  if (!sentence.empty() && sentence[0] >= 'a' && sentence[0] <= 'z') sentence[0] += 'A' - 'a';
  return sentence;
}

}  // namespace longroad::english
