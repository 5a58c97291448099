#include "names/names.hpp"

#include <glib.h>

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>
#include <vector>

namespace longroad::names {
namespace {

using Text = std::unique_ptr<gchar, decltype(&g_free)>;

Text owned(gchar* text) { return {text, g_free}; }

/// What no decomposition takes apart; capitals are folded before.
constexpr std::pair<gunichar, std::string_view> kPlain[] = {
    {U'ø', "o"}, {U'ł', "l"}, {U'đ', "d"}, {U'ð', "d"}, {U'þ', "th"}, {U'æ', "ae"}, {U'œ', "oe"}, {U'ı', "i"},
    {U'ħ', "h"}, {U'ŧ', "t"}, {U'ŋ', "n"}, {U'ə', "e"}, {U'ʼ', "'"},  {U'ʻ', "'"},  {U'‘', "'"},  {U'’', "'"},
    {U'′', "'"}, {U'`', "'"}, {U'‐', "-"}, {U'‑', "-"}, {U'‒', "-"},  {U'–', "-"},  {U'—', "-"},  {U'−', "-"},
};
constexpr gunichar kUmlaut = 0x0308;

/// Greek and Cyrillic letters that look like Latin ones, small or as capitals.
constexpr std::pair<gunichar, char> kLikeLatin[] = {
    {U'а', 'a'}, {U'в', 'b'}, {U'с', 'c'}, {U'ԁ', 'd'}, {U'е', 'e'}, {U'н', 'h'}, {U'һ', 'h'},
    {U'і', 'i'}, {U'ј', 'j'}, {U'к', 'k'}, {U'ӏ', 'l'}, {U'м', 'm'}, {U'о', 'o'}, {U'р', 'p'},
    {U'ԛ', 'q'}, {U'ѕ', 's'}, {U'т', 't'}, {U'ԝ', 'w'}, {U'х', 'x'}, {U'у', 'y'}, {U'α', 'a'},
    {U'β', 'b'}, {U'ε', 'e'}, {U'η', 'h'}, {U'ι', 'i'}, {U'κ', 'k'}, {U'μ', 'm'}, {U'ν', 'n'},
    {U'ο', 'o'}, {U'ρ', 'p'}, {U'τ', 't'}, {U'χ', 'x'}, {U'υ', 'y'}, {U'ζ', 'z'},
};

enum class Umlauts : std::uint8_t { Plain, Spelt };  // ä: a, or ae

/// Small letters, and each mark by itself.
Text decomposed(std::string_view name) {
  const Text valid = owned(g_utf8_make_valid(name.data(), static_cast<gssize>(name.size())));
  const Text parts = owned(g_utf8_normalize(valid.get(), -1, G_NORMALIZE_NFKD));
  const Text small = owned(g_utf8_casefold(parts.get(), -1));
  return owned(g_utf8_normalize(small.get(), -1, G_NORMALIZE_NFKD));
}

/// In these scripts people leave marks out; in others they are letters (か and が).
bool drops_marks(gunichar letter) {
  const GUnicodeScript script = g_unichar_get_script(letter);
  return script == G_UNICODE_SCRIPT_LATIN || script == G_UNICODE_SCRIPT_GREEK ||
         script == G_UNICODE_SCRIPT_CYRILLIC;
}

bool has_no_width(gunichar letter) {
  const GUnicodeType type = g_unichar_type(letter);
  return type == G_UNICODE_FORMAT || type == G_UNICODE_CONTROL || letter == 0x034F;
}

bool is_space(gunichar letter) {
  return g_unichar_isspace(letter) != 0 || g_unichar_type(letter) == G_UNICODE_SPACE_SEPARATOR;
}

bool is_latin(gunichar letter) { return g_unichar_get_script(letter) == G_UNICODE_SCRIPT_LATIN; }

void append_letter(std::string& out, gunichar letter) {
  char bytes[6];
  out.append(bytes, static_cast<std::size_t>(g_unichar_to_utf8(letter, bytes)));
}

/// A word of several scripts is meant to be read as one: letters that look Latin beside Latin ones are those.
std::string in_one_script(const std::string& text) {
  std::string out;
  std::vector<gunichar> word;
  const auto end_word = [&] {
    const bool latin = std::ranges::any_of(word, is_latin);
    for (const gunichar letter : word) {
      const auto* like = std::ranges::find(kLikeLatin, letter, &std::pair<gunichar, char>::first);
      append_letter(out,
                    latin && like != std::end(kLikeLatin) ? static_cast<gunichar>(like->second) : letter);
    }
    word.clear();
  };
  for (const gchar* at = text.c_str(); *at != '\0'; at = g_utf8_next_char(at)) {
    const gunichar letter = g_utf8_get_char(at);
    if (drops_marks(letter)) {
      word.push_back(letter);
    } else {
      end_word();
      append_letter(out, letter);
    }
  }
  end_word();
  return out;
}

void append(std::string& out, gunichar letter) {
  for (const auto& [code, plain] : kPlain) {
    if (code != letter) continue;
    out += plain;
    return;
  }
  append_letter(out, letter);
}

std::string spelt(std::string_view name, Umlauts umlauts) {
  const Text letters = decomposed(name);
  std::string out;
  gunichar base = 0;  // what a mark stands on
  for (const gchar* at = letters.get(); *at != '\0'; at = g_utf8_next_char(at)) {
    const gunichar letter = g_utf8_get_char(at);
    if (is_space(letter)) {
      if (!out.empty() && out.back() != ' ') out += ' ';
    } else if (has_no_width(letter)) {
      continue;
    } else if (g_unichar_combining_class(letter) != 0 && drops_marks(base)) {
      const bool turned = base == 'a' || base == 'o' || base == 'u';
      if (umlauts == Umlauts::Spelt && letter == kUmlaut && turned) out += 'e';
    } else {
      append(out, letter);
      base = letter;
    }
  }
  if (out.ends_with(' ')) out.pop_back();
  return in_one_script(out);
}

}  // namespace

std::string plain(std::string_view name) { return spelt(name, Umlauts::Plain); }

std::string order(std::string_view name) {
  const std::string text = plain(name);
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    if (!is_digit(text[at])) {
      out += text[at++];
      continue;
    }
    while (text[at] == '0' && at + 1 < text.size() && is_digit(text[at + 1])) ++at;
    std::size_t end = at;
    while (end < text.size() && is_digit(text[end])) ++end;
    // A longer number is a larger one.
    out += static_cast<char>('0' + std::min<std::size_t>(end - at, 9));
    out += text.substr(at, end - at);
    at = end;
  }
  return out;
}

std::string tidy(std::string_view name) {
  const Text valid = owned(g_utf8_make_valid(name.data(), static_cast<gssize>(name.size())));
  std::string out;
  for (const gchar *at = valid.get(), *next = at; *at != '\0'; at = next) {
    next = g_utf8_next_char(at);
    if (!is_space(g_utf8_get_char(at)))
      out.append(at, static_cast<std::size_t>(next - at));
    else if (!out.empty() && out.back() != ' ')
      out += ' ';
  }
  if (out.ends_with(' ')) out.pop_back();
  return out;
}

bool same(std::string_view a, std::string_view b) { return plain(a) == plain(b); }

std::string search_text(std::string_view name) {
  std::string text = plain(name);
  const std::string with_e = spelt(name, Umlauts::Spelt);
  return with_e == text ? text : text + "\n" + with_e;
}

}  // namespace longroad::names
