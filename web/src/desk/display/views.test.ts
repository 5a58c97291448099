import { expect, test } from 'vitest';
import { kEmptyTable, kGame } from '../examples';
import type { Document, GameState } from '../types';
import { seatsByName, viewsOf } from './views';

const game = (id: string, news: Partial<GameState> = {}): GameState => ({
  ...kGame,
  game: id,
  tables: [],
  ...news,
});

const table = (number: number, players: number[]) => ({
  ...kEmptyTable,
  table: number,
  version: 1,
  state: 'empty' as const,
  players,
});
const day = (news: Partial<Document>) =>
  ({ champion: null, games: [], standings: [], places: [], ...news }) as unknown as Document;
const seats = { seats: true, results: false };

test('before the seats are published everybody is welcome', () => {
  expect(viewsOf(day({ games: [game('1.1')] }))).toEqual(['welcome']);
});

test('seats while a game is on, standings as soon as there are some', () => {
  const playing = game('1.2', { published: seats, tables: [table(1, [1, 2, 3])] });
  expect(viewsOf(day({ games: [playing] }))).toEqual(['seats']);
  expect(viewsOf(day({ games: [playing], standings: [{}] as Document['standings'] }))).toEqual([
    'seats',
    'standings',
  ]);
  expect(
    viewsOf(day({ games: [{ ...playing, finished: true }], standings: [{}] as Document['standings'] })),
  ).toEqual(['standings']);
});

test('the finals show the bracket first, the end the champion', () => {
  const semi = game('semi', { published: seats, tables: [table(1, [1, 2, 3])] });
  expect(viewsOf(day({ games: [semi] }))[0]).toBe('bracket');
  expect(viewsOf(day({ games: [semi], champion: 2 }))[0]).toBe('champion');
});

test('people find themselves by name, with position once it is known', () => {
  const names = ['', 'Cleo', 'ada', 'Ben', 'Dora'];
  const one = game('1.1', { tables: [table(1, [1, 2]), { ...table(2, [4, 3]), chosen: false }] });
  expect(seatsByName(one, (p) => names[p]!)).toEqual([
    { player: 2, table: 1, position: 2 },
    { player: 3, table: 2, position: null },
    { player: 1, table: 1, position: 1 },
    { player: 4, table: 2, position: null },
  ]);
});
