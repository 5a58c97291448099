import { expect, test } from 'vitest';
import { membersOf, valueText } from './members';

test('a value is told in words, whatever it is', () => {
  expect(valueText(null)).toBe('–');
  expect(valueText(true)).toBe('yes');
  expect(valueText([1, 'bw', [2, 3]])).toBe('1 bw 2 3');
  expect(valueText([])).toBe('–');
  expect(valueText({ seat: 1, trades_left: 0 })).toBe('seat 1, trades left 0');
});

test('members are told by their names, but for those that stand elsewhere', () => {
  const position = { game: 'race', seats: [], turn: { seat: 2 }, winner: null };
  expect(membersOf(position, ['game', 'seats'])).toEqual([
    { name: 'turn', value: 'seat 2' },
    { name: 'winner', value: '–' },
  ]);
});
