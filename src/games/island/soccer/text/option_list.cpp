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
    take_back(),
    points_to_win(11),
    kHandLimitOption,
    kFriendlyRobberOption,
    choice_option(
        "edition", kEdition, {"Edition", "Ausgabe"},
        {"Whose printed rules decide the order of matches, the rewards and the pasture that is replaced.",
         "Wessen gedruckte Regeln über die Reihenfolge der Spiele, die Belohnungen und die ersetzte Weide "
         "entscheiden."}),
    json_option("colours", {"Colours", "Farben"},
                {"The colour of each seat; colours decide who meets whom.",
                 "Die Farbe jedes Platzes; die Farben entscheiden, wer gegen wen spielt."}),
    json_option("pasture", {"Pasture", "Weide"},
                {"The hex of the laid board that the host replaces (German edition).",
                 "Das Feld der ausgelegten Insel, das der Gastgeber ersetzt (deutsche Ausgabe)."}),
    json_option("chart", {"Pairings", "Paarungen"},
                {"Who meets whom on each matchday.", "Wer an welchem Spieltag gegen wen spielt."}),
    json_option("days", {"Matchdays", "Spieltage"},
                {"How many matchdays a season has: 15 with four players, 12 with three.",
                 "Wie viele Spieltage eine Saison hat: 15 zu viert, 12 zu dritt."}),
    json_option("track", {"Track", "Ergebnisleiste"},
                {"Where rewards and the trophy lie.", "Wo Belohnungen und der Pokal liegen."}),
    json_option("goal", {"Chance of a goal", "Torchance"},
                {"So many goals of so many shots, [1,2].", "So viele Tore aus so vielen Schüssen, [1,2]."}),
    choice_option("robber", kRobber, {"Robber", "Räuber"},
                  {"Where the robber may stand.", "Wo der Räuber stehen darf."}),
    choice_option("season_end", kSeasonEnd, {"End of the season", "Ende der Saison"},
                  {"When the season ends after somebody has reached the trophy.",
                   "Wann die Saison endet, nachdem jemand den Pokal erreicht hat."}),
    choice_option(
        "trophy", kTrophy, {"Trophy space", "Pokalfeld"},
        {"Whether a marker stops at the trophy.", "Ob ein Marker auf dem Pokalfeld stehen bleibt."}),
    choice_option("army_tie", kArmyTie, {"Largest army after training", "Rittermacht nach dem Training"},
                  {"What happens to the largest army where training makes it equal to another.",
                   "Was mit der größten Rittermacht geschieht, wenn sie durch Training gleich stark wird."}),
    choice_option("win", kWin, {"Winning before a matchday", "Sieg vor einem Spieltag"},
                  {"Whether a win waits for the matchday that is due.",
                   "Ob ein Sieg auf den fälligen Spieltag wartet."}),
    choice_option("left", kLeft, {"A seat that left", "Wer gegangen ist"},
                  {"How the matches of somebody who left for good go on.",
                   "Wie die Spiele von jemandem weitergehen, der endgültig gegangen ist."}),
};

}  // namespace

std::span<const notation::Option> SoccerWords::options() { return kSoccerOptions; }

}  // namespace longroad::island
