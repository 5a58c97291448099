/** The seats that are mine on this device: whoever holds the secret plays the seat. */
export interface OwnSeat {
  table: string;
  seat: number;
  secret: string;
  at: number;
  settled?: boolean; // its game is in an account's history, or can't come into one
}

const kKey = 'longroad.seats.1';
const kKept = 40;

/** Where nothing can be stored: for as long as the page is open. After that the seat's cookie holds it. */
let unstored: OwnSeat[] | null = null;

function read(): OwnSeat[] {
  if (unstored) return unstored;
  try {
    return JSON.parse(localStorage.getItem(kKey) ?? '[]') as OwnSeat[];
  } catch {
    return [];
  }
}

function write(seats: OwnSeat[]): void {
  try {
    localStorage.setItem(kKey, JSON.stringify(seats));
    unstored = null;
  } catch {
    unstored = seats;
  }
}

export function ownSeats(table?: string): OwnSeat[] {
  return read().filter((s) => table === undefined || s.table === table);
}

export function keepSeat(table: string, seat: number, secret: string): void {
  const others = read().filter((s) => s.table !== table || s.seat !== seat);
  write([{ table, seat, secret, at: Date.now() }, ...others].slice(0, kKept));
}

/** Nothing more is to be done about these seats' place in a history. */
export function settle(table: string): void {
  write(read().map((seat) => (seat.table === table ? { ...seat, settled: true } : seat)));
}

export function forgetTable(table: string): void {
  write(read().filter((s) => s.table !== table));
}
