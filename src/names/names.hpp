/// Names of people as others type them: two spellings of one name are one name, and whoever searches
/// need not have the letters on the keyboard. `web/src/lib/people/names.ts` does the same for what is typed
/// in.
#pragma once

#include <string>
#include <string_view>

namespace longroad::names {

/// The name without what people leave out or write differently: capitals, marks on letters, kinds of spaces,
/// dashes and apostrophes, what has no width; letters that are none with a mark (ł, ø), or that look like the
/// Latin ones beside them, are plain ones. Names are the same where these are.
std::string plain(std::string_view name);

/// The name as it is shown: kinds of spaces are one plain space, however many there are, and none is at the
/// ends. Everything else stays as it was typed.
std::string tidy(std::string_view name);

bool same(std::string_view a, std::string_view b);

/// What lists sort by: the plain name, its numbers in the order in which people count (Robot 3, Robot 10).
std::string order(std::string_view name);

/// What a search looks through: the plain name, and where it has umlauts also as it is written without
/// them (`zoe muller`, `zoe mueller`), a line each.
std::string search_text(std::string_view name);

}  // namespace longroad::names
