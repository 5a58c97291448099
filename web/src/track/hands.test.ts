import { expect, test } from 'vitest';
import { bundleOf } from '../notation/bundle';
import { parseLine } from '../notation/line';
import type { IslandView } from '../notation/view';
import type { Moved, Pass } from '../wire/types';
import { Hands } from './hands';

const table = (...hands: (string | number)[]) =>
  ({ game: 'base', seats: hands.map((hand) => ({ hand })) }) as unknown as IslandView;

/** `b>2` is a brick from the bank to seat 2, `2>w` a wool to the bank, `2>?>3` a card out of sight. */
function pass(text: string): Pass {
  const [from, cards, to] = text.replace(/^[a-z]/, '>$&').split('>');
  return { from: Number(from) || null, to: Number(to) || null, cards: cards! };
}
const moving = (...passes: string[]): Moved => ({ passed: passes.map(pass) });
const log = (...moved: Moved[]) =>
  moved.map((one, i) => ({ version: i + 1, line: parseLine('1 end'), moved: one }));

/** What is known: `bb?` is two brick and one unknown. */
function told(hands: Hands, lines: ReturnType<typeof log>, now: IslandView): string[] {
  return hands.known(lines, now).map(({ sure, unknown }) => {
    const cards = bundleOf(sure);
    return (cards === '-' ? '' : cards) + '?'.repeat(unknown);
  });
}
const knownAfter = (start: IslandView, now: IslandView, ...moved: Moved[]) =>
  told(new Hands(start), log(...moved), now);

test('a theft out of sight leaves only what is certain, until it is proven', () => {
  const start = table('-', 0, 0);
  const theft = [moving('bw>2'), moving('2>?>3')];
  expect(knownAfter(start, table('-', 1, 1), ...theft)).toEqual(['', '?', '?']);
  // Who pays wool had it: the brick is the thief's.
  expect(knownAfter(start, table('-', 0, 1), ...theft, moving('2>w'))).toEqual(['', '', 'b']);
  // Seen by one of the two, it is certain.
  expect(knownAfter(start, table('w', 1, 0), moving('bw>2'), moving('2>w>1'))).toEqual(['w', 'b', '']);
});

test('who has to give a card away had it', () => {
  const lines = [moving('bw>2'), moving('2>?>3')];
  expect(knownAfter(table('-', 0, 0), table('b', 0, 1), ...lines, moving('2>b>1'))).toEqual(['b', '', 'w']);
});

test('what is taken back is as if it had not been', () => {
  const again: Moved = { undone: [pass('2>bl')].map(({ cards }) => ({ from: null, to: 2, cards: cards! })) };
  expect(knownAfter(table('-', 0), table('-', 2), moving('bl>2'), moving('2>bl'), again)).toEqual(['', 'bl']);
});

test('hands that were hidden from the beginning stay unknown', () => {
  expect(knownAfter(table('b', 3), table('b', 2), moving('2>w'))).toEqual(['?', '??']);
});

test('the log is counted on from where it was, and another in its place anew', () => {
  const hands = new Hands(table('-', 0));
  const lines = log(moving('bw>2'), moving('2>b'));
  expect(told(hands, lines.slice(0, 1), table('-', 2))).toEqual(['', 'bw']);
  expect(told(hands, lines, table('-', 1))).toEqual(['', 'w']);
  expect(told(hands, log(moving('oo>2')), table('-', 2))).toEqual(['', 'oo']);
});
