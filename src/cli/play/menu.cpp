#include "cli/play/menu.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <boost/algorithm/string/case_conv.hpp>
#include <boost/algorithm/string/trim.hpp>
#include <cstdio>
#include <iostream>

#include "cli/common/wording.hpp"
#include "notation/words.hpp"

namespace longroad::cli {
namespace {

std::string_view first_word(std::string_view words) { return words.substr(0, words.find(' ')); }

bool is_whole(const std::vector<std::string>& rests) { return std::ranges::find(rests, "") != rests.end(); }

/// `0 to 53` for the numbers of a run, so that a list fits the screen.
std::string listed(const std::vector<std::string>& choices) {
  std::vector<std::string> parts;
  const auto number = [&](std::size_t i) {
    const auto read = notation::read_number(choices[i], 0, 999);
    return read ? *read : -2;  // which nothing follows
  };
  for (std::size_t first = 0, last = 0; first < choices.size(); first = ++last) {
    while (last + 1 < choices.size() && number(last + 1) == number(last) + 1) ++last;
    if (last < first + 2) last = first;
    parts.push_back(first == last ? choices[first] : fmt::format("{} to {}", choices[first], choices[last]));
  }
  return fmt::format("{}", fmt::join(parts, ", "));
}

/// `market …, stack …, 2`: only what comes next, where whole choices are too many to read.
std::string briefly_listed(const std::vector<std::string>& choices) {
  constexpr std::size_t kMostColumns = 120;
  if (std::string all = listed(choices); all.size() <= kMostColumns) return all;
  std::vector<std::string> next;
  for (const std::string& choice : choices) {
    std::string word(first_word(choice));
    if (word.size() < choice.size()) word += " …";
    if (std::ranges::find(next, word) == next.end()) next.push_back(std::move(word));
  }
  return listed(next);
}

std::vector<std::string> legal_lines(const games::Position& position, Seat seat) {
  Actions legal;
  position.legal(seat, legal);
  std::vector<std::string> lines;
  for (const Action action : legal) lines.push_back(position.text(action));
  return lines;
}

}  // namespace

Menu::Menu(const games::Position& position, Seat seat, std::string_view ends_turn)
    : Menu(legal_lines(position, seat), position.open_verbs(seat), seat, ends_turn) {}

Menu::Menu(std::span<const std::string> lines, std::span<const notation::OpenVerb> open, Seat seat,
           std::string_view ends_turn)
    : seat_(notation::text(seat)) {
  for (const std::string& line : lines) {
    const std::string words = line.substr(seat_.size() + 1);
    const std::string verb(first_word(words));
    entry(verb).rests.push_back(words.substr(std::min(verb.size() + 1, words.size())));
  }
  for (const auto& verb : open) entry(verb.word).objects = verb.objects;
  std::ranges::stable_partition(entries_, [&](const Entry& entry) { return entry.verb != ends_turn; });
  int number = 0;
  for (Entry& entry : entries_) entry.number = entry.verb == ends_turn ? 0 : ++number;
}

Menu::Entry& Menu::entry(std::string_view verb) {
  const auto found = std::ranges::find(entries_, verb, &Entry::verb);
  return found != entries_.end() ? *found : entries_.emplace_back(Entry{0, std::string(verb), {}, {}});
}

std::vector<std::string> Menu::lines(int width) const {
  std::vector<std::string> items;
  if (!begun_.empty()) items.emplace_back("[Enter] back to the menu");
  for (const Entry& entry : entries_) {
    if (!begun_.empty()) break;
    std::string& item = items.emplace_back(fmt::format("[{}] {}", entry.number, entry.verb));
    if (!entry.objects.empty())
      item += " …";
    else if (entry.rests.size() > 1)
      item += fmt::format(" ×{}", entry.rests.size());
    else if (!entry.rests[0].empty())
      item += " " + entry.rests[0];
  }
  items.insert(items.end(), {"[?] help", "[q] quit"});
  std::vector<std::string> lines{""};
  int used = 0;
  for (const std::string& item : items) {
    const int columns = static_cast<int>(item.size());
    if (used > 0 && used + 2 + columns > width) {
      lines.emplace_back();
      used = 0;
    }
    lines.back() += (used > 0 ? "  " : "") + item;
    used += columns + 2;
  }
  return lines;
}

const Menu::Entry* Menu::find(std::string_view verb) const {
  const auto found = std::ranges::find(entries_, verb, &Entry::verb);
  return found == entries_.end() ? nullptr : &*found;
}

std::vector<std::string> Menu::rests_after(std::string_view words) const {
  std::vector<std::string> rests;
  const Entry* entry = find(first_word(words));
  if (entry == nullptr) return rests;
  for (const std::string& rest : entry->rests) {
    const std::string line = rest.empty() ? entry->verb : entry->verb + " " + rest;
    if (line == words) rests.emplace_back();
    if (line.starts_with(std::string(words) + " ")) rests.push_back(line.substr(words.size() + 1));
  }
  return rests;
}

/// With what was begun in front, unless the words begin anew with a verb of the menu. Where the menu has only
/// one verb, its object is enough.
std::string Menu::completed(std::string_view words) const {
  const bool only = begun_.empty() && entries_.size() == 1;
  const std::string joined = fmt::format("{} {}", only ? entries_[0].verb : begun_, words);
  if (!rests_after(joined).empty()) return joined;
  return begun_.empty() || find(first_word(words)) != nullptr ? std::string(words) : joined;
}

std::string Menu::question() const {
  if (begun_.empty()) return "";
  auto choices = rests_after(begun_);
  const bool alone = std::erase(choices, "") > 0;
  std::string text = alone ? fmt::format("Type {} again for just that", begun_) : "";
  if (!choices.empty())
    text += fmt::format("{} type one of these: {}", alone ? ", or" : fmt::format("After {}", begun_),
                        briefly_listed(choices));
  if (const Entry* open = find(begun_); open != nullptr && !open->objects.empty())
    text += fmt::format("{} {}", text.empty() ? "Type" : "; or", open->objects);
  return text;
}

Result<std::string> Menu::begin(std::string words) {
  begun_ = std::move(words);
  return Error{question()};
}

/// A slip of the menu's number must not become a place: the line is shown, and not played.
std::string Menu::no_such_number(std::string_view number) const {
  std::vector<std::string> meant;
  for (const Entry& entry : entries_)
    if (const std::string line = fmt::format("{} {}", entry.verb, number); !rests_after(line).empty())
      meant.push_back(line);
  return fmt::format("The menu has no {}.{}", number,
                     meant.empty() ? "" : fmt::format(" Did you mean {}?", alternatives(meant)));
}

/// The menu shows the whole line behind a number where there is only one.
Result<std::string> Menu::by_number(std::string_view number) {
  const auto read = notation::read_number(number, 0, static_cast<int>(entries_.size()));
  const auto entry = read ? std::ranges::find(entries_, *read, &Entry::number) : entries_.end();
  if (entry == entries_.end()) return Error{no_such_number(number)};
  if (entry->rests.size() != 1 || !entry->objects.empty()) return begin(entry->verb);
  return fmt::format("{} {}{}{}", seat_, entry->verb, entry->rests[0].empty() ? "" : " ", entry->rests[0]);
}

Result<std::string> Menu::line(std::string_view words) {
  if (begun_.empty() && words.find_first_not_of("0123456789") == std::string_view::npos)
    return by_number(words);
  if (words.starts_with(seat_ + " ") && find(first_word(words.substr(seat_.size() + 1))) != nullptr)
    words.remove_prefix(seat_.size() + 1);
  std::string full = completed(words);
  if (!full.starts_with(begun_)) back();
  const auto rests = rests_after(full);
  const bool leaves_a_choice = !rests.empty() || find(full) != nullptr;
  if (leaves_a_choice && !is_whole(rests)) return begin(std::move(full));
  return words.starts_with(seat_ + " ") && full == words ? full : fmt::format("{} {}", seat_, full);
}

std::optional<std::string> read_words(const std::string& begun) {
  fmt::print("{}> ", begun.empty() ? "" : begun + " ");
  std::fflush(stdout);
  std::string line;
  if (!std::getline(std::cin, line)) return std::nullopt;
  return boost::algorithm::to_lower_copy(boost::algorithm::trim_copy(line));
}

}  // namespace longroad::cli
