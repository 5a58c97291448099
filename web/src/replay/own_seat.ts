/** Which seat of a finished game was mine. */
import { ownSeats } from '../lib/people/seats';
import { who } from '../lib/people/who.svelte';
import type { Scene } from '../table/scene';

/** By the seat's secret, which this device may hold, or by my account; null where I did not play. */
export function ownSeat(game: Pick<Scene, 'names' | 'accounts'>, table: string | null): number | null {
  const held = table === null ? undefined : ownSeats(table)[0];
  if (held) return held.seat;
  const index = game.names.findIndex((name, i) => game.accounts[i] && name === who.account);
  return index < 0 ? null : index + 1;
}
