#include "told.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/serialize.hpp>

namespace longroad::tests {
namespace {

std::string_view kind(const boost::json::value& what) { return what.at("kind").as_string(); }

}  // namespace

std::string Told::hear(int version, const boost::json::value& what) {
  const auto known = static_cast<int>(events_.size());
  if (version > known + 1) return fmt::format("version {} comes after {}", version, known);
  if (version == known + 1) {
    events_.push_back(what);
    return {};
  }
  const boost::json::value& before = events_[static_cast<std::size_t>(version - 1)];
  // Old chat is told as a gap.
  if (before == what || (kind(before) == "said" && kind(what) == "gap")) return {};
  return fmt::format("version {} was {}, and is now {}", version, boost::json::serialize(before),
                     boost::json::serialize(what));
}

std::vector<std::string> Told::lines(std::string_view who) const {
  std::vector<std::string> lines;
  for (const auto& what : events_)
    if (kind(what) == "line" && std::string_view(what.at("line").as_string()).starts_with(who))
      lines.emplace_back(what.at("line").as_string());
  return lines;
}

int Told::said(std::string_view text) const {
  return static_cast<int>(std::ranges::count_if(events_, [&](const boost::json::value& what) {
    return kind(what) == "said" && what.at("text").as_string() == text;
  }));
}

bool same_line(std::string_view told, std::string_view recorded) {
  while (!told.empty() && !recorded.empty()) {
    const auto a = told.substr(0, told.find(' '));
    const auto b = recorded.substr(0, recorded.find(' '));
    if (a != b && a.find('?') == std::string_view::npos) return false;
    told.remove_prefix(std::min(told.size(), a.size() + 1));
    recorded.remove_prefix(std::min(recorded.size(), b.size() + 1));
  }
  return told.empty() && recorded.empty();
}

std::string difference(const std::vector<std::string>& told, const std::vector<std::string>& recorded) {
  for (std::size_t i = 0; i < std::min(told.size(), recorded.size()); ++i)
    if (!same_line(told[i], recorded[i]))
      return fmt::format("line {} was told as \"{}\" and is recorded as \"{}\"", i + 1, told[i], recorded[i]);
  if (told.size() != recorded.size())
    return fmt::format("{} lines were told, and {} are recorded", told.size(), recorded.size());
  return {};
}

}  // namespace longroad::tests
