import { expect, test } from 'vitest';
import { parseLine } from '../notation/line';
import type { IslandView, View } from '../notation/view';
import type { ShownFrame } from '../replay/frames';
import type { Moved } from '../wire/types';
import { kWays, statsOf, unusual } from './stats';

function view(hands: string[]): View {
  const seats = hands.map((hand) => ({ hand }));
  return { game: 'base', players: hands.length, seats } as unknown as IslandView;
}

function frame(line: string | null, turn: number, hands: string[], moved?: Moved): ShownFrame {
  return { line: line === null ? null : parseLine(line), turn, view: view(hands), score: [turn, 0], moved };
}

test('cards are counted by how they came and went', () => {
  const stats = statsOf([
    frame(null, 0, ['-', '-']),
    frame('* dice 3 5', 1, ['-', 'ww'], { missed: [{ seat: 1, cards: 'b', why: 'robber' }] }),
    frame('* stolen w', 1, ['w', 'w']),
    frame('1 trade 2', 2, ['b', 'w']),
    frame('1 discard b', 3, ['-', 'w']),
  ]);
  expect(stats.cards[0]).toEqual({ gained: 0, traded: 0, discarded: 1, stolen: 1, robbed: 0, blocked: 1 });
  expect(stats.cards[1]).toMatchObject({ gained: 2, robbed: 1 });
  expect(stats.trades[0]![1]).toBe(1);
  expect(stats.dice[6]).toBe(1);
  expect(stats.points.map((p) => p[0])).toEqual([0, 1, 2, 3]);
});

test('dice as expected are not unusual, a single number always is', () => {
  expect(unusual(kWays.map((w) => w * 2))).toBeCloseTo(1);
  const sixes = kWays.map((_, i) => (i === 4 ? 40 : 0));
  expect(unusual(sixes)).toBeLessThan(1e-6);
  // The 95th percentile of chi-square with ten degrees of freedom is 18.307.
  const rolls = kWays.map((w) => w * 100);
  rolls[0] = 100 + Math.sqrt(18.307 * 100);
  expect(unusual(rolls)).toBeGreaterThan(0.03);
  expect(unusual(rolls)).toBeLessThan(0.08);
});
