import { expect, test } from 'vitest';
import type { StruggleView } from '../notation/view';
import { nextAlong, payments, rowOf, takenFrom } from './cards';

test('three of a kind stand for a card that is lacking', () => {
  expect(payments('bggg', 'bl')).toEqual(['bggg']);
  expect(payments('bgggwww', 'bl').slice(0, 2).sort()).toEqual(['bggg', 'bwww']);
  expect(payments('gggwww', 'bl')).toEqual(['wwwggg']);
  expect(payments('bgg', 'bl')).toEqual([]);
});

test('the plain price is first, and cards that are there may be replaced all the same', () => {
  expect(payments('bl', 'bl')).toEqual(['bl']);
  expect(payments('blggg', 'bl')).toEqual(['bl', 'bggg', 'lggg']);
  expect(payments('bbblll', 'bl')).toEqual(['bl', 'bbblll']);
  expect(payments('blgggggg', 'bl')).toContain('gggggg');
});

test('cards that the price needs itself are not spent twice', () => {
  expect(payments('ggooo', 'ggooo')).toEqual(['ggooo']);
  expect(payments('goooooo', 'ggooo')).toEqual(['goooooo']);
});

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

test('who lost a road to a build is seen by what was before', () => {
  const game = (...roads: string[]) =>
    ({
      game: 'struggle',
      seats: roads.map((row) => ({ roads: row, knights: 'A' })),
    }) as unknown as StruggleView;
  expect(takenFrom(game('A', 'AB'), game('AB', 'A'))).toBe(2);
  expect(takenFrom(game('A', 'AB'), game('AB', 'AB'))).toBeUndefined(); // from the stack
  expect(takenFrom(null, game('A'))).toBeUndefined();
});
