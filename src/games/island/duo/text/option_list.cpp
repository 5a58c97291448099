/// The options of the two-player game, described (docs/rulings.md).

#include "games/island/duo/text/words.hpp"
#include "games/island/words/option_list_common.hpp"

namespace longroad::island {
namespace {

using namespace common;

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

constexpr Option kDuoOptions[] = {
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

}  // namespace

std::span<const notation::Option> DuoWords::options() { return kDuoOptions; }

}  // namespace longroad::island
