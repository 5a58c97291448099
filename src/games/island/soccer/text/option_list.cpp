/// The options of the soccer scenario, described (docs/rulings.md).

#include "games/island/soccer/text/words.hpp"
#include "games/island/words/option_list_common.hpp"

namespace longroad::island {
namespace {

using namespace common;

constexpr OptionValue kEdition[] = {
    {"en", {"English", "englisch"}},
    {"de", {"German", "deutsch"}},
};
constexpr OptionValue kRobber[] = {
    {"numbered", {"numbered hexes only", "nur Felder mit Zahl"}},
    {"anywhere", {"pitches too", "auch Fußballfelder"}},
};
constexpr OptionValue kSeasonEnd[] = {
    {"match", {"with the match", "mit dem Spiel"}},
    {"day", {"with the matchday", "mit dem Spieltag"}},
};
constexpr OptionValue kTrophy[] = {
    {"stop", {"the marker stops there", "der Marker bleibt dort stehen"}},
    {"pass", {"the marker runs on", "der Marker läuft weiter"}},
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

constexpr Option kSoccerOptions[] = {
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
     .text = {"Whether a marker stops at the trophy.", "Ob ein Marker auf dem Pokalfeld stehen bleibt."},
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

std::span<const notation::Option> SoccerWords::options() { return kSoccerOptions; }

}  // namespace longroad::island
