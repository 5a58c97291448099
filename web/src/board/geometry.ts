/** Where hexes, nodes and edges lie on the paper, in the numbering of the notation. */
export interface Point {
  x: number;
  y: number;
}

export const kSide = 100; // length of an edge in drawing units
const kHalfWidth = Math.sqrt(3) / 2;
const kHexRows = [3, 4, 5, 4, 3];
const kNodeRows = [7, 9, 11, 11, 9, 7];

function cellOf(index: number, rows: number[]): { row: number; column: number; columns: number } {
  let rest = index;
  for (const [row, columns] of rows.entries()) {
    if (rest < columns) return { row, column: rest, columns };
    rest -= columns;
  }
  throw new RangeError(`no place ${index} on the island`);
}

function hexCentre(hex: number): Point {
  const { row, column, columns } = cellOf(hex, kHexRows);
  return { x: (2 * column - columns + 1) * kHalfWidth * kSide, y: 1.5 * (row - 2) * kSide };
}

function nodePoint(node: number): Point {
  const { row, column, columns } = cellOf(node, kNodeRows);
  const odd = column % 2 === 1;
  // In the upper half the odd nodes of a zigzag row are its tips, in the lower half its dips.
  const y = row <= 2 ? 1.5 * row - (odd ? 1 : 0.5) : 1.5 * (row - 1) + (odd ? 1 : 0.5);
  return { x: (column - (columns - 1) / 2) * kHalfWidth * kSide, y: (y - 3) * kSide };
}

const indices = (n: number) => Array.from({ length: n }, (_, i) => i);

export const kHexes: readonly Point[] = indices(19).map(hexCentre);
export const kNodes: readonly Point[] = indices(54).map(nodePoint);

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** The hexes round a node: one to three. */
export const kHexesOfNode: readonly (readonly number[])[] = kNodes.map((n) =>
  indices(19).filter((h) => distance(kHexes[h]!, n) < 1.1 * kSide),
);

export interface Edge {
  id: string;
  a: number;
  b: number;
  at: Point;
  angle: number; // degrees
}

/** All 72 edges, smaller node first. */
export const kEdges: readonly Edge[] = indices(54).flatMap((a) =>
  indices(54)
    .filter((b) => b > a && distance(kNodes[a]!, kNodes[b]!) < 1.1 * kSide)
    .map((b) => {
      const [p, q] = [kNodes[a]!, kNodes[b]!];
      const angle = (Math.atan2(q.y - p.y, q.x - p.x) * 180) / Math.PI;
      return { id: `${a}-${b}`, a, b, at: middle(p, q), angle };
    }),
);

export const kEdgeById: ReadonlyMap<string, Edge> = new Map(kEdges.map((e) => [e.id, e]));

export function hexesOfEdge(edge: Edge): number[] {
  return kHexesOfNode[edge.a]!.filter((h) => kHexesOfNode[edge.b]!.includes(h));
}

/** Where something on the island lies: `node:20`, `edge:20-21`, `hex:7`. */
export function pointOf(place: string): Point {
  const [kind, id] = place.split(':') as [string, string];
  if (kind === 'node') return kNodes[Number(id)]!;
  if (kind === 'edge') return kEdgeById.get(id)!.at;
  return kHexes[Number(id)]!;
}

/** The badge of a harbour lies out at sea, straight off the middle of its edge. */
export function harbourBadge(nodes: readonly [number, number]): Point {
  const [a, b] = [kNodes[nodes[0]]!, kNodes[nodes[1]]!];
  const shared = kHexesOfNode[nodes[0]]!.find((h) => kHexesOfNode[nodes[1]]!.includes(h))!;
  const land = kHexes[shared]!;
  const m = middle(a, b);
  return { x: land.x + (m.x - land.x) * 1.72, y: land.y + (m.y - land.y) * 1.72 };
}

/** How many of the 36 rolls of two dice show the number: the dots on its disc. */
export function dots(number: number): number {
  return 6 - Math.abs(7 - number);
}

/** The place nearest to `from` in a direction, for the arrow keys: within a quarter turn of it, or wider. */
export function nearest(
  from: Point,
  places: readonly string[],
  direction: Point,
  wide = false,
): string | null {
  let best: string | null = null;
  let least = Infinity;
  for (const place of places) {
    const p = pointOf(place);
    const [dx, dy] = [p.x - from.x, p.y - from.y];
    const along = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y - dy * direction.x);
    if (along <= 1 || (aside > along && !wide)) continue;
    const cost = along + 1.5 * aside;
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}

/** The place closest to a point, in whatever direction. */
export function closest(from: Point, places: readonly string[]): string | null {
  const far = (place: string) => distance(pointOf(place), from);
  return places.reduce<string | null>(
    (best, place) => (best && far(best) <= far(place) ? best : place),
    null,
  );
}
