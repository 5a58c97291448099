// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import type { Fair } from '../../wire/types';
import { compareDice, keepDice, keptDice } from './dice';

const secret = '00'.repeat(32);
const commitment = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925'; // SHA-256 of the 32 bytes
const fair = (seeds: string[], more: Partial<Fair> = {}): Fair => ({
  v: 1,
  table: 'abc',
  commitment,
  secret,
  seeds,
  origins: seeds.map((seed) => (seed ? 'page' : 'late')),
  board: 'drawn',
  ...more,
});
const found = (told: Fair) => compareDice(keptDice('abc'), told);

beforeEach(() => localStorage.clear());

test('what was promised and given is found again', async () => {
  keepDice('abc', commitment, 2, 'mine');
  expect(await found(fair(['', 'mine', 'theirs']))).toBe('kept');
});

test('a seed that the server dropped as late, or replaced, is noticed', async () => {
  keepDice('abc', commitment, 2, 'mine');
  expect(await found(fair(['theirs', '', '']))).toBe('left_out');
  expect(await found(fair(['theirs', 'lucky', '']))).toBe('changed');
});

test('another promise than the first is noticed, and a secret that does not keep it', async () => {
  keepDice('abc', commitment, 1, 'mine');
  keepDice('abc', 'f'.repeat(64), 2, 'mine too');
  expect(await found(fair(['mine', 'mine too']))).toBe('kept');
  localStorage.clear();
  keepDice('abc', 'f'.repeat(64), 1, 'mine');
  expect(await found(fair(['mine']))).toBe('broken');
  expect(await found(fair(['mine'], { secret: '01'.repeat(32) }))).toBe('broken');
});

test('two tabs that gave a seed at the same time know both', async () => {
  keepDice('abc', commitment, 1, 'one');
  keepDice('abc', commitment, 1, 'two');
  for (const seed of ['one', 'two']) expect(await found(fair([seed]))).toBe('kept');
});

test('a device that kept nothing says so', async () => {
  keepDice('another', commitment, 1, 'mine');
  expect(await found(fair(['mine']))).toBe('unknown');
});
