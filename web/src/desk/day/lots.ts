/** Lots drawn by hand: what a line that somebody types takes out of the hat (1.2.9). */
import { findPeople } from '../people/people';
import type { Person } from '../types';

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
