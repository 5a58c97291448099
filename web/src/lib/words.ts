/** Small pieces of text that are the same in every language. */

/** `+12`, `−7`. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}
