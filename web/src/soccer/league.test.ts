import { expect, test } from 'vitest';
import { parseLine } from '../notation/line';
import { cellOf, iconOf, results, trackOf } from './league';

test('the track winds: neighbours on it are neighbours on the board', () => {
  for (let space = 1; space <= 30; space++) {
    const [a, b] = [cellOf(space - 1), cellOf(space)];
    expect(Math.abs(a.column - b.column) + Math.abs(a.row - b.row)).toBe(1);
  }
});

test('each space has its icon, also where an option moves them', () => {
  expect(iconOf(trackOf(4, {}), 30)).toBe('trophy');
  expect(iconOf(trackOf(4, {}), 12)).toBe('card');
  expect(iconOf(trackOf(3, {}), 4)).toBe('resource');
  expect(iconOf(trackOf(3, {}), 5)).toBeNull();
  const own = { track: { resource: [2], card: [3], trophy: 5 } };
  expect(iconOf(trackOf(4, own), 5)).toBe('trophy');
});

test('two matches are a day', () => {
  const lines = ['* shots 1 101 3 0', '* shots 2 0 4 00', '* dice 1 2', '* shots 1 1 2 1'];
  const log = lines.map((text, i) => ({ version: i + 1, line: parseLine(text) }));
  expect(results(log).map((r) => [r.day, ...r.seats, ...r.score])).toEqual([
    [1, 1, 3, 2, 0],
    [1, 2, 4, 0, 0],
    [2, 1, 2, 1, 1],
  ]);
});
