#include "paper/words.hpp"

#include <algorithm>

namespace longroad::paper {
namespace {

constexpr Words kEnglish{
    .game = "Game {}",
    .game_of_event = "Event {}, game {}",
    .semifinals = "Semi-finals",
    .final = "Final",
    .name = "Name",
    .table = "Table",
    .position = "Position",
    .seats = "{}: seats",
    .players_by_name = "{} players, by name",
    .tables = "{}: tables",
    .in_position_order = "in starting position order",
    .still_choosing = "positions are still to be chosen",
    .table_number = "Table {}",
    .table_tents = "Table tents",
    .player_links = "Player links",
    .player_number = "Player {}",
    .scan_this = "My table, my result, a referee: scan this. Keep it to yourself, it signs for you.",
    .result_sheets = "Result sheets",
    .game_and_table = "{}, table {}",
    .board_number = "board {}",
    .player = "Player",
    .colour = "Colour",
    .points = "Points",
    .winner = "Winner",
    .signature = "Signature",
    .chooses = "chooses {}",
    .banker = "Banker, if not the starting player:",
    .turn_limit = "Turn limit, asked for by:",
    .how_to_fill_in =
        "Write down the points as they are, tick one winner, and sign, all of you. If you do not agree, do "
        "not sign: a referee decides (1.1.3). A signed sheet never changes.",
    .board = "{}: board",
    .number = "number {}",
    .same_board =
        "All tables lay out the same board (1.5.1). Compare yours with this page before the opening.",
    .drawn_by_number = "drawn by this number at every table",
    .ranking = "Preliminary ranking",
    .standings = "Standings",
    .criteria = "wins, points, percent, lots (1.4)",
    .rank = "Rank",
    .club = "Club",
    .wins = "Wins",
    .percent = "Percent",
    .lot = "Lot",
    .event = "Event",
    .incomplete = "incomplete",
    .goes_to_semifinals = "semi-finals",
    .goes_to_final = "final",
    .bracket = "Semi-finals and final",
    .semifinal_table = "Semi-final, table {}",
    .champion = "Champion",
    .report = "Report",
    .tournament = "The tournament",
    .champion_is = "Champion: {}",
    .the_final = "The final",
    .chose = "Chose",
    .contact = "Contact",
    .remarks = "Calls, rulings and notes",
    .participants = "Participants: {}",
    .unofficial = ", unofficial (1.2.4)",
    .lots_drawn = "Lots: drawn {}",
    .warned = "{} was warned by {}: {}",
    .disqualified = "{} was disqualified (1.1.4): {}",
    .removed = "{} was removed (1.6.8): {}",
    .conduct = "Code of conduct and rules",
    .read_out = "read out before game 1 (1.1.1)",
    .decimal_mark = '.',
};

constexpr Words kGerman{
    .game = "Partie {}",
    .game_of_event = "Vorrunde {}, Partie {}",
    .semifinals = "Halbfinale",
    .final = "Finale",
    .name = "Name",
    .table = "Tisch",
    .position = "Position",
    .seats = "{}: Plätze",
    .players_by_name = "{} Spieler, nach Namen",
    .tables = "{}: Tische",
    .in_position_order = "nach Startposition",
    .still_choosing = "die Positionen werden noch gewählt",
    .table_number = "Tisch {}",
    .table_tents = "Tischaufsteller",
    .player_links = "Spielerkarten",
    .player_number = "Spieler {}",
    .scan_this =
        "Mein Tisch, mein Ergebnis, ein Schiedsrichter: hier scannen. Gib die Karte nicht weiter, sie "
        "unterschreibt für dich.",
    .result_sheets = "Ergebnisbogen",
    .game_and_table = "{}, Tisch {}",
    .board_number = "Plan {}",
    .player = "Spieler",
    .colour = "Farbe",
    .points = "Punkte",
    .winner = "Sieger",
    .signature = "Unterschrift",
    .chooses = "wählt als {}.",
    .banker = "Bank, wenn nicht der Startspieler:",
    .turn_limit = "Zuglimit, erbeten von:",
    .how_to_fill_in =
        "Tragt die Punkte ein, wie sie sind, kreuzt einen Sieger an und unterschreibt alle. Wer nicht "
        "einverstanden ist, unterschreibt nicht: Ein Schiedsrichter entscheidet (1.1.3). Ein "
        "unterschriebener "
        "Bogen ändert sich nicht mehr.",
    .board = "{}: Plan",
    .number = "Nummer {}",
    .same_board =
        "Alle Tische bauen denselben Plan auf (1.5.1). Vergleicht euren vor dem Aufbau mit dieser Seite.",
    .drawn_by_number = "an jedem Tisch nach dieser Nummer",
    .ranking = "Rangliste der Vorrunde",
    .standings = "Zwischenstand",
    .criteria = "Siege, Punkte, Prozent, Los (1.4)",
    .rank = "Rang",
    .club = "Verein",
    .wins = "Siege",
    .percent = "Prozent",
    .lot = "Los",
    .event = "Vorrunde",
    .incomplete = "unvollständig",
    .goes_to_semifinals = "Halbfinale",
    .goes_to_final = "Finale",
    .bracket = "Halbfinale und Finale",
    .semifinal_table = "Halbfinale, Tisch {}",
    .champion = "Turniersieg",
    .report = "Bericht",
    .tournament = "Das Turnier",
    .champion_is = "Turniersieg: {}",
    .the_final = "Das Finale",
    .chose = "Wahl",
    .contact = "Kontakt",
    .remarks = "Rufe, Entscheidungen und Notizen",
    .participants = "Teilnehmer: {}",
    .unofficial = ", inoffiziell (1.2.4)",
    .lots_drawn = "Lose: {}",
    .warned = "{} wurde verwarnt, von {}: {}",
    .disqualified = "{} wurde disqualifiziert (1.1.4): {}",
    .removed = "{} wurde ausgeschlossen (1.6.8): {}",
    .conduct = "Verhaltenskodex und Regeln",
    .read_out = "wird vor Partie 1 erklärt (1.1.1)",
    .decimal_mark = ',',
};

struct Term {
  std::string_view word, english, german;
};

constexpr Term kTerms[] = {
    {"place", "Place", "Ort"},
    {"date", "Date", "Datum"},
    {"language", "Language", "Sprache"},
    {"edition", "Edition", "Ausgabe"},
    {"semifinals", "Semi-finals", "Halbfinale"},
    {"play", "are played", "wird gespielt"},
    {"skip", "are skipped", "entfällt"},
    {"percentages", "Percentages", "Prozente"},
    {"rounded", "rounded", "gerundet"},
    {"exact", "exact", "genau"},
    {"events", "Preliminary events", "Vorrunden"},
    {"autopilot", "Autopilot", "Autopilot"},
    {"organiser", "Organiser", "Turnierleitung"},
    {"referee", "Referee", "Schiedsrichter"},
    {"judge", "Judge", "Judge"},
    {"scorekeeper", "Scorekeeper", "Ergebnisdienst"},
    {"check-in", "Check-in", "Anmeldung"},
    {"call", "call", "Ruf"},
    {"ruling", "ruling", "Entscheidung"},
    {"late ruling", "late ruling", "spätere Entscheidung"},
    {"dice log", "dice log", "Würfelprotokoll"},
    {"note", "note", "Notiz"},
    {"correction", "correction", "Korrektur"},
    {"Brick", "Brick", "Lehm"},
    {"Lumber", "Lumber", "Holz"},
    {"Wool", "Wool", "Wolle"},
    {"Grain", "Grain", "Getreide"},
    {"Ore", "Ore", "Erz"},
    {"Desert", "Desert", "Wüste"},
};

}  // namespace

const Words& words_in(Language language) { return language == Language::German ? kGerman : kEnglish; }

std::string_view term(Language language, std::string_view word) {
  const auto* const found = std::ranges::find(kTerms, word, &Term::word);
  if (found == std::end(kTerms)) return word;
  return language == Language::German ? found->german : found->english;
}

}  // namespace longroad::paper
