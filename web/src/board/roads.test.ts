import { expect, test } from 'vitest';
import type { IslandView } from '../notation/view';
import { roadLength } from './roads';

function view(roads: string[], others: number[] = [], neutral: number[] = []): IslandView {
  const none = { roads: [], settlements: [], cities: [] };
  const seats = [
    { ...none, roads },
    { ...none, settlements: others },
  ];
  const duo = { x: { roads: [], settlements: neutral }, y: { roads: [], settlements: [] } };
  return { seats, duo } as unknown as IslandView;
}

test('a road is as long as its longest trail', () => {
  expect(roadLength(view([]), 1)).toBe(0);
  expect(roadLength(view(['0-1', '1-2', '2-3']), 1)).toBe(3);
  expect(roadLength(view(['0-1', '1-2', '4-5']), 1)).toBe(2);
});

test('at a fork only one way counts, a ring counts whole with its tail', () => {
  expect(roadLength(view(['0-1', '1-2', '2-3', '2-10']), 1)).toBe(3);
  expect(roadLength(view(['0-1', '1-2', '2-10', '9-10', '8-9', '0-8', '2-3']), 1)).toBe(7);
});

test("another's building breaks the road, but may be its end", () => {
  const road = ['0-1', '1-2', '2-3', '3-4'];
  expect(roadLength(view(road, [2]), 1)).toBe(2);
  expect(roadLength(view(road, [0]), 1)).toBe(4);
  expect(roadLength(view(road, [], [1]), 1)).toBe(3);
});
