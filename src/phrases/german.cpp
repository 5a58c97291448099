#include "phrases/german.hpp"

#include <iterator>

namespace longroad::german {

std::string seat(Seat seat) {
  if (seat.is_none()) return "jemand anders";
  return "Sitz " + std::to_string(seat.index + 1);
}

std::string_view resource(Resource resource) {
  static constexpr std::string_view kNames[] = {"Lehm", "Holz", "Wolle", "Getreide", "Erz"};
  static_assert(std::size(kNames) == kResources);
  return kNames[static_cast<std::size_t>(resource)];
}

std::string cards(Bundle bundle) {
  if (bundle.empty()) return "nichts";
  std::string out;
  Bundle::for_each_kind([&](Resource kind) {
    if (bundle[kind] == 0) return;
    if (!out.empty()) out += ", ";
    out += std::to_string(bundle[kind]) + ' ' + std::string(resource(kind));
  });
  return out;
}

}  // namespace longroad::german
