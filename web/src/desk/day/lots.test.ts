import { expect, test } from 'vitest';
import type { Person } from '../types';
import { drawFrom } from './lots';

const hat = ['Ada Ash', 'Ben Birch', 'Anna Birch', 'Cleo Cedar'].map(
  (name, i) => ({ player: i + 1, name, club: '' }) as Person,
);

test('numbers come out in the order they were typed', () => {
  expect(drawFrom(hat, '3')).toEqual({ took: [3], missing: '' });
  expect(drawFrom(hat, ' 4, 1 2;')).toEqual({ took: [4, 1, 2], missing: '' });
});

test('a number that is not in the hat, or twice in one line, takes nothing out', () => {
  expect(drawFrom(hat, '1 9')).toEqual({ took: [], missing: '9' });
  expect(drawFrom(hat, '2 1 2')).toEqual({ took: [], missing: '2' });
});

test('a name counts once it fits one player alone', () => {
  expect(drawFrom(hat, 'birch')).toEqual({ took: [], missing: '' });
  expect(drawFrom(hat, 'birch be')).toEqual({ took: [2], missing: '' });
  expect(drawFrom(hat, 'Zoe')).toEqual({ took: [], missing: 'Zoe' });
});
