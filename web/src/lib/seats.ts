/** The seats that are mine on this device: whoever holds the secret plays the seat. */
export interface OwnSeat {
  table: string;
  seat: number;
  secret: string;
  at: number;
}

const kKey = 'longroad.seats.1';
const kKept = 40;

export function ownSeats(table?: string): OwnSeat[] {
  try {
    const all = JSON.parse(localStorage.getItem(kKey) ?? '[]') as OwnSeat[];
    return table === undefined ? all : all.filter((s) => s.table === table);
  } catch {
    return [];
  }
}

function write(seats: OwnSeat[]): void {
  try {
    localStorage.setItem(kKey, JSON.stringify(seats));
  } catch {
    // Without storage the cookie still holds the seat.
  }
}

export function keepSeat(table: string, seat: number, secret: string): void {
  const others = ownSeats().filter((s) => s.table !== table || s.seat !== seat);
  write([{ table, seat, secret, at: Date.now() }, ...others].slice(0, kKept));
}

export function forgetTable(table: string): void {
  write(ownSeats().filter((s) => s.table !== table));
}
