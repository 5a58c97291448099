/** A player's points by what they are for, read off the last position of a game; the sum is the score. */
import type { Key } from '../i18n/index.svelte';
import { isIsland, isPlain, type IslandView, type StruggleView, type View } from '../notation/view';
import { rulingOf } from '../struggle/cards';

export interface Kind {
  label: Key;
  count: number; // how many of them
  points: number;
}

function onIsland(view: IslandView, seat: number): Kind[] {
  const own = view.seats[seat - 1]!;
  const held = [own.cards, own.fresh].flat().filter((card) => card === 'point').length;
  return [
    { label: 'end.kind.settlements', count: own.settlements.length, points: own.settlements.length },
    { label: 'end.kind.cities', count: own.cities.length, points: 2 * own.cities.length },
    { label: 'end.kind.cards', count: held, points: held },
    { label: 'end.kind.road', count: 1, points: view.longest_road === seat ? 2 : 0 },
    { label: 'end.kind.army', count: 1, points: view.largest_army === seat ? 2 : 0 },
  ];
}

function inCards(view: StruggleView, seat: number): Kind[] {
  const own = view.seats[seat - 1]!;
  const marked = (row: string) => [...row].filter((side) => side === 'B').length;
  const plain = own.cities - own.expansions.length; // a city under an expansion counts no longer
  const expansions = own.expansions.reduce((sum, item) => sum + (rulingOf(view, item)?.points ?? 0), 0);
  return [
    { label: 'end.kind.roads', count: marked(own.roads), points: marked(own.roads) },
    { label: 'end.kind.knights', count: marked(own.knights), points: marked(own.knights) },
    { label: 'end.kind.settlements', count: own.settlements, points: own.settlements },
    { label: 'end.kind.cities', count: plain, points: 2 * plain },
    { label: 'end.kind.expansions', count: own.expansions.length, points: expansions },
  ];
}

/** Kinds that brought nothing are left out; what none of them explains comes from the league. */
export function pointsByKind(view: View, seat: number, total: number): Kind[] {
  if (isPlain(view)) return [];
  const kinds = isIsland(view) ? onIsland(view, seat) : inCards(view, seat);
  const rest = total - kinds.reduce((sum, { points }) => sum + points, 0);
  if (rest !== 0 && isIsland(view) && view.soccer)
    kinds.push({ label: 'end.kind.league', count: 1, points: rest });
  return kinds.filter(({ points }) => points !== 0);
}
