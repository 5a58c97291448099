import { expect, test } from 'vitest';
import type { Person, Standing } from '../types';
import { draw, drawFrom, tiesOf, tieToDraw } from './lots';

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

const row = (player: number, tied: number[] | null) => ({ player, tied }) as Standing;
const ties = tiesOf([
  row(7, null),
  row(1, [2, 4]),
  row(5, [2, 4]),
  row(3, [2, 4]),
  row(9, [5, 6]),
  row(2, [5, 6]),
]);

test('only those who are tied are drawn, tie by tie', () => {
  expect(ties.map((tie) => tie.players)).toEqual([
    [1, 5, 3],
    [9, 2],
  ]);
  expect(tieToDraw(ties, [])?.first).toBe(2);
  expect(tieToDraw(ties, [5, 1, 3])?.first).toBe(5);
  expect(tieToDraw(ties, [5, 1, 3, 2, 9])).toBeNull();
});

test('whoever is left alone of a tie has the last lot', () => {
  expect(draw(ties, [], [5])).toEqual([5]);
  expect(draw(ties, [5], [3])).toEqual([5, 3, 1]);
  expect(draw(ties, [5, 3, 1], [2])).toEqual([5, 3, 1, 2, 9]);
});
