/** Which of my games is on, which are over, and where I sit after it. */
import type { Mine } from '../types';

type MyGame = Mine['games'][number];

export interface MyGames {
  past: MyGame[];
  now: MyGame | null;
  next: MyGame | null; // seats are published while the game before still runs
}

/** The first game that still asks something of me; where none does, the last one. */
export function sortGames(games: MyGame[]): MyGames {
  const asking = games.findIndex((one) => one.can.length > 0);
  const at = asking < 0 ? games.length - 1 : asking;
  return { past: games.slice(0, Math.max(at, 0)), now: games[at] ?? null, next: games[at + 1] ?? null };
}
