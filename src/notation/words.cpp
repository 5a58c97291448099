#include "notation/words.hpp"

#include <charconv>

namespace longroad::notation {
namespace {

constexpr std::string_view kLetters = "blwgo";
constexpr std::string_view kSpaces = " \t";

Error too_many(std::string_view what) {
  return {"More than " + std::to_string(kMaxWords) + " " + std::string(what) + "."};
}

}  // namespace

Result<Words> split_words(std::string_view line) {
  Words words;
  for (std::size_t at = line.find_first_not_of(kSpaces); at != line.npos;
       at = line.find_first_not_of(kSpaces, at)) {
    if (words.size() == kMaxWords) return too_many("words in a line");
    const std::size_t end = std::min(line.find_first_of(kSpaces, at), line.size());
    words.push(line.substr(at, end - at));
    at = end;
  }
  return words;
}

Result<Words> split_items(std::string_view list, char separator) {
  Words items;
  while (true) {
    if (items.size() == kMaxWords) return too_many("items in a list");
    const std::size_t end = list.find(separator);
    items.push(list.substr(0, end));
    if (end == list.npos) return items;
    list.remove_prefix(end + 1);
  }
}

std::string quote(std::string_view word) {
  constexpr std::size_t kLongest = 40;
  std::size_t end = std::min(word.size(), kLongest);
  const auto is_continuation = [&](std::size_t i) {
    return (static_cast<unsigned char>(word[i]) & 0xC0) == 0x80;
  };
  while (end > 0 && end < word.size() && is_continuation(end)) --end;
  std::string out = "'";
  for (const char c : word.substr(0, end)) out += static_cast<unsigned char>(c) < ' ' || c == 0x7F ? '?' : c;
  if (end < word.size()) out += "…";
  return out += '\'';
}

Result<int> read_number(std::string_view word, int low, int high) {
  int n = 0;
  const char* const end = word.data() + word.size();
  const auto [stop, fault] = std::from_chars(word.data(), end, n);
  const bool leading_zero = word.size() > 1 && word[0] == '0';
  const bool digits = !word.empty() && word[0] >= '0' && word[0] <= '9';
  if (!digits || leading_zero || stop != end ||
      (fault != std::errc{} && fault != std::errc::result_out_of_range))
    return Error{quote(word) + " is no whole number."};
  if (fault != std::errc{} || n < low || n > high)
    return Error{quote(word) + " is out of range: from " + std::to_string(low) + " to " +
                 std::to_string(high) + "."};
  return n;
}

char letter(Resource resource) { return kLetters[static_cast<std::size_t>(resource)]; }

Result<Resource> read_resource(std::string_view word) {
  const std::size_t at = word.size() == 1 ? kLetters.find(word[0]) : word.npos;
  if (at == word.npos) return Error{quote(word) + " is no resource: b, l, w, g or o."};
  return static_cast<Resource>(at);
}

std::string text(Bundle bundle) {
  if (bundle.empty()) return "-";
  std::string out;
  Bundle::for_each_kind(
      [&](Resource kind) { out.append(static_cast<std::size_t>(bundle[kind]), letter(kind)); });
  return out;
}

Result<Bundle> read_bundle(std::string_view word) {
  constexpr std::size_t kMost = 255;  // what a bundle can count,
  constexpr int kMostOfAKind = 127;   // and one of its lanes
  if (word == "-") return Bundle{};
  Bundle bundle;
  bool sorted = true;
  std::size_t before = 0;
  for (const char c : word) {
    const std::size_t kind = kLetters.find(c);
    if (kind == kLetters.npos) return Error{quote(word) + " is no bundle: its letters are b, l, w, g and o."};
    const auto resource = static_cast<Resource>(kind);
    if (word.size() > kMost || bundle[resource] == kMostOfAKind)
      return Error{quote(word) + " is too many cards."};
    sorted = sorted && kind >= before;
    before = kind;
    bundle += Bundle::of(resource);
  }
  if (word.empty()) return Error{"An empty bundle is written '-'."};
  if (!sorted) return Error{quote(word) + " is not in order: write " + quote(text(bundle)) + "."};
  return bundle;
}

std::string text(Seat seat) { return std::to_string(seat.index + 1); }

Result<Seat> read_seat(std::string_view word, int players) {
  const auto n = read_number(word, 1, players);
  if (!n) return Error{quote(word) + " is no seat: they are 1 to " + std::to_string(players) + "."};
  return Seat::of(*n - 1);
}

Result<Seat> read_actor(std::string_view word, int players) {
  if (word == "*") return Seat::none();
  const auto seat = read_seat(word, players);
  if (!seat)
    return Error{"A line begins with who acts, a seat from 1 to " + std::to_string(players) +
                 " or '*', not with " + quote(word) + "."};
  return seat;
}

std::string text(SeatSet seats) {
  std::string out;
  seats.for_each([&](Seat seat) { out += (out.empty() ? "" : ",") + text(seat); });
  return out;
}

Result<SeatSet> read_seats(std::string_view list, int players) {
  const auto items = split_items(list);
  if (!items) return items.error();
  SeatSet seats;
  Seat before = Seat::none();
  for (const std::string_view item : *items) {
    const auto seat = read_seat(item, players);
    if (!seat) return seat.error();
    if (!before.is_none() && *seat <= before)
      return Error{"The seats in " + quote(list) + " are not in order."};
    seats.add(before = *seat);
  }
  return seats;
}

}  // namespace longroad::notation
