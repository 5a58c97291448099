/// How a sentence is written down: its code, and the English with what it speaks of in braces.
///   {player}          as it is;          {Game}  the same with a capital letter in front
///   {wins:win/wins}   a number with its noun
///   [: {reason}]      left out where there is no reason
/// Pages have the same codes in their own languages; `schema/desk.sentences.json` is the list for them.
#pragma once

#include <string_view>

namespace longroad::tournament {

struct Phrase {
  std::string_view code;
  std::string_view english;
};

}  // namespace longroad::tournament
