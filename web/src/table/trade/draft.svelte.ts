/** The offer that somebody is putting together: it outlives a refusal and a look at the board. */
import { countsOf, noCards, type Counts, type Resource } from '../../notation/bundle';

export class Draft {
  giving: Counts = $state(noCards());
  wanting: Counts = $state(noCards());
  to: number[] = $state([]); // nobody named: to all

  constructor(give = '-', want = '-') {
    this.giving = countsOf(give);
    this.wanting = countsOf(want);
  }

  clear(): void {
    this.giving = noCards();
    this.wanting = noCards();
    this.to = [];
  }

  /** A whole lot for the bank; no kind is on both sides. */
  giveLot(lot: string): void {
    this.giving = countsOf(lot);
    this.wanting[lot[0] as Resource] = 0;
  }

  toggle(seat: number): void {
    this.to = this.to.includes(seat) ? this.to.filter((s) => s !== seat) : [...this.to, seat].sort();
  }
}
