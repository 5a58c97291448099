import { expect, test } from 'vitest';
import { parseLine } from '../notation/line';
import type { StruggleSeat, StruggleView } from '../notation/view';
import type { Scene } from '../table/scene';
import { obstacle, waysOf } from './build';
import { arrowOf } from './cards';

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

test('what lies on the table may stand in the way, whatever the hand could pay', () => {
  const none = { roads: 0, knights: 0, settlements: 0, expansions: ['church'] };
  expect(obstacle(view(), 1, 'road')).toBeNull();
  expect(obstacle(view({ turn: { seat: 1, built: ['road'] } as never }), 1, 'road')).toBe(
    'refusal.built_this_turn',
  );
  expect(obstacle(view({ piles: none }), 1, 'settlement')).toBe('refusal.no_settlement_in_stack');
  expect(obstacle(view({ piles: none }), 1, 'knight')).toBe('refusal.no_knight_to_take');
  expect(obstacle(view({ piles: none }), 1, 'road')).toBeNull(); // seat 2 has one that may be taken
  expect(obstacle(view({ seats: [seat({ settlements: 0 }), seat()] }), 1, 'city')).toBe(
    'refusal.no_settlement_to_turn',
  );
  expect(obstacle(view(), 1, 'church')).toBe('refusal.no_free_city');
  const owner = seat({ cities: 2, expansions: ['church'] });
  expect(obstacle(view({ seats: [owner, seat()] }), 1, 'church')).toBe('refusal.has_expansion');
  expect(obstacle(view({ seats: [owner, seat()] }), 1, 'library')).toBe('refusal.no_such_expansion');
  // What guards roads is the table's ruling: here it is the Church.
  expect(obstacle(view({ piles: none, seats: [seat(), owner] }), 1, 'road')).toBe('refusal.no_road_to_take');
});

test('what has something in its way is not proposed, however rich the hand', () => {
  const built = view({ turn: { seat: 1, built: ['road'] } as never });
  expect(waysOf(scene([], ['build']), built, 1, 'road')).toEqual([]);
});

test('the arrow points as the table rules', () => {
  expect(arrowOf(view())).toBe('clockwise');
  expect(arrowOf(view({ arrow: 'black' }))).toBe('against');
  const turned = { white_clockwise: false };
  expect(arrowOf(view({ options: turned }))).toBe('against');
  expect(arrowOf(view({ options: turned, arrow: 'black' }))).toBe('clockwise');
  expect(arrowOf(view({ arrow: null }))).toBeNull();
});
