/** A game in which nothing moves any more ends after so many rounds, and the most points win (rulings of duo and struggle). */
import { isIsland, isStruggle, type View } from '../notation/view';

export interface Standstill {
  limit: number; // rounds
  left: number; // of them, with the one being played
  reached: boolean; // a game that is over has ended so
}

/** How near the end is; null where the game knows no such end. */
export function standstill(view: View): Standstill | null {
  const limit = Number(view.options.standstill ?? 0);
  const idle = isIsland(view) ? view.duo?.idle : isStruggle(view) ? view.turn.idle : undefined;
  if (limit === 0 || idle === undefined) return null;
  const playing = view.seats.filter((seat) => !seat.left).length; // a round is a turn of each
  const left = Math.ceil(limit - idle / playing);
  return { limit, left: Math.max(1, left), reached: left <= 0 };
}
