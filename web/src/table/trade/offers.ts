/** What became of an offer, as far as the log tells. */
import { seatOf } from '../../notation/line';
import type { LogEntry } from '../scene';

/** Those who refused my offer, while nothing has happened since; empty otherwise. */
export function refusedBy(log: readonly LogEntry[], me: number): number[] {
  const seats: number[] = [];
  for (const { line } of log.toReversed()) {
    const seat = seatOf(line);
    if (line.verb === 'refuse' && seat !== null) seats.unshift(seat);
    else return line.verb === 'offer' && seat === me ? seats : [];
  }
  return [];
}
