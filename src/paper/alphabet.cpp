#include "paper/alphabet.hpp"

#include <glib.h>

#include <memory>
#include <string_view>
#include <utility>

namespace longroad::paper {
namespace {

/// Letters that are no letter with a mark on it.
constexpr std::pair<gunichar, std::string_view> kLetters[] = {
    {0x00F8, "o"},  {0x0142, "l"},  {0x0111, "d"},  {0x00F0, "d"},
    {0x00FE, "th"}, {0x00E6, "ae"}, {0x0153, "oe"}, {0x0131, "i"},
};

using Text = std::unique_ptr<gchar, decltype(&g_free)>;

void append(std::string& key, gunichar letter) {
  for (const auto& [code, plain] : kLetters) {
    if (code != letter) continue;
    key += plain;
    return;
  }
  char bytes[6];
  key.append(bytes, static_cast<std::size_t>(g_unichar_to_utf8(letter, bytes)));
}

}  // namespace

std::string sort_key(const std::string& name) {
  const Text folded(g_utf8_casefold(name.data(), static_cast<gssize>(name.size())), g_free);
  const Text parts(g_utf8_normalize(folded.get(), -1, G_NORMALIZE_NFD), g_free);
  if (!parts) return name;  // no UTF-8
  std::string key;
  for (const gchar* at = parts.get(); *at != '\0'; at = g_utf8_next_char(at)) {
    const gunichar letter = g_utf8_get_char(at);
    if (g_unichar_combining_class(letter) == 0) append(key, letter);
  }
  return key;
}

}  // namespace longroad::paper
