/** The order of the end page: the winner first, who need not have the most points, and then by points. */
export interface Placed {
  seat: number;
  points: number;
}

export function rankingOf(points: readonly number[], winner: number | null): Placed[] {
  const wins = ({ seat }: Placed) => Number(seat === winner);
  return points
    .map((points, i) => ({ seat: i + 1, points }))
    .sort((a, b) => wins(b) - wins(a) || b.points - a.points);
}
