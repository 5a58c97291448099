/** The building cards of the card game as they are printed: prices, and what a row of cards shows. */
import type { Key } from '../i18n/index.svelte';
import { bundleOf, countsOf, kResources, type Counts } from '../notation/bundle';
import type { StruggleSeat } from '../notation/view';

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

const kInPlace = 3; // so many of one kind stand for any one card

/**
 * Ways to pay a price where the hand lacks cards of it: each lacking card is replaced by three of another kind.
 * Proposals only: the server decides.
 */
export function payments(hand: string, price: string): string[] {
  const own = countsOf(hand);
  const paid = countsOf(price);
  const lacking: string[] = [];
  for (const r of kResources)
    while (paid[r] > own[r]) {
      paid[r] -= 1;
      lacking.push(r);
    }
  const found = new Set<string>();
  const replace = (rest: string[], bundle: Counts): void => {
    const [next, ...others] = rest;
    if (next === undefined) {
      found.add(bundleOf(bundle));
      return;
    }
    for (const r of kResources)
      if (r !== next && bundle[r] + kInPlace <= own[r])
        replace(others, { ...bundle, [r]: bundle[r] + kInPlace });
  };
  if (lacking.length > 0) replace(lacking, paid);
  return [...found];
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
