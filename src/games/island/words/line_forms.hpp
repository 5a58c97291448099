/// One table of the base game's verbs, for writing lines and for reading them. For the host only.
#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "games/island/model/action.hpp"

namespace longroad::island {

/// What follows the verb.
enum class Shape : std::uint8_t {
  Bare,
  Node,
  Edge,
  Hex,
  Resource,
  Seat,
  Bundle,
  Bank,
  Offer,
  Counter,
  Dice,
  Card,
  Own  // a variant reads and writes it
};
enum class By : std::uint8_t { Seat, Chance };

struct Form {
  std::string_view word;
  Verb verb;
  Shape shape;
  By by = By::Seat;
};

inline constexpr Form kForms[] = {
    {"settle", Verb::Settle, Shape::Node},
    {"road", Verb::Road, Shape::Edge},
    {"city", Verb::City, Shape::Node},
    {"roll", Verb::Roll, Shape::Bare},
    {"discard", Verb::Discard, Shape::Resource},
    {"robber", Verb::Robber, Shape::Hex},
    {"steal", Verb::Steal, Shape::Seat},
    {"buy", Verb::Buy, Shape::Bare},
    {"knight", Verb::Knight, Shape::Bare},
    {"roads", Verb::Roads, Shape::Bare},
    {"done", Verb::Done, Shape::Bare},
    {"plenty", Verb::Plenty, Shape::Bundle},
    {"monopoly", Verb::Monopoly, Shape::Resource},
    {"bank", Verb::Bank, Shape::Bank},
    {"offer", Verb::Offer, Shape::Offer},
    {"accept", Verb::Accept, Shape::Bare},
    {"refuse", Verb::Refuse, Shape::Bare},
    {"counter", Verb::Counter, Shape::Counter},
    {"trade", Verb::Trade, Shape::Seat},
    {"withdraw", Verb::Withdraw, Shape::Bare},
    {"end", Verb::End, Shape::Bare},
    {"claim", Verb::Claim, Shape::Bare},
    {"dice", Verb::Dice, Shape::Dice, By::Chance},
    {"stolen", Verb::Stolen, Shape::Resource, By::Chance},
    {"draw", Verb::Draw, Shape::Card, By::Chance},
    {"remove", Verb::Remove, Shape::Seat, By::Chance},
    {"timeout", Verb::Timeout, Shape::Seat, By::Chance},
    {"undo", Verb::Undo, Shape::Bare},
};

inline Error wrong_operands(const Form& form, std::string_view expected) {
  return {"After '" + std::string(form.word) + "' comes " + std::string(expected) + "."};
}

}  // namespace longroad::island
