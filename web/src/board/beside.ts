/** Where something lies beside a spot of the board, so that what is round the spot stays in sight. */
import type { Point } from './geometry';

interface Size {
  width: number;
  height: number;
}

const kMargin = 4;
const between = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));

/**
 * The upper left corner: to the right of the spot, to the left, below or above, the first that fits with the gap
 * between; where none does, in the corner farthest from it.
 */
export function beside(spot: Point, gap: number, { width, height }: Size, frame: Size): Point {
  const right = frame.width - width - kMargin;
  const bottom = frame.height - height - kMargin;
  const level = between(spot.y - height / 2, kMargin, bottom);
  const centred = between(spot.x - width / 2, kMargin, right);
  const ways: Point[] = [
    { x: spot.x + gap, y: level },
    { x: spot.x - gap - width, y: level },
    { x: centred, y: spot.y + gap },
    { x: centred, y: spot.y - gap - height },
  ];
  const fits = ({ x, y }: Point) => x >= kMargin && x <= right && y >= kMargin && y <= bottom;
  const corner = {
    x: spot.x < frame.width / 2 ? right : kMargin,
    y: spot.y < frame.height / 2 ? bottom : kMargin,
  };
  return ways.find(fits) ?? corner;
}
