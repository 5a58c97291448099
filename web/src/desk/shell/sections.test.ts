import { expect, test } from 'vitest';
import { gameAt, sectionAt, sectionsOf, tablesAddress } from './sections';

test('every role has its rooms, and a wrong address leads to the first', () => {
  expect(sectionsOf('player')).toEqual([]);
  expect(sectionAt('scorekeeper', 'setup')).toBe('tables');
  expect(sectionAt('organiser', 'setup')).toBe('setup');
  expect(sectionAt('referee', undefined)).toBe('referee');
});

test('addresses of games have no dots and lead back to them', () => {
  for (const game of ['1.2', '12.3', 'semi', 'final']) {
    const address = tablesAddress('k3x9mqa2bd', game);
    expect(address).not.toContain('.');
    expect(gameAt(address.split('/').at(-1)!)).toBe(game);
  }
  expect(tablesAddress('k3x9mqa2bd', '1.2', 7)).toBe('/desk/k3x9mqa2bd/tables/1-2/7');
});
