#include "phrases/english.hpp"

#include <iterator>

namespace longroad::english {

std::string number(int n) {
  static constexpr std::string_view kWords[] = {"no",    "one",   "two",  "three", "four",   "five",  "six",
                                                "seven", "eight", "nine", "ten",   "eleven", "twelve"};
  if (n >= 0 && n <= 12) return std::string(kWords[n]);
  return std::to_string(n);
}

std::string seat(Seat seat) {
  if (seat.is_none()) return "another player";
  return "seat " + std::to_string(seat.index + 1);
}

std::string_view resource(Resource resource) {
  static constexpr std::string_view kNames[] = {"brick", "lumber", "wool", "grain", "ore"};
  static_assert(std::size(kNames) == kResources);
  return kNames[static_cast<std::size_t>(resource)];
}

std::string cards(Bundle bundle) {
  if (bundle.empty()) return "nothing";
  std::string out;
  int left = bundle.size();
  Bundle::for_each_kind([&](Resource kind) {
    const int n = bundle[kind];
    if (n == 0) return;
    left -= n;
    if (!out.empty()) out += left == 0 ? " and " : ", ";
    out += number(n);
    out += ' ';
    out += resource(kind);
  });
  return out;
}

std::string capital(std::string sentence) {
  if (!sentence.empty() && sentence[0] >= 'a' && sentence[0] <= 'z') sentence[0] += 'A' - 'a';
  return sentence;
}

}  // namespace longroad::english
