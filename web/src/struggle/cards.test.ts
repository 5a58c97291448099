import { expect, test } from 'vitest';
import { rowOf } from './cards';

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
