/** What can be built beside the board, with which verb; prices and supplies come with the view. */
import { bundleOf, countsOf, missing, sizeOf } from '../../notation/bundle';
import type { IslandSeat, IslandView, Item } from '../../notation/view';

export const kItems: readonly { piece: Item; verb: string }[] = [
  { piece: 'road', verb: 'road' },
  { piece: 'settlement', verb: 'settle' },
  { piece: 'city', verb: 'city' },
  { piece: 'card', verb: 'buy' },
];

/** How many of a piece a player has left; null for cards, which are nobody's. */
export function left({ supply }: IslandView, own: IslandSeat, piece: Item): number | null {
  if (piece === 'card') return null;
  const used = { road: own.roads, settlement: own.settlements, city: own.cities }[piece].length;
  return supply[piece] - used;
}

/** The cards that a hand lacks for a price; empty where it has all. */
export function lacking(hand: string, cost: string): string {
  const short = missing(countsOf(hand), countsOf(cost));
  return sizeOf(short) === 0 ? '' : bundleOf(short);
}
