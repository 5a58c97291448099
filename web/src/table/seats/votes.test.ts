import { expect, test } from 'vitest';
import type { Happening, What } from '../../wire/types';
import { votesAbout, type Choice } from './votes';

const happened = (...all: What[]): Happening[] => all.map((what, i) => ({ version: i + 1, at: 0, what }));
const vote = (by: number, seat: number | null, choice: Choice, decided = false): What => ({
  kind: 'voted',
  by,
  seat,
  choice,
  decided,
});
const player = {
  kind: 'person',
  name: 'Cleo',
  bot: null,
  account: null,
  program: false,
  seeded: true,
  ready: false,
} as const;

test('votes about a seat are those since the last decision, and the last of each player', () => {
  const past = happened(
    vote(1, 3, 'wait', true),
    vote(1, 3, 'bot'),
    vote(2, 3, 'end'),
    vote(2, null, 'end'),
    vote(1, 3, 'substitute'),
  );
  expect([...votesAbout(3, past)]).toEqual([
    [1, 'substitute'],
    [2, 'end'],
  ]);
  expect(votesAbout(4, past).size).toBe(0);
  expect([...votesAbout(null, past)]).toEqual([[2, 'end']]);
});

test('a substitute has not voted yet', () => {
  const joined: What = { kind: 'seat', why: 'joined', seat: 3, player, host: 1 };
  const past = happened(vote(3, null, 'end'), vote(3, 2, 'bot'), vote(1, null, 'end'), joined);
  expect([...votesAbout(null, past)]).toEqual([[1, 'end']]);
  expect(votesAbout(2, past).size).toBe(0);
});

test('whoever comes back is voted about anew', () => {
  const back: What = { kind: 'seat', why: 'back', seat: 3, player, host: 1 };
  expect(votesAbout(3, happened(vote(1, 3, 'bot'), back)).size).toBe(0);
});
