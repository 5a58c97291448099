/** The order of the end page: the winner first, who need not have the most points, and then by points; whoever
 * has lost by leaving comes last. */
export interface Placed {
  seat: number;
  points: number;
}

export function rankingOf(
  points: readonly number[],
  winner: number | null,
  lost: readonly number[] = [],
): Placed[] {
  const worth = ({ seat }: Placed) => (seat === winner ? 1 : lost.includes(seat) ? -1 : 0);
  return points
    .map((points, i) => ({ seat: i + 1, points }))
    .sort((a, b) => worth(b) - worth(a) || b.points - a.points);
}
