import { expect, test } from 'vitest';
import { rankingOf } from './ranking';

const seats = (points: number[], winner: number | null, lost: number[] = []) =>
  rankingOf(points, winner, lost).map(({ seat }) => seat);

test('whoever won stands first, also where points alone would not say so', () => {
  expect(seats([4, 10, 7], 2)).toEqual([2, 3, 1]);
  expect(seats([8, 8, 5], 2)).toEqual([2, 1, 3]); // a standstill, with a tie
  expect(seats([9, 3, 6], 3)).toEqual([3, 1, 2]); // seat 1 has left
});

test('without a winner the points alone count', () => {
  expect(seats([2, 5, 3], null)).toEqual([2, 3, 1]);
});

test('whoever has lost by leaving stands last', () => {
  expect(seats([9, 3, 6], null, [1])).toEqual([3, 2, 1]);
  expect(seats([9, 3, 6], 2, [1, 3])).toEqual([2, 1, 3]);
});
