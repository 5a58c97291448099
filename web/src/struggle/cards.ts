/** The building cards of the card game as they are printed: prices, and what a row of cards shows. */
import { bundleOf, countsOf, kResources, type Counts } from '../notation/bundle';

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
