import { expect, test } from 'vitest';
import { bundleOf, countsOf, kindsIn, missing, sizeOf } from './bundle';
import { parseLine, placeOf, seatOf } from './line';

test('bundles are letters in the shared order', () => {
  expect(bundleOf(countsOf('wbob'))).toBe('bbwo');
  expect(bundleOf(countsOf('-'))).toBe('-');
  expect(kindsIn('bbo')).toEqual([
    { kind: 'b', count: 2 },
    { kind: 'o', count: 1 },
  ]);
});

test('what is missing for a price', () => {
  expect(bundleOf(missing(countsOf('bw'), countsOf('blwg')))).toBe('lg');
  expect(sizeOf(missing(countsOf('blwg'), countsOf('bl')))).toBe(0);
});

test('a line names who, what and where', () => {
  expect(placeOf(parseLine('1 settle 20'))).toBe('node:20');
  expect(placeOf(parseLine('1 road 20-21'))).toBe('edge:20-21');
  expect(placeOf(parseLine('2 robber 7'))).toBe('hex:7');
  expect(placeOf(parseLine('1 neutral x road 3-4'))).toBe('edge:3-4');
  expect(placeOf(parseLine('1 neutral y settle 3'))).toBe('node:3');
  expect(placeOf(parseLine('1 build road'))).toBeNull();
  expect(placeOf(parseLine('1 roll'))).toBeNull();
  expect(seatOf(parseLine('* dice 3 5'))).toBeNull();
});

test('take-backs and the clock keep the line inside', () => {
  const revised = parseLine('1 revise neutral x road 3-4');
  expect(revised.revised).toBe(true);
  expect(placeOf(revised)).toBe('edge:3-4');
  const forced = parseLine('* for 2 discard w');
  expect(forced.forced).toBe(true);
  expect(seatOf(forced)).toBe(2);
  expect(forced.verb).toBe('discard');
});
