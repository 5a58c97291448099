/** Bundles of resource cards as letters: `bbw` is two brick and a wool, `-` is nothing. */
export const kResources = ['b', 'l', 'w', 'g', 'o'] as const;
export type Resource = (typeof kResources)[number];
export type Counts = Record<Resource, number>;

export function isResource(text: string): text is Resource {
  return (kResources as readonly string[]).includes(text);
}

export function noCards(): Counts {
  return { b: 0, l: 0, w: 0, g: 0, o: 0 };
}

export function countsOf(bundle: string): Counts {
  const counts = noCards();
  for (const letter of bundle) if (isResource(letter)) counts[letter] += 1;
  return counts;
}

export function bundleOf(counts: Counts): string {
  return kResources.map((r) => r.repeat(Math.max(0, counts[r]))).join('') || '-';
}

export function sizeOf(counts: Counts): number {
  return kResources.reduce((sum, r) => sum + counts[r], 0);
}

/** What is missing in `hand` to hand over `price`. */
export function missing(hand: Counts, price: Counts): Counts {
  const short = noCards();
  for (const r of kResources) short[r] = Math.max(0, price[r] - hand[r]);
  return short;
}

/** The kinds in a bundle with how many of each, in the shared order. */
export function kindsIn(bundle: string): { kind: Resource; count: number }[] {
  const counts = countsOf(bundle);
  return kResources.filter((r) => counts[r] > 0).map((kind) => ({ kind, count: counts[kind] }));
}
