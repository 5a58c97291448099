/// The options that all island games have, described (docs/rulings.md), and how far the house rules go.
#pragma once

#include "notation/option.hpp"

namespace longroad::island {

inline constexpr int kFewestPointsToWin = 3;
inline constexpr int kMostPointsToWin = 20;
inline constexpr int kLowestHandLimit = 2;
inline constexpr int kHighestHandLimit = 95;

namespace common {

using notation::choice_option;
using notation::flag_option;
using notation::house_rule;
using notation::json_option;
using notation::number_option;
using notation::Option;
using notation::OptionValue;

inline constexpr OptionValue kClaim[] = {
    {"auto", {"noticed at once", "wird sofort bemerkt"}},
    {"manual", {"must be claimed", "muss angesagt werden"}},
};
inline constexpr OptionValue kTakeBack[] = {
    {"same", {"choose again in the same kind", "gleichartig neu wählen"}},
    {"any", {"use the spent cards otherwise", "bezahlte Karten anders verwenden"}},
    {"undo", {"undo move by move", "Schritt für Schritt rückgängig machen"}},
    {"none", {"nothing is taken back", "nichts wird zurückgenommen"}},
};

inline constexpr Option kClaimOption =
    choice_option("claim", kClaim, {"Victory", "Sieg"},
                  {"Whether a win is noticed at once or the player has to claim it.",
                   "Ob ein Sieg sofort bemerkt wird oder angesagt werden muss."});
constexpr Option take_back() {
  Option option = choice_option(
      "take_back", kTakeBack, {"Taking back", "Zurücknehmen"},
      {"What you may still change of your last action, before anything is revealed or somebody else acts.",
       "Was du an deiner letzten Aktion noch ändern darfst, bevor etwas aufgedeckt wird oder jemand "
       "anderes handelt."});
  option.among_friends = "undo";
  return option;
}
constexpr Option points_to_win(int usual) {
  return house_rule(number_option("points_to_win", {kFewestPointsToWin, kMostPointsToWin}, usual,
                                  {"Points to win", "Siegpunkte zum Sieg"},
                                  {"A player who has this many points in their own turn has won.",
                                   "Wer im eigenen Zug so viele Siegpunkte hat, hat gewonnen."}));
}
inline constexpr Option kHandLimitOption = house_rule(
    number_option("hand_limit", {kLowestHandLimit, kHighestHandLimit}, 7, {"Hand limit", "Handkartengrenze"},
                  {"Who holds more cards than this discards half of them on a 7.",
                   "Wer mehr Karten als diese hat, gibt bei einer 7 die Hälfte ab."}));
inline constexpr Option kFriendlyRobberOption = house_rule(flag_option(
    "friendly_robber", false, {"Friendly robber", "Freundlicher Räuber"},
    {"Nobody who shows two points or fewer is robbed of a card. The robber may stand beside them and stops "
     "the hex.",
     "Wer höchstens zwei sichtbare Siegpunkte hat, verliert keine Karte an den Räuber. Er darf daneben "
     "stehen und hält das Feld an."}));

}  // namespace common

}  // namespace longroad::island
