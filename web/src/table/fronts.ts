/** The table of front ends: how each game is shown and played. A game that has none is a plain table. */
import type { Component, Snippet } from 'svelte';
import type { View } from '../notation/view';
import PlainTable from '../plain/PlainTable.svelte';
import StruggleTable from '../struggle/StruggleTable.svelte';
import IslandTable from './IslandTable.svelte';

type Front = Component<{ view: View; foot: Snippet }>;

const kFronts: Record<string, unknown> = {
  base: IslandTable,
  duo: IslandTable,
  soccer: IslandTable,
  struggle: StruggleTable,
};

/** Each is made for the views of its own games. */
export function frontOf(game: string): Front {
  return (kFronts[game] ?? PlainTable) as Front;
}
