import { expect, test } from 'vitest';
import { parseLine } from '../notation/line';
import type { StruggleSeat, StruggleView } from '../notation/view';
import type { Scene } from '../table/scene';
import { waysOf } from './build';

const seat = (more: Partial<StruggleSeat> = {}): StruggleSeat => ({
  hand: 3,
  roads: 'A',
  knights: '',
  settlements: 1,
  cities: 0,
  expansions: [],
  left: false,
  ...more,
});

const view = (more: Partial<StruggleView> = {}) =>
  ({
    game: 'struggle',
    options: { expansions: { church: { points: 3, power: 'guard_roads' } } },
    seats: [seat({ hand: 'blggg' }), seat()],
    turn: { seat: 1, built: [] },
    piles: { roads: 2, knights: 1, settlements: 1, expansions: ['church'] },
    arrow: 'white',
    prices: { road: 'bl' },
    builds: { road: { obstacle: null, pays: ['bggg', 'lggg'] } },
    ...more,
  }) as unknown as StruggleView;

const scene = (legal: string[], open: string[]) =>
  ({ legal: legal.map((text) => parseLine(text)), open }) as unknown as Scene;

test('the plain price comes first, payments with threes of a kind beside it', () => {
  const ways = waysOf(scene(['1 build road'], ['build']), view(), 1, 'road');
  expect(ways.map(({ line }) => line)).toEqual([
    '1 build road',
    '1 build road pay bggg',
    '1 build road pay lggg',
  ]);
});

test('what the server does not leave open is not proposed', () => {
  expect(waysOf(scene([], []), view(), 1, 'road')).toEqual([]);
});
