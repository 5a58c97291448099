/// The files of `translations`, which are part of the program: a folder for each language, in it a file for
/// each module, `{"too_close": "Too close: there is a settlement one step away."}`.
#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>

#include "phrases/language.hpp"

namespace longroad::phrases {

struct File {
  std::string_view name;  // `en/games/island`
  std::string_view text;
};
/// CMake writes this one.
std::span<const File> files();

/// The file of this language, whatever it holds; empty where there is none. Those below `documents` hold no
/// sentences by code, but whole texts.
std::string_view document(Language language, std::string_view file);

/// What one file says, by code.
using Book = std::map<std::string, std::string, std::less<>>;

/// The file of this language; without a sentence where there is none.
const Book& book(Language language, std::string_view file);

/// Throws where the file has none, which a test has seen to.
const std::string& phrase(Language language, std::string_view file, std::string_view code);

/// The refusals of all games, whose codes are different in all their files.
const Book& refusals(Language language);

/// The code with this hash (`hash_of`); empty where no refusal has it.
std::string_view refusal_code(std::uint32_t hash);

}  // namespace longroad::phrases
