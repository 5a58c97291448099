/** The seats that are mine on this device: whoever holds the secret plays the seat. */
import { KeptList } from '../kept';

export interface OwnSeat {
  table: string;
  seat: number;
  secret: string;
  at: number;
  settled?: boolean; // its game is in an account's history, or can't come into one
}

/** Where nothing can be stored, the seat's cookie holds it after that. */
const kept = new KeptList<OwnSeat>('longroad.seats.1', 40);

export function ownSeats(table?: string): OwnSeat[] {
  return kept.read().filter((s) => table === undefined || s.table === table);
}

export function keepSeat(table: string, seat: number, secret: string): void {
  const others = kept.read().filter((s) => s.table !== table || s.seat !== seat);
  kept.write([{ table, seat, secret, at: Date.now() }, ...others]);
}

/** Nothing more is to be done about these seats' place in a history. */
export function settle(table: string): void {
  kept.write(kept.read().map((seat) => (seat.table === table ? { ...seat, settled: true } : seat)));
}

export function forgetTable(table: string): void {
  kept.write(kept.read().filter((s) => s.table !== table));
}
