import { expect, test } from 'vitest';
import { parseLine } from '../notation/line';
import type { SoccerView } from '../notation/view';
import { cellOf, iconOf, results } from './league';

test('the track winds: neighbours on it are neighbours on the board', () => {
  for (let space = 1; space <= 30; space++) {
    const [a, b] = [cellOf(space - 1), cellOf(space)];
    expect(Math.abs(a.column - b.column) + Math.abs(a.row - b.row)).toBe(1);
  }
});

test('each space has the icon that the game says', () => {
  const track = { resources: [2], cards: [3], trophy: 5 };
  expect([1, 2, 3, 5].map((space) => iconOf(track, space))).toEqual([null, 'resource', 'card', 'trophy']);
});

test('a day has as many matches as the game lists', () => {
  const lines = ['* shots 1 101 3 0', '* shots 2 0 4 00', '* dice 1 2', '* shots 1 1 2 1'];
  const log = lines.map((text, i) => ({ version: i + 1, line: parseLine(text) }));
  const goals: SoccerView['results'] = [
    [
      [2, 0],
      [0, 0],
    ],
    [[1, 1], null],
  ];
  expect(results(log, { results: goals } as SoccerView).map((r) => [r.day, ...r.seats, ...r.score])).toEqual([
    [1, 1, 3, 2, 0],
    [1, 2, 4, 0, 0],
    [2, 1, 2, 1, 1],
  ]);
});
