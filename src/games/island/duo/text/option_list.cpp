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
    take_back(),
    points_to_win(10),
    kHandLimitOption,
    kFriendlyRobberOption,
    json_option("neutral", {"Neutral settlements", "Neutrale Siedlungen"},
                {"The two nodes where the neutral players begin.",
                 "Die beiden Kreuzungen, auf denen die neutralen Spieler beginnen."}),
    choice_option(
        "neutral_builds", kNeutralBuilds, {"Neutral builds", "Bauten der Neutralen"},
        {"What a neutral player gets when you build.", "Was ein neutraler Spieler erhält, wenn du baust."}),
    choice_option("token_actions", kTokenActions, {"Token actions", "Aktionen mit Handelschips"},
                  {"How often you may use trade tokens in a turn.",
                   "Wie oft du in einem Zug Handelschips einsetzen darfst."}),
    choice_option("token_price", kTokenPrice, {"Price of a token action", "Preis einer Aktion"},
                  {"Which points decide who is ahead and pays two tokens.",
                   "Welche Punkte entscheiden, wer führt und zwei Handelschips zahlt."}),
    json_option("tokens", {"Numbers of tokens", "Anzahl der Handelschips"},
                {"How many tokens there are, are earned and are paid.",
                 "Wie viele Handelschips es gibt, verdient und bezahlt werden."}),
    number_option("standstill", {0, kMostStandstill}, 1000, {"Standstill", "Stillstand"},
                  {"After so many rounds without building or buying the most points win; 0: never.",
                   "Nach so vielen Runden ohne Bau oder Kauf gewinnen die meisten Punkte; 0: nie."}),
};

}  // namespace

std::span<const notation::Option> DuoWords::options() { return kDuoOptions; }

}  // namespace longroad::island
