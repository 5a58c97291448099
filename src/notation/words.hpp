/// The shared grammar of lines: words, whole numbers, seats, resources and bundles. Reading answers
/// a value or a sentence; nothing is allocated as long as the text is right.
#pragma once

#include <string>
#include <string_view>

#include "base/fixed_vec.hpp"
#include "base/id_set.hpp"
#include "base/resources.hpp"
#include "base/result.hpp"

namespace longroad::notation {

/// Room for the words of any line, and for the items of any comma list.
inline constexpr int kMaxWords = 16;
using Words = FixedVec<std::string_view, kMaxWords>;

/// The words of a line: runs of spaces and tabs part them.
Result<Words> split_words(std::string_view line);

/// What stands between the separators: `2,3` has two items, `2,,3` has three, `` has one.
Result<Words> split_items(std::string_view list, char separator = ',');

/// The word in quotation marks, for sentences: shortened, and without control characters.
std::string quote(std::string_view word);

/// A whole number from `low` to `high`, in digits without sign or leading zeros.
Result<int> read_number(std::string_view word, int low, int high);

char letter(Resource resource);
Result<Resource> read_resource(std::string_view word);

/// `bbw`; an empty one is `-`.
std::string text(Bundle bundle);
/// The letters must be in order, `b` `l` `w` `g` `o`, so that a bundle has one text only.
Result<Bundle> read_bundle(std::string_view word);

/// `1` … `6`.
std::string text(Seat seat);
Result<Seat> read_seat(std::string_view word, int players);
/// A seat, or none for `*`.
Result<Seat> read_actor(std::string_view word, int players);
/// `2,3`, in order.
std::string text(SeatSet seats);
Result<SeatSet> read_seats(std::string_view list, int players);

}  // namespace longroad::notation
