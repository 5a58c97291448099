import { expect, test } from 'vitest';
import { byName, signed } from './words';

test('names sort as people count', () => {
  const names = ['Robot 10', 'Zoe', 'Robot 3', 'Änne', 'Anton'];
  expect(names.sort(byName)).toEqual(['Änne', 'Anton', 'Robot 3', 'Robot 10', 'Zoe']);
});

test('a change shows its sign', () => {
  expect([signed(12), signed(-7), signed(0)]).toEqual(['+12', '−7', '+0']);
});
