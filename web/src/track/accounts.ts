/** The books and possible hands of one table, kept up as its log grows. */
import type { Line } from '../notation/line';
import type { IslandView } from '../notation/view';
import { enter, openBooks, type Books, type Told } from './books';
import { dealsAfter, firstDeals, known, type Deal, type Known } from './hands';

export class Accounts {
  readonly #start: IslandView;
  #books!: Books;
  #told: Told[] = [];
  #deals: Deal[] = [];
  #counted = 0; // of those told, how many are in the deals
  #last = ''; // the line entered last: another in its place is another game

  constructor(start: IslandView) {
    this.#start = start;
    this.#begin();
  }

  /** What each line told. */
  told(lines: readonly Line[]): readonly Told[] {
    const entered = this.#told.length;
    if (entered > lines.length || (entered > 0 && lines[entered - 1]!.text !== this.#last)) this.#begin();
    for (const line of lines.slice(this.#told.length)) {
      const { books, told } = enter(this.#books, line);
      this.#books = books;
      this.#told.push(told);
    }
    this.#last = lines.at(-1)?.text ?? '';
    return [...this.#told];
  }

  /** What is known of everybody's hand after these lines. */
  known(lines: readonly Line[], view: IslandView): Known[] {
    const told = this.told(lines);
    for (; this.#counted < told.length; ++this.#counted)
      this.#deals = dealsAfter(this.#deals, told[this.#counted]!);
    return known(this.#deals, view);
  }

  #begin(): void {
    this.#books = openBooks(this.#start);
    this.#told = [];
    this.#deals = firstDeals(this.#start);
    this.#counted = 0;
  }
}
