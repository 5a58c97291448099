/** What this device knows of a table's dice by itself: the commitment it saw and the seeds it gave. Compared at the end with what the server says. */
import type { Fair } from '../../wire/types';
import { KeptList } from '../kept';

export interface KeptDice {
  table: string;
  commitment: string; // as it was shown when the first seed was given
  seeds: Record<number, string[]>; // by seat; several where two tabs gave one at the same time
}

const list = new KeptList<KeptDice>('longroad.dice.1', 60);

export function keptDice(table: string): KeptDice | null {
  return list.read().find((kept) => kept.table === table) ?? null;
}

/** Before the seed is sent. The first commitment counts: another one later is what must not be. */
export function keepDice(table: string, commitment: string, seat: number, seed: string): void {
  const kept = keptDice(table) ?? { table, commitment, seeds: {} };
  const seeds = { ...kept.seeds, [seat]: [...(kept.seeds[seat] ?? []), seed] };
  const others = list.read().filter((other) => other.table !== table);
  list.write([{ ...kept, seeds }, ...others]);
}

/** A made-up seed, of which nobody knows anything before. */
export function newSeed(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

async function sha256(hex: string): Promise<string> {
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * What the comparison finds: `unknown`: this device kept nothing. `broken`: the secret is not the one that was promised.
 * `changed`: a seed of mine is another one. `left_out`: none of mine is in. `kept`: all is as it was.
 */
export type Found = 'unknown' | 'broken' | 'changed' | 'left_out' | 'kept';

export async function compareDice(kept: KeptDice | null, fair: Fair): Promise<Found> {
  // Without https there is nothing to compute it with; then only what was seen is compared.
  if (globalThis.crypto?.subtle && (await sha256(fair.secret)) !== fair.commitment) return 'broken';
  if (!kept) return 'unknown';
  if (kept.commitment !== fair.commitment) return 'broken';
  const mine = Object.entries(kept.seeds);
  const told = (seat: string) => fair.seeds[Number(seat) - 1] ?? '';
  if (mine.some(([seat, seeds]) => told(seat) !== '' && !seeds.includes(told(seat)))) return 'changed';
  return mine.some(([seat]) => told(seat) !== '') ? 'kept' : 'left_out';
}
