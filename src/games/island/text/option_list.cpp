#include "games/island/text/option_list.hpp"

#include <array>

#include "games/island/model/soccer_data.hpp"

namespace longroad::island {
namespace {

using notation::Option;
using notation::OptionValue;
using Kind = Option::Kind;

// All island games

constexpr OptionValue kClaim[] = {
    {"auto", {"noticed at once", "wird sofort bemerkt"}},
    {"manual", {"must be claimed", "muss angesagt werden"}},
};
constexpr OptionValue kTakeBack[] = {
    {"same", {"choose again in the same kind", "gleichartig neu wählen"}},
    {"any", {"use the spent cards otherwise", "bezahlte Karten anders verwenden"}},
    {"undo", {"undo move by move", "Schritt für Schritt rückgängig machen"}},
    {"none", {"nothing is taken back", "nichts wird zurückgenommen"}},
};

constexpr Option kClaimOption{.name = "claim",
                              .kind = Kind::Choice,
                              .title = {"Victory", "Sieg"},
                              .text = {"Whether a win is noticed at once or the player has to claim it.",
                                       "Ob ein Sieg sofort bemerkt wird oder angesagt werden muss."},
                              .values = kClaim};
constexpr Option kTakeBackOption{
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
constexpr Option kHandLimitOption{.name = "hand_limit",
                                  .kind = Kind::Number,
                                  .title = {"Hand limit", "Handkartengrenze"},
                                  .text = {"Who holds more cards than this discards half of them on a 7.",
                                           "Wer mehr Karten als diese hat, gibt bei einer 7 die Hälfte ab."},
                                  .low = kLowestHandLimit,
                                  .high = kHighestHandLimit,
                                  .usual = 7,
                                  .house_rule = true};
constexpr Option kFriendlyRobberOption{
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

constexpr Option kBase[] = {kClaimOption, kTakeBackOption, points_to_win(10), kHandLimitOption,
                            kFriendlyRobberOption};

// Two players

constexpr OptionValue kNeutralBuilds[] = {
    {"alike", {"like for like", "Gleiches für Gleiches"}},
    {"any", {"road or settlement", "Straße oder Siedlung"}},
};
constexpr OptionValue kTokenActions[] = {
    {"once", {"once a turn", "einmal je Zug"}},
    {"unlimited", {"as often as one can pay", "so oft man zahlen kann"}},
};
constexpr OptionValue kTokenPrice[] = {
    {"shown", {"visible points", "sichtbare Punkte"}},
    {"all", {"hidden points too", "auch verdeckte Punkte"}},
};

constexpr Option kDuo[] = {
    kClaimOption,
    kTakeBackOption,
    points_to_win(10),
    kHandLimitOption,
    kFriendlyRobberOption,
    {.name = "neutral",
     .title = {"Neutral settlements", "Neutrale Siedlungen"},
     .text = {"The two nodes where the neutral players begin.",
              "Die beiden Kreuzungen, auf denen die neutralen Spieler beginnen."}},
    {.name = "neutral_builds",
     .kind = Kind::Choice,
     .title = {"Neutral builds", "Bauten der Neutralen"},
     .text = {"What a neutral player gets when you build.",
              "Was ein neutraler Spieler erhält, wenn du baust."},
     .values = kNeutralBuilds},
    {.name = "token_actions",
     .kind = Kind::Choice,
     .title = {"Token actions", "Aktionen mit Handelschips"},
     .text = {"How often you may use trade tokens in a turn.",
              "Wie oft du in einem Zug Handelschips einsetzen darfst."},
     .values = kTokenActions},
    {.name = "token_price",
     .kind = Kind::Choice,
     .title = {"Price of a token action", "Preis einer Aktion"},
     .text = {"Which points decide who is ahead and pays two tokens.",
              "Welche Punkte entscheiden, wer führt und zwei Handelschips zahlt."},
     .values = kTokenPrice},
    {.name = "tokens",
     .title = {"Numbers of tokens", "Anzahl der Handelschips"},
     .text = {"How many tokens there are, are earned and are paid.",
              "Wie viele Handelschips es gibt, verdient und bezahlt werden."}},
    {.name = "standstill",
     .kind = Kind::Number,
     .title = {"Standstill", "Stillstand"},
     .text = {"After so many rounds without building or buying the most points win; 0: never.",
              "Nach so vielen Runden ohne Bau oder Kauf gewinnen die meisten Punkte; 0: nie."},
     .high = kMostStandstill,
     .usual = 1000},
};

// Soccer

constexpr OptionValue kEdition[] = {
    {"en", {"English", "englisch"}},
    {"de", {"German", "deutsch"}},
};
constexpr OptionValue kRobber[] = {
    {"numbered", {"numbered hexes only", "nur Felder mit Zahl"}},
    {"anywhere", {"pitches too", "auch Spielfelder"}},
};
constexpr OptionValue kSeasonEnd[] = {
    {"match", {"with the match", "mit dem Spiel"}},
    {"day", {"with the matchday", "mit dem Spieltag"}},
};
constexpr OptionValue kTrophy[] = {
    {"stop", {"the marker stops there", "der Stein bleibt dort stehen"}},
    {"pass", {"the marker runs on", "der Stein läuft weiter"}},
};
constexpr OptionValue kArmyTie[] = {
    {"lose", {"the holder loses it", "der Besitzer verliert sie"}},
    {"keep", {"the holder keeps it", "der Besitzer behält sie"}},
};
constexpr OptionValue kWin[] = {
    {"matchday", {"after the matchday that is due", "nach dem fälligen Spieltag"}},
    {"at_once", {"at once", "sofort"}},
};
constexpr OptionValue kLeft[] = {
    {"shoot", {"its stack still shoots", "ihr Stapel schießt weiter"}},
    {"miss", {"all its shots miss", "alle Schüsse gehen daneben"}},
};

constexpr Option kSoccer[] = {
    kClaimOption,
    kTakeBackOption,
    points_to_win(11),
    kHandLimitOption,
    kFriendlyRobberOption,
    {.name = "edition",
     .kind = Kind::Choice,
     .title = {"Edition", "Ausgabe"},
     .text =
         {"Whose printed rules decide the order of matches, the rewards and the pasture that is replaced.",
          "Wessen gedruckte Regeln über die Reihenfolge der Spiele, die Belohnungen und die ersetzte Weide "
          "entscheiden."},
     .values = kEdition},
    {.name = "colours",
     .title = {"Colours", "Farben"},
     .text = {"The colour of each seat; colours decide who meets whom.",
              "Die Farbe jedes Platzes; die Farben entscheiden, wer gegen wen spielt."}},
    {.name = "pasture",
     .title = {"Pasture", "Weide"},
     .text = {"The hex of the laid board that the host replaces (German edition).",
              "Das Feld der ausgelegten Insel, das der Gastgeber ersetzt (deutsche Ausgabe)."}},
    {.name = "chart",
     .title = {"Pairings", "Paarungen"},
     .text = {"Who meets whom on each matchday.", "Wer an welchem Spieltag gegen wen spielt."}},
    {.name = "days",
     .title = {"Matchdays", "Spieltage"},
     .text = {"How many matchdays a season has: 15 with four players, 12 with three.",
              "Wie viele Spieltage eine Saison hat: 15 zu viert, 12 zu dritt."}},
    {.name = "track",
     .title = {"Track", "Ergebnisleiste"},
     .text = {"Where rewards and the trophy lie.", "Wo Belohnungen und der Pokal liegen."}},
    {.name = "goal",
     .title = {"Chance of a goal", "Torchance"},
     .text = {"So many goals of so many shots, [1,2].", "So viele Tore aus so vielen Schüssen, [1,2]."}},
    {.name = "robber",
     .kind = Kind::Choice,
     .title = {"Robber", "Räuber"},
     .text = {"Where the robber may stand.", "Wo der Räuber stehen darf."},
     .values = kRobber},
    {.name = "season_end",
     .kind = Kind::Choice,
     .title = {"End of the season", "Ende der Saison"},
     .text = {"When the season ends after somebody has reached the trophy.",
              "Wann die Saison endet, nachdem jemand den Pokal erreicht hat."},
     .values = kSeasonEnd},
    {.name = "trophy",
     .kind = Kind::Choice,
     .title = {"Trophy space", "Pokalfeld"},
     .text = {"Whether a marker stops at the trophy.", "Ob ein Stein auf dem Pokalfeld stehen bleibt."},
     .values = kTrophy},
    {.name = "army_tie",
     .kind = Kind::Choice,
     .title = {"Largest army after training", "Rittermacht nach dem Training"},
     .text = {"What happens to the largest army where training makes it equal to another.",
              "Was mit der größten Rittermacht geschieht, wenn sie durch Training gleich stark wird."},
     .values = kArmyTie},
    {.name = "win",
     .kind = Kind::Choice,
     .title = {"Winning before a matchday", "Sieg vor einem Spieltag"},
     .text = {"Whether a win waits for the matchday that is due.",
              "Ob ein Sieg auf den fälligen Spieltag wartet."},
     .values = kWin},
    {.name = "left",
     .kind = Kind::Choice,
     .title = {"A seat that left", "Wer gegangen ist"},
     .text = {"How the matches of somebody who left for good go on.",
              "Wie die Spiele von jemandem weitergehen, der endgültig gegangen ist."},
     .values = kLeft},
};

}  // namespace

std::span<const Option> option_list(Variant variant) {
  switch (variant) {
    case Variant::Base:
      return kBase;
    case Variant::Duo:
      return kDuo;
    case Variant::Soccer:
      return kSoccer;
  }
  return {};
}

}  // namespace longroad::island
