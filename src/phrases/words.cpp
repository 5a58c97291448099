#include "phrases/words.hpp"

#include <array>

#include "phrases/english.hpp"

namespace longroad::phrases {
namespace {

struct Spoken {
  std::string_view seat, nobody, nothing, last;  // `last` stands before the last of several
  std::array<std::string_view, kResources> resources;
};
constexpr std::array<Spoken, kLanguages.size()> kSpoken{
    {{"seat ", "another player", "nothing", " and ", {"brick", "lumber", "wool", "grain", "ore"}},
     {"Sitz ", "jemand anders", "nichts", ", ", {"Lehm", "Holz", "Wolle", "Getreide", "Erz"}}}};

constexpr const Spoken& spoken(Language language) { return kSpoken[static_cast<std::size_t>(language)]; }

}  // namespace

std::string number(int n, Language language) {
  return language == Language::English ? english::number(n) : std::to_string(n);
}

std::string seat(Seat seat, Language language) {
  const Spoken& words = spoken(language);
  if (seat.is_none()) return std::string(words.nobody);
  return std::string(words.seat) + std::to_string(seat.index + 1);
}

std::string_view resource(Resource resource, Language language) {
  return spoken(language).resources[static_cast<std::size_t>(resource)];
}

std::string cards(Bundle bundle, Language language) {
  const Spoken& words = spoken(language);
  if (bundle.empty()) return std::string(words.nothing);
  std::string out;
  int left = bundle.size();
  Bundle::for_each_kind([&](Resource kind) {
    const int n = bundle[kind];
    if (n == 0) return;
    left -= n;
    if (!out.empty()) out += left == 0 ? words.last : ", ";
    out += number(n, language);
    out += ' ';
    out += resource(kind, language);
  });
  return out;
}

}  // namespace longroad::phrases
