/** The league board's numbers, as far as a page draws them: track, icons, results from the log. */
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
