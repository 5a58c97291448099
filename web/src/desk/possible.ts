/** What the server says that this link can do now (docs/desk.md). The page offers that, and knows no rule itself. */
import type { Document, Offer } from './types';

/** What a command would be about; what is left out is left open, but for the table. */
export interface About {
  game?: string | undefined;
  table?: number;
  player?: number;
  event?: number;
  results?: boolean;
}

type Runs = NonNullable<Offer['players']>;

const holds = (runs: Runs | undefined, n: number): boolean =>
  runs?.some((run) => run[0]! <= n && n <= run[1]!) ?? false;

/** An offer for a whole game is another one than those for its tables, or for who sits there. */
function fits(offer: Offer, { game, table, player, event, results }: About): boolean {
  if (game !== undefined && offer.game !== game) return false;
  if (table === undefined ? offer.tables : !holds(offer.tables, table)) return false;
  if (player !== undefined && !holds(offer.players, player)) return false;
  if (event !== undefined && offer.event !== event) return false;
  return results === undefined || offer.results === results;
}

export function offersOf(doc: Document, command: string, about: About = {}): Offer[] {
  return doc.possible.filter((one) => one.do === command && fits(one, about));
}

/** The games that somebody may leave from: after the one that runs, or out of it at once. */
export interface Leaving {
  from: string; // as a rule
  now: string | null; // where the running game would go on without them
}

export function leavingOf(doc: Document, player: number): Leaving | null {
  const games = offersOf(doc, 'drop', { player }).map((one) => one.from!);
  const runs = (id: string) => doc.games.find((g) => g.game === id)?.started ?? false;
  const later = games.find((id) => !runs(id));
  const now = games.find(runs) ?? null;
  if (later === undefined) return now === null ? null : { from: now, now: null };
  return { from: later, now };
}
