import { expect, test } from 'vitest';
import { parseLine } from '../../notation/line';
import type { Moved } from '../../wire/types';
import { sceneOf } from '../examples';
import { gains } from './gains';
import { plain } from './sentences';

const scene = { ...sceneOf([]).scene, names: ['Ada', 'Ben', 'Cleo'] };
const said = (line: string, moved?: Moved) =>
  gains(parseLine(line), moved).map((parts) => plain(parts, scene));

test('a roll says who got what, and who went without and why', () => {
  const moved: Moved = {
    passed: [{ from: null, to: 1, cards: 'b' }],
    missed: [
      { seat: 2, cards: 'ww', why: 'robber' },
      { seat: 3, cards: 'o', why: 'bank' },
    ],
  };
  expect(said('* dice 3 5', moved)).toEqual([
    'Ada gets 1 brick',
    'Ben misses 2 wool: the robber stands there',
    'Cleo misses 1 ore: the bank is short',
  ]);
  expect(said('* dice 3 5', { nobody: true })).toEqual(['Nobody gets anything']);
  expect(said('* dice 3 4')).toEqual([]);
  expect(said('* dice 3 5', { again: true })).toEqual(['The same number again: it does not count']);
});

test('a monopoly says from whom', () => {
  expect(said('1 monopoly w', { passed: [{ from: 2, to: 1, cards: 'ww' }] })).toEqual([
    'Ada gets 2 wool from Ben',
  ]);
  expect(said('1 monopoly w', { nobody: true })).toEqual(['Nobody gets anything']);
});

test('who takes or loses a badge is told, whatever the line', () => {
  const passes = (from: number | null, to: number | null) => [{ from, to, piece: 'longest_road' }];
  expect(said('1 road 20-21', { passed: passes(2, 1) })).toEqual(['Ada now has the longest road']);
  expect(said('1 settle 20', { passed: passes(2, null) })).toEqual(['Ben no longer has the longest road']);
  expect(said('1 revise road 20-31', { undone: passes(1, null), passed: passes(null, 1) })).toEqual([]);
  expect(said('1 knight', { passed: [{ from: null, to: 1, piece: 'largest_army' }] })).toEqual([
    'Ada now has the largest army',
  ]);
});

test('what a line says itself is not said again', () => {
  expect(said('1 road 20-21', { passed: [{ from: 1, to: null, cards: 'bl' }] })).toEqual([]);
  expect(said('1 settle 20', { passed: [{ from: 1, to: null, cards: 'blwg' }] })).toEqual([]);
  expect(said('1 settle 20', { passed: [{ from: null, to: 1, cards: 'blw' }] })).toHaveLength(1);
});
