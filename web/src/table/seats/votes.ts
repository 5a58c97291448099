/** What the players have voted, about a seat whose player is away or about ending the game, and is not decided yet. */
import type { Happening, Voted } from '../../wire/types';

export type Choice = Voted['choice'];

/** Who wants what, by seat; `null` is about the whole table. */
export function votesAbout(seat: number | null, past: readonly Happening[]): Map<number, Choice> {
  const votes = new Map<number, Choice>();
  for (const { what } of past) {
    if (what.kind === 'seat' && what.seat === seat) votes.clear();
    if (what.kind === 'seat' && what.why === 'joined') votes.delete(what.seat); // that was somebody else
    if (what.kind !== 'voted' || what.seat !== seat) continue;
    if (what.decided) votes.clear();
    else votes.set(what.by, what.choice);
  }
  return votes;
}
