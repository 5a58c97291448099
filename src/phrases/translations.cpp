#include "phrases/translations.hpp"

#include <algorithm>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <unordered_map>

#include "base/fail.hpp"
#include "phrases/declared.hpp"

namespace longroad::phrases {
namespace {

Book read(const File& file) {
  Book book;
  const boost::json::value document = boost::json::parse(file.text);
  for (const auto& [code, text] : document.as_object()) book.emplace(code, std::string(text.as_string()));
  return book;
}

const std::map<std::string_view, Book>& library() {
  static const std::map<std::string_view, Book> kBooks = [] {
    std::map<std::string_view, Book> books;
    for (const File& file : files())
      if (file.name.find("/documents/") == file.name.npos) books.emplace(file.name, read(file));
    return books;
  }();
  return kBooks;
}

std::string path(Language language, std::string_view file) {
  return std::string(code_of(language)) + '/' + std::string(file);
}

Book all_refusals(Language language) {
  const std::string folder = std::string(code_of(language)) + "/games/";
  Book all;
  for (const auto& [name, book] : library())
    if (name.starts_with(folder)) all.insert(book.begin(), book.end());
  return all;
}

}  // namespace

std::string_view document(Language language, std::string_view file) {
  const std::string name = path(language, file);
  const auto found = std::ranges::find(files(), name, &File::name);
  return found == files().end() ? std::string_view{} : found->text;
}

const Book& book(Language language, std::string_view file) {
  static const Book kNone;
  const auto found = library().find(path(language, file));
  return found == library().end() ? kNone : found->second;
}

const std::string& phrase(Language language, std::string_view file, std::string_view code) {
  const Book& from = book(language, file);
  const auto found = from.find(code);
  if (found == from.end()) fail("translations lack " + std::string(code));
  return found->second;
}

const Book& refusals(Language language) {
  static const Book kEnglish = all_refusals(Language::English);
  static const Book kGerman = all_refusals(Language::German);
  return language == Language::German ? kGerman : kEnglish;
}

std::string_view refusal_code(std::uint32_t hash) {
  static const auto kCodes = [] {
    std::unordered_map<std::uint32_t, std::string_view> codes;
    for (const auto& [code, text] : refusals(Language::English)) codes.emplace(hash_of(code), code);
    return codes;
  }();
  const auto found = kCodes.find(hash);
  return found == kCodes.end() ? std::string_view{} : found->second;
}

}  // namespace longroad::phrases
