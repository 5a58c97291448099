import { expect, test } from 'vitest';
import { clockText, timeLeft } from './clock';

const clock = { turn: 30_000, reserve: 60_000, answer: 15_000 };

test('turn time runs first, then the reserve', () => {
  expect(timeLeft({ ...clock, running: 'turn' }, 10_000)).toMatchObject({ shown: 20_000, runs: 'turn' });
  expect(timeLeft({ ...clock, running: 'turn' }, 45_000)).toMatchObject({
    shown: 45_000,
    runs: 'reserve',
    reserve: 45_000,
  });
  expect(timeLeft({ ...clock, running: 'none' }, 45_000)).toMatchObject({ shown: 30_000, runs: null });
  expect(timeLeft({ ...clock, running: 'answer' }, 5_000)).toMatchObject({ shown: 10_000, runs: 'answer' });
});

test('danger is where the clock is about to decide, not where the reserve begins', () => {
  const turn = (passed: number) => timeLeft({ ...clock, running: 'turn' }, passed).danger;
  expect([turn(25_000), turn(35_000), turn(79_000), turn(81_000)]).toEqual([false, false, false, true]);
  expect(timeLeft({ ...clock, reserve: 0, running: 'turn' }, 21_000).danger).toBe(true);
  expect(timeLeft({ ...clock, turn: 0, reserve: 0, running: 'none' }, 0).danger).toBe(false);
  expect(timeLeft({ ...clock, running: 'answer' }, 6_000).danger).toBe(true);
});

test('time as people write it', () => {
  expect(clockText(61_000)).toBe('1:01');
  expect(clockText(400)).toBe('0:01');
});
