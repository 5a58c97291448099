import { expect, test } from 'vitest';
import type { StruggleView } from '../notation/view';
import { nextAlong, rowOf } from './cards';

test('a row has its kinds in order, and a city under an expansion only once', () => {
  const built = {
    hand: 3,
    roads: 'AB',
    knights: '',
    settlements: 1,
    cities: 2,
    expansions: ['library'],
    left: false,
  };
  expect(rowOf(built).map((g) => [g.label, g.cards.length])).toEqual([
    ['struggle.roads', 2],
    ['struggle.settlements', 1],
    ['struggle.cities', 1],
    ['struggle.expansions', 1],
  ]);
  expect(rowOf(built)[0]!.cards[1]).toEqual({ item: 'road', side: 'B' });
});

test('the arrow leads round the table, past those who have left', () => {
  const seats = [false, true, false].map((left) => ({ left }));
  const table = (arrow: string) => ({ players: 3, seats, arrow, options: {} }) as unknown as StruggleView;
  expect(nextAlong(table('white'), 1)).toBe(3);
  expect(nextAlong(table('black'), 1)).toBe(3);
  expect(nextAlong(table('black'), 3)).toBe(1);
  expect(nextAlong(table('white'), 3)).toBe(1);
});
