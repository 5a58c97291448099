#include "games/struggle/text/option_list.hpp"

#include "games/struggle/text/options.hpp"

namespace longroad::struggle {
namespace {

using notation::flag_option;
using notation::house_rule;
using notation::json_option;
using notation::number_option;
using notation::Option;

constexpr Rulings kUsual = usual_rulings(kRevision);

constexpr Option kOptions[] = {
    json_option(
        "expansions", {"Expansions", "Erweiterungen"},
        {"Copies, points and power of each expansion.", "Anzahl, Punkte und Wirkung jeder Erweiterung."}),
    json_option("events", {"Events", "Ereignisse"},
                {"How many of each event there are.", "Wie viele es von jedem Ereignis gibt."}),
    number_option("hand_limit", {0, kMostHandLimit}, kUsual.hand_limit, {"Hand limit", "Handkartengrenze"},
                  {"In a brigand attack, players with more cards than this lose half of their hand.",
                   "Ein Überfall kostet die halbe Hand, wer mehr Karten als diese hat."}),
    flag_option("loss_rounded_up", kUsual.loss_rounded_up, {"Losses rounded up", "Verluste aufgerundet"},
                {"Half of a hand is rounded up.", "Die Hälfte einer Hand wird aufgerundet."}),
    flag_option("brigand_flips", kUsual.brigand_flips, {"Brigands turn the arrow", "Räuber drehen den Pfeil"},
                {"A brigand attack flips the destiny card.", "Ein Überfall dreht die Schicksalskarte um."}),
    flag_option("market_day_from_builder", kUsual.market_day_from_builder,
                {"Builder first on a market day", "Erbauer zuerst am Markttag"},
                {"On a market day the builder takes first, otherwise the next player.",
                 "Am Markttag nimmt der Erbauer zuerst, sonst der nächste Spieler."}),
    flag_option("guild_at_once", kUsual.guild_at_once, {"Guild at once", "Gilde sofort"},
                {"The Merchant guild works in the turn it is built.",
                 "Die Handelsgilde wirkt schon in dem Zug, in dem sie gebaut wird."}),
    flag_option("white_clockwise", kUsual.white_clockwise,
                {"White arrow clockwise", "Weißer Pfeil im Uhrzeigersinn"},
                {"The white arrow means clockwise.", "Der weiße Pfeil bedeutet im Uhrzeigersinn."}),
    number_option("standstill", {0, kMostRounds}, kUsual.standstill, {"Standstill", "Stillstand"},
                  {"So many rounds after something new was built the most points win; 0: never.",
                   "So viele Runden nach dem letzten neuen Bau gewinnen die meisten Punkte; 0: nie."}),
    flag_option("loss_by_choice", kUsual.loss_by_choice, {"Losses by choice", "Verluste nach Wahl"},
                {"Everybody chooses what the brigands get, otherwise chance does.",
                 "Jeder wählt selbst, was die Räuber bekommen; sonst entscheidet der Zufall."}),
    flag_option("losses_in_turn", kUsual.losses_in_turn, {"Losses in turn", "Verluste reihum"},
                {"Cards are lost one player after the other, from the builder on.",
                 "Karten werden reihum abgegeben, beginnend beim Erbauer."}),
    flag_option("market_day_along_arrow", kUsual.market_day_along_arrow,
                {"Market day along the arrow", "Markttag in Pfeilrichtung"},
                {"A market day goes round in the direction of the destiny arrow.",
                 "Ein Markttag läuft in Richtung des Schicksalspfeils."}),
    flag_option("market_day_compulsory", kUsual.market_day_compulsory,
                {"Market day compulsory", "Markttag verpflichtend"},
                {"On a market day everybody takes a card, otherwise one may pass.",
                 "Am Markttag nimmt jeder eine Karte; sonst darf man passen."}),
    flag_option("market_refilled_at_once", kUsual.market_refilled_at_once,
                {"Market refilled at once", "Markt sofort aufgefüllt"},
                {"Every card taken on a market day is replaced at once.",
                 "Jede am Markttag genommene Karte wird sofort ersetzt."}),
    flag_option("guild_blind", kUsual.guild_blind, {"Guild steals blind", "Gilde zieht verdeckt"},
                {"The Merchant guild takes a card unseen, otherwise its owner sees the hand and chooses.",
                 "Die Handelsgilde zieht eine Karte verdeckt; sonst sieht ihr Besitzer die Hand und wählt."}),
    flag_option("guild_is_trade", kUsual.guild_is_trade,
                {"Guild counts as a trade", "Gilde zählt als Handel"},
                {"The Merchant guild belongs to trading and counts as one card of the limit.",
                 "Die Handelsgilde gehört zum Handel und zählt als eine Karte."}),
    flag_option("empty_hands", kUsual.empty_hands, {"Empty hands may be chosen", "Leere Hände wählbar"},
                {"An opponent without cards may be chosen; nothing comes.",
                 "Auch ein Gegner ohne Karten darf gewählt werden; es kommt nichts."}),
    flag_option("build_in_vain", kUsual.build_in_vain, {"Building in vain", "Vergeblich bauen"},
                {"A road or knight that nobody can lose may be paid for all the same.",
                 "Eine Straße oder ein Ritter, den niemand verlieren kann, darf trotzdem bezahlt werden."}),
    flag_option(
        "stack_remade_at_once", kUsual.stack_remade_at_once,
        {"Stack remade at once", "Stapel sofort erneuert"},
        {"A draw stack that empties is made anew at once, otherwise when the next card is due.",
         "Ein leerer Nachziehstapel wird sofort neu gebildet; sonst erst, wenn die nächste Karte fällig "
         "ist."}),
    flag_option("timeout_at_random", kUsual.timeout_at_random,
                {"Chance when time is up", "Zufall bei Zeitablauf"},
                {"When the time is up, everything is left to chance.",
                 "Läuft die Zeit ab, entscheidet in allem der Zufall."}),
    house_rule(number_option("points_to_win", {kFewestPointsToWin, kMostPointsToWin}, kUsual.target,
                             {"Points to win", "Siegpunkte zum Sieg"},
                             {"A player who has this many points in their own turn has won.",
                              "Wer im eigenen Zug so viele Siegpunkte hat, hat gewonnen."})),
};

}  // namespace

std::span<const Option> option_list() { return kOptions; }

}  // namespace longroad::struggle
