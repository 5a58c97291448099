/** Cards on their way: from where they were to where they go, read off two views. */
import { countsOf, kResources, type Counts, type Resource } from '../../notation/bundle';
import { handSize, isIsland, type View } from '../../notation/view';

export interface Flight {
  id: number;
  kind: Resource | '?';
  from: string; // a spot: `bank`, `seat-2`
  to: string;
  delay: number;
}

const kMost = 8; // flights at once; more would only hide the table
const kBetween = 60; // ms from one card to the next

class Flights {
  list: Flight[] = $state.raw([]);
  #ids = 0;

  /** Sends off what changed hands between two views. */
  between(before: View, after: View, me: number | null): void {
    const sizes = (view: View) => view.seats.map((s) => handSize(s.hand));
    const [old, now] = [sizes(before), sizes(after)];
    const change = now.map((n, i) => n - (old[i] ?? n));
    const giver = change.findIndex((d) => d < 0);
    const takers = change.flatMap((d, i) => (d > 0 ? [i] : []));
    const kinds = bankLoss(before, after);
    const flights: Omit<Flight, 'id' | 'delay'>[] = [];
    for (const taker of takers) {
      const from = giver >= 0 && takers.length === 1 ? `seat-${giver + 1}` : 'bank';
      const known =
        taker + 1 === me ? gained(before, after, taker) : takers.length === 1 && giver < 0 ? kinds : null;
      for (let i = 0; i < change[taker]!; i++)
        flights.push({ kind: known?.[i] ?? '?', from, to: taker + 1 === me ? 'hand' : `seat-${taker + 1}` });
    }
    if (takers.length === 0 && giver >= 0)
      for (let i = 0; i < -change[giver]!; i++)
        flights.push({ kind: '?', from: giver + 1 === me ? 'hand' : `seat-${giver + 1}`, to: 'bank' });
    if (flights.length === 0) return;
    const added = flights.slice(0, kMost).map((f, i) => ({ ...f, id: ++this.#ids, delay: i * kBetween }));
    this.list = [...this.list, ...added];
  }

  landed(id: number): void {
    this.list = this.list.filter((f) => f.id !== id);
  }
}

function spread(counts: Counts): Resource[] {
  return kResources.flatMap((r) => Array<Resource>(Math.max(0, counts[r])).fill(r));
}

function minus(a: string, b: string): Counts {
  const [x, y] = [countsOf(a), countsOf(b)];
  for (const r of kResources) x[r] -= y[r];
  return x;
}

function gained(before: View, after: View, seat: number): Resource[] {
  const [old, now] = [before.seats[seat]?.hand, after.seats[seat]?.hand];
  return typeof old === 'string' && typeof now === 'string' ? spread(minus(now, old)) : [];
}

function bankLoss(before: View, after: View): Resource[] {
  return isIsland(before) && isIsland(after) ? spread(minus(before.bank, after.bank)) : [];
}

export const flights = new Flights();
