import { expect, test } from 'vitest';
import type { View } from '../notation/view';
import { standstill } from './standstill';

const seats = (...left: boolean[]) => left.map((gone) => ({ left: gone }));
const duo = (idle: number, limit = 1000) =>
  ({
    game: 'duo',
    seats: seats(false, false),
    options: { standstill: limit },
    duo: { idle },
  }) as unknown as View;
const struggle = (idle: number, left = seats(false, false, false, false)) =>
  ({ game: 'struggle', seats: left, options: { standstill: 50 }, turn: { idle } }) as unknown as View;

test('rounds are counted down from the last turn in which something moved', () => {
  expect(standstill(duo(0))).toEqual({ limit: 1000, left: 1000, reached: false });
  expect(standstill(duo(1991))?.left).toBe(5);
  expect(standstill(struggle(199))?.left).toBe(1);
  expect(standstill(struggle(199))?.reached).toBe(false);
  expect(standstill(struggle(200))?.reached).toBe(true);
});

test('a round is one of those who still play', () => {
  const two = seats(false, true, true, false);
  expect(standstill(struggle(98, two))?.left).toBe(1);
  expect(standstill(struggle(100, two))?.reached).toBe(true);
});

test('the base game, and a table that was made without it, know no such end', () => {
  expect(
    standstill({ game: 'base', seats: seats(false, false, false), options: {} } as unknown as View),
  ).toBeNull();
  expect(standstill(duo(5000, 0))).toBeNull();
});
