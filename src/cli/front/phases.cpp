#include "cli/front/phases.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "notation/english.hpp"
#include "notation/words.hpp"

namespace longroad::cli {

std::string_view phase_sentence(const boost::json::object& view, std::span<const PhaseSentence> sentences) {
  const std::string_view phase = view.at("turn").at("phase").as_string();
  const auto found = std::ranges::find(sentences, phase, &PhaseSentence::phase);
  return found == sentences.end() ? "It is your turn." : found->sentence;
}

std::string hand_sentence(const boost::json::object& view, int i) {
  const auto& seat = view.at("seats").as_array()[static_cast<std::size_t>(i)].as_object();
  std::string text = "You have ";
  const auto* held = seat.if_contains("hand");
  const auto bundle = notation::read_bundle(held != nullptr && held->is_string() ? held->get_string() : "-");
  text += bundle ? english::cards(*bundle) : "nothing";
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
