#include "cli/front/phases.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <vector>

#include "notation/words.hpp"
#include "phrases/words.hpp"

namespace longroad::cli {

std::string phase_sentence(const boost::json::object& view, int seat,
                           std::span<const PhaseSentence> sentences) {
  const boost::json::object& turn = view.at("turn").as_object();
  const auto found =
      std::ranges::find(sentences, std::string_view(turn.at("phase").as_string()), &PhaseSentence::phase);
  if (found == sentences.end()) return "It is your turn.";
  if (found->counter.empty()) return std::string(found->sentence);
  const boost::json::value& left = turn.at(found->counter);
  const boost::json::value& own = left.is_array() ? left.at(static_cast<std::size_t>(seat)) : left;
  return fmt::format(fmt::runtime(found->sentence), own.to_number<int>());
}

std::string_view meaning_of(std::string_view verb, std::span<const VerbMeaning> meanings) {
  const auto found = std::ranges::find(meanings, verb, &VerbMeaning::verb);
  return found == meanings.end() ? "" : found->meaning;
}

std::string letters() {
  std::vector<std::string> kinds;
  Bundle::for_each_kind([&](Resource kind) {
    kinds.push_back(fmt::format("{} {}", notation::letter(kind), phrases::resource(kind, Language::English)));
  });
  return fmt::format("{}", fmt::join(kinds, ", "));
}

std::string hand_sentence(const boost::json::object& view, int i) {
  const auto& seat = view.at("seats").as_array()[static_cast<std::size_t>(i)].as_object();
  std::string text = "You have ";
  const auto* held = seat.if_contains("hand");
  const auto bundle = notation::read_bundle(held != nullptr && held->is_string() ? held->get_string() : "-");
  text += bundle ? phrases::cards(*bundle, Language::English) : "nothing";
  for (const std::string_view key : {"cards", "fresh"})
    if (const auto* cards = seat.if_contains(key);
        cards != nullptr && cards->is_array() && !cards->get_array().empty()) {
      text += key == "cards" ? "; cards" : "; bought now";
      for (const auto& card : cards->get_array())
        text += fmt::format(" {}", std::string_view(card.as_string()));
    }
  return text + ".";
}

}  // namespace longroad::cli
