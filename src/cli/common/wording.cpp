#include "cli/common/wording.hpp"

#include <sstream>

namespace longroad::cli {

std::string wrapped(const std::string& text, std::size_t width) {
  std::string out;
  std::size_t column = 0;
  std::istringstream words(text);
  for (std::string word; words >> word; column += word.size() + 1) {
    if (column + word.size() > width) {
      out += '\n';
      column = 0;
    } else if (!out.empty()) {
      out += ' ';
    }
    out += word;
  }
  return out;
}

std::string alternatives(const std::vector<std::string>& words) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) text += i + 1 < words.size() ? ", " : " or ";
    text += words[i];
  }
  return text;
}

std::string counted(int number, const std::string& noun) {
  return fmt::format("{} {}{}", number, noun, number == 1 ? "" : "s");
}

}  // namespace longroad::cli
