/** Small pieces of text that are the same in every language. */

/** `+12`, `−7`. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

const collator = new Intl.Collator(undefined, { numeric: true });

/** As people count: Robot 3 stands before Robot 10. */
export const byName = (a: string, b: string): number => collator.compare(a, b);
