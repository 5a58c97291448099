/// The texts of a tournament in English.
#pragma once

#include "tournament/words/texts.hpp"

namespace longroad::tournament {

inline const Texts& english_texts() {
  static const Texts texts{
      .conduct =
          {
              {"Play fair",
               {"Play to win by the rules, and let the others do the same.",
                "Say what you do, show what is public, and give true answers about the number of your cards.",
                "Poor play is nobody's fault, and alliances within a game are part of it. Deals that reach "
                "beyond one game are not, and nobody gives a win away on purpose (1.1.5)."}},
              {"Be courteous",
               {"Greet your table, be on time, take your turns without delay.",
                "Lose kindly and win kindly. Nobody has to explain their moves.",
                "Phones are quiet, and advice from outside is not given."}},
              {"No harassment",
               {"Nobody is insulted, threatened, touched or photographed against their will, before, during "
                "or after "
                "a game.",
                "It does not matter who somebody is, where they come from, whom they love or how well they "
                "play."}},
              {"If it happens",
               {"Tell a referee or the organiser at once; you may do so away from the table.",
                "You will be heard, the game can wait, and nothing is held against you for asking."}},
              {"Who decides",
               {"Referees decide questions of play, and their rulings are final (1.1.2).",
                "A referee warns or disqualifies; each time the ground is named (1.1.4, 1.1.5).",
                "The organiser removes anyone who offends against this code, at any time (1.6.8).",
                "Warnings follow the person through all events of the tournament (1.1.5)."}},
          },
      .rules =
          {
              {"The day",
               {"Three games for everybody (1.2.5); you meet new opponents and sit in three different "
                "starting "
                "positions (1.2.6).",
                "The best sixteen play semi-finals, their four winners the final (1.2.7, 1.2.8); with 28 "
                "players or "
                "fewer the organiser may have announced a final of the best four instead (1.2.4).",
                "All tables of a game have the same board, and each game has a new one (1.5.1)."}},
              {"Your score",
               {"First the number of wins, then the sum of points, then the sum of your shares of the "
                "table's "
                "points, then lots (1.4).",
                "Points above 10 count as 10 (2.10). At a table of three a fourth score, the average, is "
                "added for "
                "the shares only (1.4.4).",
                "A player who misses a game can't advance.",
                "Nobody gives a win away on purpose, whatever it is for (1.1.5)."}},
              {"Your sheet",
               {"The table fills in the sheet together, and everybody signs. A signed sheet never changes.",
                "If you do not agree, do not sign: a referee decides (1.1.3)."}},
              {"Time",
               {"Games are never ended by a clock. A table may ask a referee for a turn limit of at most "
                "three "
                "minutes, after the opening; the organiser may order one (1.2.3)."}},
          },
      .duties =
          {
              {"Before the game",
               {"Each player: 5 settlements, 4 cities, 15 roads (1.5.6).",
                "The bank: 19 cards of each resource, 25 development cards (1.5.6).",
                "Position 1 picks chair and colour; the others sit clockwise and pick their colours."}},
              {"During the game",
               {"The starting player is banker (1.5.4), unless the table agrees on another.",
                "In the final a judge is banker.", "Everybody plays to win: a win is not given away (1.1.5).",
                "Cards stay above the table.",
                "New development cards lie apart; otherwise none may be played until the next turn (1.5.5).",
                "A player who logs the dice announces it; the dice are mixed afterwards (1.5.7)."}},
              {"Call a referee",
               {"At once: a breach that is not reported at once is normal play. A repetition may be called "
                "all "
                "the "
                "same.",
                "Any table may ask for a judge (1.5.4) or for a turn limit (1.2.3)."}},
              {"After the game", {"Fill in the sheet, sign it, all of you, and bring it to the desk."}},
          },
      .seats_by_rank =
          "Starting position, seat and colour are chosen in order of the preliminary rank (1.2.7, "
          "1.2.8)."};
  return texts;
}

}  // namespace longroad::tournament
