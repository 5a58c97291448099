// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { account, decision, report, stroke } from './examples';
import { forgetMine, keepMine, kMostMine, lossesOf, myGames, recordId } from './mine';
import { decided, headline, moments, turningPoint } from './story';
import { apart, change, percent, said } from './words';

afterEach(forgetMine);

test('turning points are what is marked and the greatest luck, in the order of the game', () => {
  const found = moments(
    report({
      decisions: [decision(9, 300), decision(4, 900, { mark: 'none' }), decision(2, 800)],
      strokes: [stroke(5, -700), stroke(6, 100)],
    }),
  );
  expect(found.map(({ kind, line, seat }) => [kind, line, seat])).toEqual([
    ['decision', 2, 1],
    ['luck', 5, 1],
    ['decision', 9, 1],
  ]);
});

test('of many only the costliest are shown', () => {
  const decisions = Array.from({ length: 40 }, (_, i) => decision(i + 1, 100 + i));
  const found = moments(report({ decisions }));
  expect(found).toHaveLength(16);
  expect(found[0]!.line).toBe(25);
});

test('the headline says how it was won', () => {
  const won = (more: object, other: object = {}) =>
    headline(report({ accounts: [account(1, more), account(2, other)] }));
  expect(won({ luck: -600 })).toBe('against');
  expect(won({ own: -100 }, { own: -300 })).toBe('best');
  expect(won({ own: -900, others: 300, luck: 3000 }, { own: -300 })).toBe('lucky');
  expect(won({ own: -900, luck: 200 }, { own: -300 })).toBe('won');
  expect(headline(report({ winner: null }))).toBe('none');
});

test('decisions are counted against what is usual, which older reports do not say', () => {
  expect(decided(account(1, { own: -900, others: 300, usual: 500 }))).toBe(-100);
  expect(decided(account(1, { own: -900, others: 300 }))).toBe(-600);
  const won = headline(
    report({ accounts: [account(1, { own: -900, usual: 3000, luck: 1500 }), account(2, { own: -300 })] }),
  );
  expect(won).toBe('won'); // luck did less than decisions
});

test('the turning point is the turn that moved the winner most; the end itself is none', () => {
  const { from, to } = turningPoint(report())!;
  expect([from.line, to.line]).toEqual([10, 20]);
  expect(turningPoint(report({ winner: null }))).toBeNull();
  expect(turningPoint(report({ curve: report().curve.slice(-2) }))).toBeNull(); // nothing but the end
});

test('my games are kept once each, up to a bound, and sum up what I lose in', () => {
  const lost = (loss: number) =>
    report({
      accounts: [
        account(1, {
          topics: [
            { topic: 'build', decisions: 3, loss },
            { topic: 'robber', decisions: 1, loss: 50 },
          ],
        }),
        account(2),
      ],
    });
  keepMine('a', lost(100), 1);
  keepMine('a', lost(100), 1);
  keepMine('b', lost(400), 1);
  expect(myGames()).toHaveLength(2);
  expect(lossesOf(myGames())).toEqual([
    { topic: 'build', loss: 250 },
    { topic: 'robber', loss: 50 },
  ]);
  keepMine('b', lost(400), null); // it was somebody else
  expect(myGames().map(({ id }) => id)).toEqual(['a']);
  for (let i = 0; i < 60; i++) keepMine(`game ${i}`, lost(1), 1);
  expect(myGames()).toHaveLength(kMostMine);
  expect(recordId('1 roll')).not.toBe(recordId('1 rolk'));
});

test('numbers and sentences are those of the program', () => {
  expect([percent(1234), change(-1234), change(50)]).toEqual(['12.3', '−12.3', '+0.5']);
  expect(said('won', { player: 'Ada', points: 10, turns: 20 })).toBe('Ada won with 10 points in turn 20.');
  expect(apart(report())).toHaveLength(3);
  expect(apart(report({ irregular: { ...report().irregular, timeouts: 1, by_clock: 2 } }))[2]).toMatch(
    /^1 time-out: 2 lines/,
  );
});
