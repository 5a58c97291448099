/** Lots drawn by hand: who is tied, and what a line that somebody types takes out of the hat (1.2.9). */
import { findPeople } from '../people/people';
import type { Person, Standing } from '../types';

/** Players who share these places until lots are drawn. */
export interface Tie {
  first: number;
  last: number;
  players: number[];
}

export function tiesOf(standings: Standing[]): Tie[] {
  const ties: Tie[] = [];
  for (const { tied, player } of standings) {
    if (!tied) continue;
    const last = ties.at(-1);
    if (last && last.first === tied[0]) last.players.push(player);
    else ties.push({ first: tied[0]!, last: tied[1]!, players: [player] });
  }
  return ties;
}

/** The tie that is being drawn: the first with two or more in the hat, or whoever is left. */
export function tieToDraw(ties: Tie[], drawn: number[]): Tie | null {
  return ties.find((tie) => tie.players.some((player) => !drawn.includes(player))) ?? null;
}

/** These are drawn; whoever is then left alone of a tie has the last lot. */
export function draw(ties: Tie[], drawn: number[], players: number[]): number[] {
  const now = [...drawn, ...players];
  const tie = ties.find((one) => one.players.includes(players[0] ?? 0));
  const left = tie?.players.filter((player) => !now.includes(player)) ?? [];
  return left.length === 1 ? [...now, ...left] : now;
}

export interface Draw {
  took: number[]; // players, in the order they were typed
  missing: string; // the number or name that is not in the hat, where something was wrong
}

/** Numbers as many as one likes, or a name that fits one player alone. */
export function drawFrom(hat: Person[], text: string): Draw {
  const wanted = text.trim();
  if (!/^[\d\s,;.]+$/.test(wanted)) {
    const found = findPeople(hat, wanted);
    if (found.length === 0) return { took: [], missing: wanted };
    return { took: found.length === 1 ? [found[0]!.player] : [], missing: '' };
  }
  const left = new Set(hat.map((p) => p.player));
  const took = wanted
    .split(/[\s,;.]+/)
    .filter(Boolean)
    .map(Number);
  const wrong = took.find((player) => !left.delete(player));
  return wrong === undefined ? { took, missing: '' } : { took: [], missing: String(wrong) };
}
