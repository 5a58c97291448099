/// The options that all island games have, described (docs/rulings.md), and how far the house rules go.
#pragma once

#include "notation/option.hpp"

namespace longroad::island {

inline constexpr int kFewestPointsToWin = 3;
inline constexpr int kMostPointsToWin = 20;
inline constexpr int kLowestHandLimit = 2;
inline constexpr int kHighestHandLimit = 95;

namespace common {

using notation::Option;
using notation::OptionValue;
using Kind = Option::Kind;

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

inline constexpr Option kClaimOption{
    .name = "claim",
    .kind = Kind::Choice,
    .title = {"Victory", "Sieg"},
    .text = {"Whether a win is noticed at once or the player has to claim it.",
             "Ob ein Sieg sofort bemerkt wird oder angesagt werden muss."},
    .values = kClaim};
inline constexpr Option kTakeBackOption{
    .name = "take_back",
    .kind = Kind::Choice,
    .title = {"Taking back", "Zurücknehmen"},
    .text =
        {"What you may still change of your last action, before anything is revealed or somebody else acts.",
         "Was du an deiner letzten Aktion noch ändern darfst, bevor etwas aufgedeckt wird oder jemand "
         "anderes handelt."},
    .values = kTakeBack,
    .among_friends = "undo"};
constexpr Option points_to_win(int usual) {
  return {.name = "points_to_win",
          .kind = Kind::Number,
          .title = {"Points to win", "Siegpunkte zum Sieg"},
          .text = {"A player who has this many points in their own turn has won.",
                   "Wer im eigenen Zug so viele Siegpunkte hat, hat gewonnen."},
          .low = kFewestPointsToWin,
          .high = kMostPointsToWin,
          .usual = usual,
          .house_rule = true};
}
inline constexpr Option kHandLimitOption{
    .name = "hand_limit",
    .kind = Kind::Number,
    .title = {"Hand limit", "Handkartengrenze"},
    .text = {"Who holds more cards than this discards half of them on a 7.",
             "Wer mehr Karten als diese hat, gibt bei einer 7 die Hälfte ab."},
    .low = kLowestHandLimit,
    .high = kHighestHandLimit,
    .usual = 7,
    .house_rule = true};
inline constexpr Option kFriendlyRobberOption{
    .name = "friendly_robber",
    .kind = Kind::Flag,
    .title = {"Friendly robber", "Freundlicher Räuber"},
    .text =
        {"Nobody who shows two points or fewer is robbed of a card. The robber may stand beside them and "
         "stops "
         "the hex.",
         "Wer höchstens zwei sichtbare Siegpunkte hat, verliert keine Karte an den Räuber. Er darf daneben "
         "stehen und hält das Feld an."},
    .house_rule = true};

}  // namespace common

}  // namespace longroad::island
