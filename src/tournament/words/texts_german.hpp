/// The texts of a tournament in German; players are addressed with "du".
#pragma once

#include "tournament/words/texts.hpp"

namespace longroad::tournament {

inline const Texts& german_texts() {
  static const Texts texts{
      .conduct =
          {{"Spiel fair",
            {"Spiel nach den Regeln auf Sieg, und lass die anderen das Gleiche tun.",
             "Sag, was du tust, zeig, was offen ist, und gib richtige Auskunft über die Zahl deiner Karten.",
             "Für schwaches Spiel kann niemand etwas, und Bündnisse innerhalb einer Partie gehören dazu. "
             "Absprachen über eine Partie hinaus nicht, und niemand verschenkt mit Absicht einen Sieg "
             "(1.1.5)."}},
           {"Sei freundlich",
            {"Begrüße deinen Tisch, sei pünktlich, spiel deine Züge ohne Verzögerung.",
             "Verlier freundlich und gewinn freundlich. Niemand muss seine Züge erklären.",
             "Telefone sind stumm, und Rat von außen gibt es nicht."}},
           {"Keine Belästigung",
            {"Niemand wird beleidigt, bedroht, angefasst oder gegen seinen Willen fotografiert, weder vor "
             "noch "
             "während noch nach einer Partie.",
             "Es spielt keine Rolle, wer jemand ist, woher jemand kommt, wen jemand liebt oder wie gut "
             "jemand spielt."}},
           {"Wenn es doch geschieht",
            {"Sag es sofort dem Schiedsgericht oder der Turnierleitung, auch abseits vom Tisch.",
             "Du wirst gehört, die Partie kann warten, und niemand nimmt dir übel, dass du fragst."}},
           {"Wer entscheidet",
            {"Das Schiedsgericht entscheidet Fragen des Spiels; was es entscheidet, gilt (1.1.2).",
             "Das Schiedsgericht verwarnt oder disqualifiziert; jedes Mal wird der Grund genannt (1.1.4, "
             "1.1.5).",
             "Die Turnierleitung schließt jederzeit aus, wer gegen diese Regeln verstößt (1.6.8).",
             "Verwarnungen gelten für die Person in allen Vorrunden des Turniers (1.1.5)."}}},
      .rules =
          {{"Der Tag",
            {"Drei Partien für alle (1.2.5); du triffst immer neue Gegner und sitzt auf drei verschiedenen "
             "Startpositionen (1.2.6).",
             "Die besten sechzehn spielen Halbfinale, die vier Sieger das Finale (1.2.7, 1.2.8); mit "
             "höchstens 28 "
             "Spielern kann die Turnierleitung stattdessen ein Finale der besten vier angekündigt haben "
             "(1.2.4).",
             "Alle Tische einer Partie haben denselben Spielplan, jede Partie hat einen neuen (1.5.1)."}},
           {"Deine Wertung",
            {"Zuerst zählen die Siege, dann die Summe der Punkte, dann die Summe deiner Anteile an den "
             "Punkten des "
             "Tisches, dann das Los (1.4).",
             "Mehr als 10 Punkte zählen als 10 (2.10). An einem Dreiertisch kommt nur für die Anteile ein "
             "vierter "
             "Wert dazu, der Durchschnitt (1.4.4).",
             "Wer eine Partie verpasst, kommt nicht weiter.",
             "Niemand verschenkt absichtlich einen Sieg, wofür auch immer (1.1.5)."}},
           {"Dein Ergebniszettel",
            {"Der Tisch füllt den Zettel gemeinsam aus, und alle unterschreiben. Ein unterschriebener Zettel "
             "ändert "
             "sich nicht mehr.",
             "Bist du nicht einverstanden, unterschreib nicht: Das Schiedsgericht entscheidet (1.1.3)."}},
           {"Zeit",
            {"Keine Partie endet durch die Uhr. Ein Tisch kann das Schiedsgericht um eine Zugzeit von "
             "höchstens "
             "drei Minuten bitten, nach dem Aufbau; die Turnierleitung kann eine anordnen (1.2.3)."}}},
      .duties = {{"Vor der Partie",
                  {"Jeder Spieler: 5 Siedlungen, 4 Städte, 15 Straßen (1.5.6).",
                   "Die Bank: je 19 Karten jedes Rohstoffs, 25 Entwicklungskarten (1.5.6).",
                   "Position 1 wählt Stuhl und Farbe; die anderen sitzen im Uhrzeigersinn und wählen ihre "
                   "Farben."}},
                 {"Während der Partie",
                  {"Wer beginnt, führt die Bank (1.5.4), wenn der Tisch nichts anderes vereinbart.",
                   "Im Finale führt sie jemand vom Beisitz.",
                   "Alle spielen auf Sieg: Ein Sieg wird nicht verschenkt (1.1.5).",
                   "Karten bleiben über dem Tisch.",
                   "Neue Entwicklungskarten liegen getrennt; sonst ruhen alle bis zum nächsten Zug (1.5.5).",
                   "Wer die Würfe mitschreibt, sagt es an; danach werden die Würfel gemischt (1.5.7)."}},
                 {"Schiedsgericht rufen",
                  {"Sofort: Ein Verstoß, der nicht sofort gemeldet wird, gilt als normales Spiel. Eine "
                   "Wiederholung "
                   "darf "
                   "trotzdem gemeldet werden.",
                   "Jeder Tisch kann um jemanden vom Beisitz (1.5.4) oder um eine Zugzeit (1.2.3) bitten."}},
                 {"Nach der Partie",
                  {"Füllt den Zettel aus, unterschreibt alle und bringt ihn zur Turnierleitung."}}},
      .seats_by_rank =
          "Startposition, Platz und Farbe werden nach dem Rang der Vorrunde gewählt (1.2.7, 1.2.8)."};
  return texts;
}

}  // namespace longroad::tournament
