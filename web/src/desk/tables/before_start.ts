/** What has to be done before a game can begin, the first of it; and whether its plan still fits who is here. */
import { statusOf } from '../people/people';
import type { Document, GameState, Table } from '../types';
import { choosesNow, isPreliminary } from '../words';

export interface PlanGap {
  gone: number[]; // have a seat, and are not here any more
  came: number[]; // are here without a seat
}

const seated = (game: GameState): number[] => game.tables.flatMap((one) => one.players);

/** Who left or came since a game that has not begun was planned; null where the plan stands. */
export function planGap(doc: Document, game: GameState): PlanGap | null {
  const event = game.game.split('.')[0];
  const current = isPreliminary(doc.game) && event === doc.game.split('.')[0];
  if (!isPreliminary(game.game) || !current || game.started || game.tables.length === 0) return null;
  const sits = new Set(seated(game));
  const here = new Set(doc.players.filter((p) => statusOf(doc, p) === 'present').map((p) => p.player));
  const gone = [...sits].filter((p) => !here.has(p));
  const came = [...here].filter((p) => !sits.has(p));
  return gone.length + came.length > 0 ? { gone, came } : null;
}

/** The table at which somebody chooses now (1.2.7). */
export function choosingTable(game: GameState): Table | undefined {
  return game.tables.find((one) => choosesNow(game, one) !== null);
}

export type Missing = 'plan' | 'play' | 'layout' | 'choose' | 'banker';

/** What a start would be refused for; null where it would not, as far as the tables tell. */
export function missingBefore(doc: Document, game: GameState): Missing | null {
  if (planGap(doc, game)) return 'plan';
  const before = doc.games[doc.games.indexOf(game) - 1];
  if (isPreliminary(game.game)) {
    const plays = before?.posted && (!before.started || before.tables.some((one) => one.state === 'empty'));
    return plays && before.game.split('.')[0] === game.game.split('.')[0] ? 'play' : null;
  }
  if (game.tables.some((one) => !one.chosen)) return game.layout_confirmed ? 'choose' : 'layout';
  return game.game === 'final' && game.tables[0]?.banker === '' ? 'banker' : null;
}

/** Semi-finals and final are posted once every game before them is finished. */
export function canBePosted(doc: Document, game: GameState): boolean {
  const before = doc.games.slice(0, doc.games.indexOf(game));
  return before.every((one) => one.finished || (one.game === 'semi' && !one.posted));
}
