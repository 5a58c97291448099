/** Whether a plan still fits who is here, and where somebody chooses. */
import type { Document, GameState, Table } from '../types';
import { isPreliminary } from '../words/words';

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
  const here = new Set(doc.players.filter((p) => p.status === 'present').map((p) => p.player));
  const gone = [...sits].filter((p) => !here.has(p));
  const came = [...here].filter((p) => !sits.has(p));
  return gone.length + came.length > 0 ? { gone, came } : null;
}

/** The table at which somebody chooses now (1.2.7). */
export function choosingTable(game: GameState): Table | undefined {
  return game.tables.find((one) => one.chooses !== undefined);
}
