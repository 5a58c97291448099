import { expect, test } from 'vitest';
import { kEmptyTable } from '../examples';
import type { Mine } from '../types';
import { sortGames } from './now';

const game = (name: string, ...can: string[]): Mine['games'][number] =>
  ({ game: name, table: 3, position: 1, can, sheet: kEmptyTable }) as Mine['games'][number];
const names = (games: Mine['games']) => {
  const { past, now, next } = sortGames(games);
  return [past.map((one) => one.game), now?.game, next?.game];
};

test('a running game stays, whatever seats are published meanwhile', () => {
  const running = [game('1.1'), game('1.2', 'report', 'call'), game('1.3')];
  expect(names(running)).toEqual([['1.1'], '1.2', '1.3']);
});

test('where nothing is asked of me the last game is shown', () => {
  expect(names([game('1.1'), game('1.2')])).toEqual([['1.1'], '1.2', undefined]);
  expect(names([game('1.1', 'sign')])).toEqual([[], '1.1', undefined]);
  expect(names([])).toEqual([[], undefined, undefined]);
});
