/** The price list beside the board, as it is printed; whether something can be built, the server says. */
import { countsOf, missing, bundleOf, sizeOf } from '../notation/bundle';

export interface Item {
  piece: 'road' | 'settlement' | 'city' | 'card';
  verb: string;
  cost: string;
  supply: number | null; // pieces each player has
}

export const kItems: readonly Item[] = [
  { piece: 'road', verb: 'road', cost: 'bl', supply: 15 },
  { piece: 'settlement', verb: 'settle', cost: 'blwg', supply: 5 },
  { piece: 'city', verb: 'city', cost: 'ggooo', supply: 4 },
  { piece: 'card', verb: 'buy', cost: 'wgo', supply: null },
];

/** The cards that a hand lacks for a price; empty where it has all. */
export function lacking(hand: string, cost: string): string {
  const short = missing(countsOf(hand), countsOf(cost));
  return sizeOf(short) === 0 ? '' : bundleOf(short);
}
