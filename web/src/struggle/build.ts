/** What can be built in the card game and how it can be paid, as the server says. */
import type { StruggleView } from '../notation/view';
import { linesOf, type Scene } from '../table/scene';

export interface Way {
  item: string;
  pays: string;
  line: string;
}

/** How an item can be built now: at the plain price where that is legal, then with threes of a kind. */
export function waysOf(scene: Scene, view: StruggleView, seat: number, item: string): Way[] {
  const plain = linesOf(scene, 'build').find((line) => line.args[0] === item);
  const replaced = scene.open.includes('build') ? (view.builds?.[item]?.pays ?? []) : [];
  return [
    ...(plain ? [{ item, pays: view.prices[item]!, line: plain.text }] : []),
    ...replaced.map((pays) => ({ item, pays, line: `${seat} build ${item} pay ${pays}` })),
  ];
}
