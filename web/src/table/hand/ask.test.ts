import { expect, test } from 'vitest';
import { parseLine } from '../../notation/line';
import { question } from './ask';
import type { Scene } from '../scene';

test('a reward that may be declined has an answer for that', () => {
  const legal = ['1 reward b', '1 reward -'].map(parseLine);
  const scene = { legal, me: 1, view: { turn: {} } } as unknown as Scene;
  expect(question(scene)?.answers).toEqual([
    { line: '1 reward b', label: 'brick', card: 'b' },
    { line: '1 reward -', label: 'Decline it' },
  ]);
});
