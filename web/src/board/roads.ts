/** How long a player's longest road is: no path used twice, and another's building on a corner breaks it. */
import type { IslandView, Pieces } from '../notation/view';

type Path = readonly [number, number];

/** The longest trail that goes on from a corner, over paths that are not used yet. */
function onward(from: number, paths: readonly Path[], stops: ReadonlySet<number>): number {
  if (stops.has(from)) return 0;
  return Math.max(
    0,
    ...paths.map((path, i) => {
      if (!path.includes(from)) return 0;
      const next = path[0] === from ? path[1] : path[0];
      return 1 + onward(next, paths.toSpliced(i, 1), stops);
    }),
  );
}

function longestTrail(paths: readonly Path[], stops: ReadonlySet<number>): number {
  // A trail begins at an end of one of its paths; a stop may be its beginning too.
  return Math.max(
    0,
    ...paths.flatMap((path, i) => path.map((next) => 1 + onward(next, paths.toSpliced(i, 1), stops))),
  );
}

function buildings({ settlements, cities = [] }: Pieces): number[] {
  return [...settlements, ...cities];
}

export function roadLength(view: IslandView, seat: number): number {
  const others: Pieces[] = view.seats.filter((_, i) => i + 1 !== seat);
  if (view.duo) others.push(view.duo.x, view.duo.y);
  const paths = view.seats[seat - 1]!.roads.map((road) => road.split('-').map(Number) as [number, number]);
  return longestTrail(paths, new Set(others.flatMap(buildings)));
}
