import { beforeEach, expect, test } from 'vitest';
import { settings } from '../lib/settings.svelte';
import type { GameState, Standing, Table } from './types';
import { choosesNow, clockUp, gameTitle, whyAhead } from './words';

const row = (news: Partial<Standing>): Standing => ({
  rank: 1,
  player: 1,
  wins: 2,
  points: 28,
  percent: '85.85',
  games: 3,
  event: 1,
  lot: null,
  complete: true,
  tied: null,
  ...news,
});

beforeEach(() => {
  settings.language = 'en';
});

test('the official example is told as far as it takes', () => {
  expect(whyAhead(row({}), row({ percent: '85.70' }))).toBe(
    '2 wins each, 28 points each, 85.85 % against 85.70 %',
  );
  settings.language = 'de';
  expect(whyAhead(row({}), row({ percent: '85.70' }))).toBe(
    'je 2 Siege, je 28 Punkte, 85,85 % gegen 85,70 %',
  );
});

test('nothing is told beyond what decides', () => {
  expect(whyAhead(row({ wins: 3 }), row({ wins: 1, points: 30 }))).toBe('3 wins against 1');
  expect(whyAhead(row({ wins: 1 }), row({ wins: 1, points: 27 }))).toBe('1 win each, 28 points against 27');
});

test('whoever has played all games is ahead of whoever has not', () => {
  const two = row({ complete: false, games: 2, wins: 2 });
  expect(whyAhead(row({ wins: 0 }), two)).toBe('3 games played, against 2');
});

test('lots decide last, once they are drawn', () => {
  expect(whyAhead(row({ lot: 3 }), row({ lot: 11 }))).toContain('lot 3 against lot 11');
  expect(whyAhead(row({}), row({}))).toContain('level until lots are drawn');
});

test('the round clock counts up', () => {
  expect(clockUp(0)).toBe('0:00');
  expect(clockUp(309_999)).toBe('5:09');
  expect(clockUp(3_909_000)).toBe('1:05:09');
});

test('games have names, with the event where there are several', () => {
  expect(gameTitle('1.2')).toBe('Game 2');
  expect(gameTitle('2.3', 2)).toBe('Event 2, game 3');
  expect(gameTitle('semi')).toBe('Semi-finals');
});

test('places are chosen one after the other, between the board and the start', () => {
  const game = { layout_confirmed: true, started: false } as GameState;
  const table = { selection: [4, 1, 9], choices: [{ player: 4 }] } as Table;
  expect(choosesNow(game, table)).toBe(1);
  expect(choosesNow({ ...game, layout_confirmed: false }, table)).toBeNull();
  expect(choosesNow({ ...game, started: true }, table)).toBeNull();
  const chosen = [4, 1, 9].map((player) => ({ player })) as Table['choices'];
  expect(choosesNow(game, { ...table, choices: chosen })).toBeNull();
});
