/** Where a seat's mark is at the end of its line. */
export interface End {
  seat: number;
  at: number;
}

/** From above to below, pushed apart where they would lie on each other. */
export function pushApart(ends: End[], gap: number): End[] {
  const order = ends.toSorted((a, b) => a.at - b.at);
  for (const [i, end] of order.entries()) if (i > 0) end.at = Math.max(end.at, order[i - 1]!.at + gap);
  return order;
}
