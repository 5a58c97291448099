import { beforeEach, expect, test } from 'vitest';
import { settings } from '../../lib/settings.svelte';
import { clockUp, gameTitle } from './words';

beforeEach(() => {
  settings.language = 'en';
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
