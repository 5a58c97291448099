import { expect, test } from 'vitest';
import { clockText, timeLeft } from './clock';

const clock = { turn: 30_000, reserve: 60_000, answer: 15_000 };

test('turn time runs first, then the reserve', () => {
  expect(timeLeft({ ...clock, running: 'turn' }, 10_000).shown).toBe(20_000);
  expect(timeLeft({ ...clock, running: 'turn' }, 45_000)).toEqual({ shown: 45_000, reserve: 45_000 });
  expect(timeLeft({ ...clock, running: 'none' }, 45_000).shown).toBe(30_000);
  expect(timeLeft({ ...clock, running: 'answer' }, 5_000).shown).toBe(10_000);
});

test('time as people write it', () => {
  expect(clockText(61_000)).toBe('1:01');
  expect(clockText(400)).toBe('0:01');
});
