/** The building cards of the card game as they are printed: prices, and what a row of cards shows. */
import type { Key } from '../i18n/index.svelte';
import { bundleOf, countsOf, kResources, noCards, sizeOf } from '../notation/bundle';
import { isStruggle, type StruggleSeat, type StruggleView, type View } from '../notation/view';

export const kExpansions = ['library', 'church', 'castle', 'guild', 'townhall'] as const;
export type Expansion = (typeof kExpansions)[number];

export const kPrices: Record<string, string> = {
  road: 'bl',
  knight: 'wgo',
  settlement: 'blwg',
  city: 'ggooo',
  library: 'wwwo',
  church: 'wwwo',
  castle: 'wwwo',
  guild: 'wwwo',
  townhall: 'wwwo',
};

export interface ExpansionRuling {
  points: number;
  power: 'none' | 'look' | 'guard_knights' | 'guard_roads' | 'steal';
}

/** What an expansion is worth and does at this table. */
export function rulingOf(view: StruggleView, item: string): ExpansionRuling | undefined {
  return (view.options.expansions as Partial<Record<string, ExpansionRuling>> | undefined)?.[item];
}

/** Which way the destiny arrow points; null where there is none. */
export function arrowOf(view: StruggleView): 'clockwise' | 'against' | null {
  if (view.arrow === null) return null;
  const whiteIs = view.options.white_clockwise !== false;
  return (view.arrow === 'white') === whiteIs ? 'clockwise' : 'against';
}

/** The next who plays, from a seat on in the direction of the arrow. */
export function nextAlong(view: StruggleView, seat: number): number {
  const step = arrowOf(view) === 'against' ? view.players - 1 : 1;
  let next = seat;
  do next = ((next - 1 + step) % view.players) + 1;
  while (view.seats[next - 1]!.left && next !== seat);
  return next;
}

const kInPlace = 3; // so many of one kind stand for any one card

/**
 * Every way to pay a price from a hand, the fewest cards first: any card of it may be replaced by three of one
 * other kind. The plain price, where the hand has it, is the first.
 */
export function payments(hand: string, price: string): string[] {
  const own = countsOf(hand);
  let ways = [noCards()];
  for (const card of price) {
    const longer = ways.flatMap((paid) =>
      kResources.map((r) => ({ ...paid, [r]: paid[r] + (r === card ? 1 : kInPlace) })),
    );
    const covered = longer.filter((paid) => kResources.every((r) => paid[r] <= own[r]));
    ways = [...new Map(covered.map((paid) => [bundleOf(paid), paid])).values()];
  }
  return ways.sort((a, b) => sizeOf(a) - sizeOf(b)).map(bundleOf);
}

export interface BuiltCard {
  item: string;
  side: 'A' | 'B' | null; // roads and knights have two
}

export interface CardGroup {
  label: Key;
  cards: BuiltCard[];
}

/** A player's row, kind by kind; kinds without a card are left out. An expansion lies on its city. */
export function rowOf(built: StruggleSeat): CardGroup[] {
  const sided = (item: string, sides: string) =>
    [...sides].map((side) => ({ item, side: side as 'A' | 'B' }));
  const plain = (item: string, n: number) => Array.from({ length: n }, () => ({ item, side: null }));
  const groups: CardGroup[] = [
    { label: 'struggle.roads', cards: sided('road', built.roads) },
    { label: 'struggle.knights', cards: sided('knight', built.knights) },
    { label: 'struggle.settlements', cards: plain('settlement', built.settlements) },
    { label: 'struggle.cities', cards: plain('city', built.cities - built.expansions.length) },
    { label: 'struggle.expansions', cards: built.expansions.flatMap((item) => plain(item, 1)) },
  ];
  return groups.filter((group) => group.cards.length > 0);
}

/** Who lost a road or knight to somebody's build; undefined where nobody did. */
export function takenFrom(before: View | null, after: View | null): number | undefined {
  if (!before || !after || !isStruggle(before) || !isStruggle(after)) return undefined;
  const rows = ({ roads, knights }: StruggleSeat) => roads.length + knights.length;
  const index = before.seats.findIndex((built, i) => rows(after.seats[i]!) < rows(built));
  return index < 0 ? undefined : index + 1;
}
