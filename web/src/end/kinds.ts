/** A player's points by what they are for, as the server tells them of the last position. */
import { isKey, t } from '../i18n/index.svelte';
import type { View } from '../notation/view';

export interface Kind {
  name: string;
  points: number;
}

export function pointsByKind({ scored = [] }: View, seat: number): Kind[] {
  return (scored[seat - 1] ?? []).map(({ kind, count, points }) => {
    const key = `end.kind.${kind}`;
    return { name: isKey(key) ? t(key, { n: count }) : kind, points };
  });
}
