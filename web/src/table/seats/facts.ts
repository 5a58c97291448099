/** What everybody may count about a player: in the strip as small numbers, in the player's dialog as sentences. */
import { t } from '../../i18n/index.svelte';
import { handSize, howMany, isIsland, isPlain, type IslandSeat, type IslandView } from '../../notation/view';
import { kItems, left } from '../hand/costs';
import type { Scene } from '../scene';

export interface Fact {
  icon: 'hand' | 'bought' | 'knight' | 'road' | 'token' | 'shot';
  value: number;
  label: string;
  strong?: boolean; // something to be wary of
  held?: boolean; // a badge that this player has
}

function islandFacts(view: IslandView, own: IslandSeat, seat: number): Fact[] {
  const bought = howMany(own.cards) + howMany(own.fresh);
  const knights = own.played.filter((card) => card === 'knight').length;
  const army = view.largest_army === seat;
  const length = view.road_lengths[seat - 1]!;
  const longest = view.longest_road === seat;
  const facts: Fact[] = [
    { icon: 'bought', value: bought, label: t('seat.bought', { n: bought }) },
    {
      icon: 'knight',
      value: knights,
      label: t('seat.knights', { n: knights }) + (army ? `; ${t('seat.army')}` : ''),
      held: army,
    },
    {
      icon: 'road',
      value: length,
      label: t('seat.road', { n: length }) + (longest ? `; ${t('seat.road.longest')}` : ''),
      held: longest,
    },
  ];
  const tokens = view.duo?.tokens[seat - 1];
  if (tokens !== undefined)
    facts.push({ icon: 'token', value: tokens, label: t('seat.tokens', { n: tokens }) });
  const shots = view.soccer?.shots[seat - 1];
  if (shots !== undefined) facts.push({ icon: 'shot', value: shots, label: t('seat.shots', { n: shots }) });
  return facts;
}

export function factsOf(scene: Scene, seat: number): Fact[] {
  const { view } = scene;
  if (isPlain(view)) return [];
  const cards = handSize(view.seats[seat - 1]!.hand);
  const island = isIsland(view);
  const hand: Fact = {
    icon: 'hand',
    value: cards,
    label: t('seat.cards', { n: cards }),
    strong: island && cards > view.hand_limit,
  };
  return island ? [hand, ...islandFacts(view, view.seats[seat - 1]!, seat)] : [hand];
}

/** How many of each piece a player has left, as a sentence. */
export function piecesLeft(view: IslandView, own: IslandSeat): string {
  return kItems
    .flatMap(({ piece }) => {
      const n = left(view, own, piece);
      return n === null ? [] : [`${t(`piece.${piece}`)}: ${n}`];
    })
    .join(', ');
}
