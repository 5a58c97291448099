/**
 * Who can hold which resource cards, from what one viewer saw. All hands that the lines can't rule out are kept side
 * by side: where a card was taken out of sight, one for each card that it may have been. What is the same in all of
 * them is certain.
 */
import { countsOf, kResources, noCards, sizeOf, type Counts } from '../notation/bundle';
import { handSize, type IslandView } from '../notation/view';
import type { LogEntry } from '../table/scene';
import type { Moved, Pass } from '../wire/types';

/** Everybody's hand as it may be, by seat. */
export type Deal = readonly Counts[];

export interface Known {
  sure: Counts; // at least so many of each kind
  unknown: number; // cards beyond those
}

type Side = number | null; // a seat, or the bank

/** With more deals than these nothing is told rather than something wrong. */
const kMostDeals = 2000;

/** The deals before the first line; none where hands were hidden already. */
export function firstDeals(start: IslandView): Deal[] {
  const hands = start.seats.map(({ hand }) =>
    typeof hand === 'string' ? countsOf(hand) : hand === 0 ? noCards() : null,
  );
  return hands.every((hand) => hand !== null) ? [hands] : [];
}

/** The deal after cards were passed on; none where they can't have been there. */
function passed(deal: Deal, from: Side, to: Side, cards: Counts): Deal[] {
  const possible = from === null || kResources.every((kind) => deal[from - 1]![kind] >= cards[kind]);
  if (!possible) return [];
  const change = (hand: Counts, sign: 1 | -1) => {
    const after = { ...hand };
    for (const kind of kResources) after[kind] += sign * cards[kind];
    return after;
  };
  return [deal.map((hand, i) => (i + 1 === from ? change(hand, -1) : i + 1 === to ? change(hand, 1) : hand))];
}

/** Each deal that a card out of sight may lead to; whoever has none gives none. */
function passedUnseen(deal: Deal, from: Side, to: Side): Deal[] {
  if (from === null || sizeOf(deal[from - 1]!) === 0) return [deal];
  return kResources.flatMap((kind) => passed(deal, from, to, countsOf(kind)));
}

function merged(deals: Deal[]): Deal[] {
  const key = (deal: Deal) => deal.map((hand) => kResources.map((kind) => hand[kind])).join();
  return [...new Map(deals.map((deal) => [key(deal), deal])).values()];
}

function after(deals: Deal[], { from, to, cards = '' }: Pass): Deal[] {
  const unseen = [...cards].filter((card) => card === '?').length;
  let next = deals.flatMap((deal) => passed(deal, from, to, countsOf(cards)));
  for (let i = 0; i < unseen; i++) next = merged(next.flatMap((deal) => passedUnseen(deal, from, to)));
  return next.length > kMostDeals ? [] : next;
}

/** The deals after a line. */
export function dealsAfter(deals: Deal[], { undone = [], passed = [] }: Moved): Deal[] {
  return [...undone, ...passed].reduce(after, deals);
}

function fits(deal: Deal, view: IslandView): boolean {
  return view.seats.every(({ hand }, i) =>
    typeof hand === 'number'
      ? sizeOf(deal[i]!) === hand
      : kResources.every((kind) => deal[i]![kind] === countsOf(hand)[kind]),
  );
}

/** What is known of each hand now. */
export function known(deals: Deal[], view: IslandView): Known[] {
  const possible = deals.filter((deal) => fits(deal, view));
  return view.seats.map(({ hand }, i) => {
    const sure = noCards();
    if (possible.length > 0)
      for (const kind of kResources) sure[kind] = Math.min(...possible.map((deal) => deal[i]![kind]));
    return { sure, unknown: handSize(hand) - sizeOf(sure) };
  });
}

/** The same for one table, kept up as its log grows. */
export class Hands {
  readonly #start: IslandView;
  #deals: Deal[];
  #counted = 0; // lines
  #last = 0; // the version of the last of them: another in its place is another game

  constructor(start: IslandView) {
    this.#start = start;
    this.#deals = firstDeals(start);
  }

  known(log: readonly LogEntry[], view: IslandView): Known[] {
    if (this.#counted > 0 && log[this.#counted - 1]?.version !== this.#last) {
      this.#deals = firstDeals(this.#start);
      this.#counted = 0;
    }
    for (const { moved } of log.slice(this.#counted)) if (moved) this.#deals = dealsAfter(this.#deals, moved);
    this.#counted = log.length;
    this.#last = log.at(-1)?.version ?? 0;
    return known(this.#deals, view);
  }
}
