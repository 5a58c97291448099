// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { forgetTable, keepSeat } from '../lib/people/seats';
import { who } from '../lib/people/who.svelte';
import { ownSeat } from './own_seat';

const game = { names: ['Ben', 'Ada', 'Cleo'], accounts: [false, true, false] };

afterEach(() => {
  forgetTable('t1');
  who.account = null;
});

test('my seat of a finished game is the one whose secret is here, or that of my account', () => {
  expect(ownSeat(game, 't1')).toBeNull();
  keepSeat('t1', 3, 'secret');
  expect(ownSeat(game, 't1')).toBe(3);
  expect(ownSeat(game, 't2')).toBeNull();
  expect(ownSeat(game, null)).toBeNull(); // a record from a file
  who.account = 'Ada';
  expect([ownSeat(game, 't2'), ownSeat(game, null)]).toEqual([2, 2]);
  who.account = 'Ben'; // a guest had that name
  expect(ownSeat(game, 't2')).toBeNull();
});
