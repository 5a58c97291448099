#include "cli/play/menu.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "notation/words.hpp"

namespace longroad::cli {
namespace {

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

}  // namespace

Menu::Menu(const games::Position& position, Seat seat) : seat_(notation::text(seat)) {
  Actions legal;
  position.legal(seat, legal);
  for (const Action action : legal) {
    const std::string words = position.text(action).substr(seat_.size() + 1);
    const std::size_t space = std::min(words.find(' '), words.size());
    const std::string verb = words.substr(0, space);
    auto group = std::ranges::find(groups_, verb, &Group::verb);
    if (group == groups_.end()) group = groups_.insert(group, {verb, {}, {}});
    group->choices.push_back(words.substr(std::min(space + 1, words.size())));
  }
  for (const auto& open : position.open_verbs(seat))
    groups_.push_back({std::string(open.word), {}, open.objects});
}

std::vector<std::string> Menu::lines(int width) const {
  std::vector<std::string> items;
  for (const Group& group : groups_) {
    std::string& item = items.emplace_back(fmt::format("[{}] {}", items.size() + 1, group.verb));
    if (group.choices.empty()) item += " …";
    if (group.choices.size() == 1 && !group.choices[0].empty()) item += " " + group.choices[0];
    if (group.choices.size() > 1) item += fmt::format(" ×{}", group.choices.size());
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

const Menu::Group* Menu::group(std::string_view words) const {
  if (const auto number = notation::read_number(words, 1, static_cast<int>(groups_.size())))
    return &groups_[static_cast<std::size_t>(*number - 1)];
  const auto named = std::ranges::find(groups_, words, &Group::verb);
  return named == groups_.end() ? nullptr : &*named;
}

Result<std::string> Menu::line(std::string_view words) const {
  const Group* chosen = group(words);
  if (chosen == nullptr && words.find_first_not_of("0123456789") == std::string_view::npos)
    return Error{fmt::format("The menu has no {}.", words)};
  if (chosen == nullptr)
    return words.starts_with(seat_ + " ") ? std::string(words) : fmt::format("{} {}", seat_, words);
  const std::string alone = fmt::format("{} {}", seat_, chosen->verb);
  auto choices = chosen->choices;
  if (choices.empty()) return Error{fmt::format("Type {}", chosen->objects)};
  const bool named =
      words == chosen->verb;  // the menu shows the whole line behind a number, but not behind a word
  if (choices.size() == 1 && choices[0].empty()) return alone;
  if (choices.size() == 1 && !named) return fmt::format("{} {}", alone, choices[0]);
  if (std::erase(choices, "") == 0)
    return Error{fmt::format("Type {0} and one of these, for example {0} {1}: {2}", chosen->verb, choices[0],
                             listed(choices))};
  if (named) return alone;
  return Error{fmt::format("Type {} alone, or with one of these: {}", chosen->verb, listed(choices))};
}

}  // namespace longroad::cli
