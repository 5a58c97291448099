/** What can be built in the card game and how it can be paid, as the cards on the table and in the hand show it. */
import type { Key } from '../i18n/index.svelte';
import type { StruggleSeat, StruggleView } from '../notation/view';
import { linesOf, type Scene } from '../table/scene';
import { kExpansions, kPrices, payments, rulingOf, type Expansion } from './cards';

const kSafeRoads = 3; // those that a Castle guards
const kSafeKnights = 1; // those that a Church guards

function isExpansion(item: string): item is Expansion {
  return (kExpansions as readonly string[]).includes(item);
}

/** Whether a road (or knight) is in the stack, or in a row from which it may be taken. */
function canGet(view: StruggleView, seat: number, item: 'road' | 'knight'): boolean {
  const rows = item === 'road' ? 'roads' : 'knights';
  const guard = item === 'road' ? 'guard_roads' : 'guard_knights';
  const safe = ({ expansions }: StruggleSeat) => {
    const guarded = expansions.some((e) => rulingOf(view, e)?.power === guard);
    return guarded ? (item === 'road' ? kSafeRoads : kSafeKnights) : 0;
  };
  return (
    view.piles[rows] > 0 ||
    view.options.build_in_vain === true ||
    view.seats.some((built, i) => i + 1 !== seat && built[rows].length > safe(built))
  );
}

function expansionObstacle({ piles }: StruggleView, own: StruggleSeat, item: Expansion): Key | null {
  if (own.cities === own.expansions.length) return 'refusal.no_free_city';
  if (own.expansions.includes(item)) return 'refusal.has_expansion';
  return piles.expansions.includes(item) ? null : 'refusal.no_such_expansion';
}

/** What stands in the way of building an item, whatever it costs; null where nothing does. */
export function obstacle(view: StruggleView, seat: number, item: string): Key | null {
  const own = view.seats[seat - 1]!;
  const kind = isExpansion(item) ? 'expansion' : item;
  if (view.turn.seat === seat && view.turn.built.includes(kind)) return 'refusal.built_this_turn';
  if (isExpansion(item)) return expansionObstacle(view, own, item);
  if (item === 'road') return canGet(view, seat, item) ? null : 'refusal.no_road_to_take';
  if (item === 'knight') return canGet(view, seat, item) ? null : 'refusal.no_knight_to_take';
  if (item === 'city') return own.settlements > 0 ? null : 'refusal.no_settlement_to_turn';
  return view.piles.settlements > 0 ? null : 'refusal.no_settlement_in_stack';
}

export interface Way {
  item: string;
  pays: string;
  line: string;
}

/** How an item can be built now: at the plain price where the server lists it, then with threes of a kind. */
export function waysOf(scene: Scene, view: StruggleView, seat: number, item: string): Way[] {
  const price = kPrices[item]!;
  const plain = linesOf(scene, 'build').find((line) => line.args[0] === item);
  const open = scene.open.includes('build') && obstacle(view, seat, item) === null;
  const replaced = open
    ? payments(String(view.seats[seat - 1]!.hand), price).filter((pays) => pays !== price)
    : [];
  return [
    ...(plain ? [{ item, pays: price, line: plain.text }] : []),
    ...replaced.map((pays) => ({ item, pays, line: `${seat} build ${item} pay ${pays}` })),
  ];
}
