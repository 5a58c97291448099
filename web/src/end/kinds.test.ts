import { expect, test } from 'vitest';
import type { View } from '../notation/view';
import { pointsByKind } from './kinds';

test('the points of a seat are told by what they are for', () => {
  const scored = [
    [],
    [
      { kind: 'settlements', count: 1, points: 1 },
      { kind: 'cities', count: 2, points: 4 },
      { kind: 'army', count: 1, points: 2 },
      { kind: 'lighthouses', count: 1, points: 3 },
    ],
  ];
  const told = (seat: number) => pointsByKind({ scored } as unknown as View, seat);
  expect(told(2)).toEqual([
    { name: '1 settlement', points: 1 },
    { name: '2 cities', points: 4 },
    { name: 'largest army', points: 2 },
    { name: 'lighthouses', points: 3 }, // what the page has no words for
  ]);
  expect(told(1)).toEqual([]);
  expect(pointsByKind({} as View, 1)).toEqual([]);
});
