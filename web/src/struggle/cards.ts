/** The building cards of the card game: what they are worth at this table, and what a row of them shows. */
import type { Key } from '../i18n/index.svelte';
import type { StruggleSeat, StruggleView } from '../notation/view';

export const kExpansions = ['library', 'church', 'castle', 'guild', 'townhall'] as const;
export type Expansion = (typeof kExpansions)[number];

export interface ExpansionRuling {
  points: number;
  power: 'none' | 'look' | 'guard_knights' | 'guard_roads' | 'steal';
}

/** What an expansion is worth and does at this table. */
export function rulingOf(view: StruggleView, item: string): ExpansionRuling | undefined {
  return (view.options.expansions as Partial<Record<string, ExpansionRuling>> | undefined)?.[item];
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
