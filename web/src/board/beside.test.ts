import { expect, test } from 'vitest';
import { beside } from './beside';

const size = { width: 160, height: 110 };
const frame = { width: 380, height: 400 };

/** Whether the bubble keeps its distance from the spot and is whole. */
function keeps(spot: { x: number; y: number }, gap: number): boolean {
  const { x, y } = beside(spot, gap, size, frame);
  const dx = Math.max(x - spot.x, spot.x - (x + size.width), 0);
  const dy = Math.max(y - spot.y, spot.y - (y + size.height), 0);
  const whole = x >= 0 && y >= 0 && x + size.width <= frame.width && y + size.height <= frame.height;
  return whole && Math.max(dx, dy) >= gap - 1;
}

test('it lies beside the spot where there is room, and is never cut', () => {
  expect(beside({ x: 100, y: 200 }, 40, size, frame)).toEqual({ x: 140, y: 145 });
  expect(beside({ x: 300, y: 200 }, 40, size, frame)).toEqual({ x: 100, y: 145 });
  expect(beside({ x: 190, y: 100 }, 40, size, frame)).toEqual({ x: 110, y: 140 });
  for (let x = 0; x <= frame.width; x += 10)
    for (let y = 0; y <= frame.height; y += 10) expect([x, y, keeps({ x, y }, 40)]).toEqual([x, y, true]);
});

test('where the spot is drawn too large for that, it is as far away as can be', () => {
  expect(beside({ x: 150, y: 150 }, 200, size, frame)).toEqual({ x: 216, y: 286 });
});
