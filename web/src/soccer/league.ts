/** The league board's numbers, as far as a page draws them: track, icons, results from the log. */
import type { SoccerView } from '../notation/view';
import type { LogEntry } from '../table/scene';
import { matchOf } from '../table/log/sentences';

/** The spaces with a reward, as the options of the game have them. */
export interface Track {
  resources: number[];
  cards: number[];
  trophy: number;
}

export type Icon = 'resource' | 'card' | 'trophy';

/** What a marker gets on a space. */
export function iconOf(track: Track, space: number): Icon | null {
  if (space === track.trophy) return 'trophy';
  if (track.cards.includes(space)) return 'card';
  return track.resources.includes(space) ? 'resource' : null;
}

export const kColumns = 8;

/** Where a space lies on the board: the track winds like a path, to the right, then back to the left. */
export function cellOf(space: number): { column: number; row: number } {
  const row = Math.floor(space / kColumns);
  const along = space % kColumns;
  return { column: row % 2 === 0 ? along : kColumns - 1 - along, row };
}

/** The seats from the first to the last, as far along the track as they are. */
export function standing({ markers }: SoccerView): number[] {
  return markers.map((_, i) => i + 1).sort((a, b) => markers[b - 1]! - markers[a - 1]! || a - b);
}

export interface Result {
  day: number;
  seats: [number, number];
  score: [number, number];
  shots: [string, string];
}

/** The matches of the season so far; how many are a day is how the game lists their goals. */
export function results(log: readonly LogEntry[], { results: goals }: SoccerView): Result[] {
  const aDay = goals[0]?.length ?? 1;
  return log
    .filter((entry) => entry.line.verb === 'shots')
    .map((entry, i) => ({ day: Math.floor(i / aDay) + 1, ...matchOf(entry.line) }));
}
