/** The league board's numbers, as far as a page draws them: track, icons, results from the log. */
import type { SoccerView } from '../notation/view';
import type { LogEntry } from '../table/scene';
import { matchOf } from '../table/sentences';

export interface Track {
  resource: number[];
  card: number[];
  trophy: number;
}

const kTracks: Record<number, Track> = {
  3: { resource: [4, 8, 16, 20], card: [12], trophy: 24 },
  4: { resource: [4, 8, 16, 20, 28], card: [12, 24], trophy: 30 },
};

/** The track of a game; an option may replace the usual one. */
export function trackOf(players: number, options: Record<string, unknown>): Track {
  const own = options.track as Partial<Track> | undefined;
  return own?.trophy !== undefined && own.resource && own.card ? (own as Track) : kTracks[players]!;
}

export type Icon = 'resource' | 'card' | 'trophy';

/** What a marker gets on a space. */
export function iconOf(track: Track, space: number): Icon | null {
  if (space === track.trophy) return 'trophy';
  if (track.card.includes(space)) return 'card';
  return track.resource.includes(space) ? 'resource' : null;
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

const kMatchesADay = 2;

export function results(log: readonly LogEntry[]): Result[] {
  return log
    .filter((entry) => entry.line.verb === 'shots')
    .map((entry, i) => ({ day: Math.floor(i / kMatchesADay) + 1, ...matchOf(entry.line) }));
}
