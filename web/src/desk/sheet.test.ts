import { expect, test } from 'vitest';
import { kEmptyTable } from './examples';
import { draftOf, isReady, isSame, judge, likelyWinner, purposeOf, type Draft } from './sheet';
import type { Table } from './types';

const draft = (points: (number | null)[], winner: number | null): Draft => ({
  order: [4, 17, 2, 9],
  points,
  winner,
});
const keys = (remarks: { key: string; row: number | null }[]) => remarks.map((r) => `${r.key} ${r.row}`);

test('a complete sheet is ready, an incomplete one says what is missing', () => {
  expect(isReady(judge(draft([10, 8, 7, 7], 4), 'report'))).toBe(true);
  expect(keys(judge(draft([10, null, 7, 7], null), 'report').missing)).toEqual([
    'sheet.missing.points 1',
    'sheet.missing.winner null',
  ]);
});

test('nobody has fewer than 2 or more than 22 points', () => {
  for (const points of [1, 0, -3, 23, 7.5, NaN])
    expect(keys(judge(draft([10, points, 7, 7], 4), 'report').wrong)).toEqual(['sheet.wrong.points 1']);
  for (const points of [2, 9]) expect(isReady(judge(draft([10, points, 7, 7], 4), 'report'))).toBe(true);
});

test('more than 12 points are confirmed', () => {
  expect(judge(draft([12, 8, 7, 7], 4), 'report').mustConfirm).toBe(false);
  const verdict = judge(draft([13, 8, 7, 7], 4), 'report');
  expect(verdict.mustConfirm).toBe(true);
  expect(isReady(verdict)).toBe(true);
});

test('the winner has 10 at least, unless a referee decides', () => {
  expect(keys(judge(draft([9, 8, 7, 7], 4), 'report').wrong)).toEqual(['sheet.wrong.winner 0']);
  expect(isReady(judge(draft([9, 8, 7, 7], 4), 'decide'))).toBe(true);
  expect(isReady(judge(draft([9, 8, 7, 7], null), 'decide'))).toBe(true);
  expect(isReady(judge(draft([9, 8, 7, 7], null), 'correct'))).toBe(false);
  expect(isReady(judge(draft([9, 8, 7, 7], null), 'correct', true))).toBe(true);
});

test('a loser with 10 is accepted with a doubt', () => {
  const verdict = judge(draft([10, 10, 7, 7], 4), 'report');
  expect(keys(verdict.doubts)).toEqual(['sheet.doubt.loser 1']);
  expect(isReady(verdict)).toBe(true);
});

test('whoever alone has 10 is likely the winner', () => {
  expect(likelyWinner(draft([8, 10, 7, 7], null))).toBe(17);
  expect(likelyWinner(draft([10, 10, 7, 7], null))).toBeNull();
  expect(likelyWinner(draft([9, null, 7, 7], null))).toBeNull();
});

test('below three players, and after a refused signature, the sheet is for a referee', () => {
  const anybody = () => true;
  const scorekeeper = (what: string) => what !== 'decide';
  expect(purposeOf({ ...kEmptyTable, lost: [2] }, anybody)).toBe('report');
  expect(purposeOf({ ...kEmptyTable, lost: [2, 9] }, anybody)).toBe('decide');
  expect(purposeOf({ ...kEmptyTable, players: [4, 17] }, anybody)).toBe('decide');
  expect(purposeOf({ ...kEmptyTable, lost: [2, 9] }, scorekeeper)).toBeNull();
  expect(purposeOf({ ...kEmptyTable, state: 'refused' }, anybody)).toBe('decide');
  expect(purposeOf({ ...kEmptyTable, state: 'signed' }, anybody)).toBeNull();
});

test('an entry begins with what the sheet says, without those who left', () => {
  expect(draftOf({ ...kEmptyTable, lost: [2] })).toEqual({
    order: [4, 17, 9],
    points: [null, null, null],
    winner: null,
  });
  const reported: Table = {
    ...kEmptyTable,
    state: 'reported',
    order: [17, 4, 2, 9],
    points: [10, 8, 7, 6],
    winner: 17,
  };
  expect(draftOf(reported)).toEqual({ order: [17, 4, 2, 9], points: [10, 8, 7, 6], winner: 17 });
  expect(isSame(draftOf(reported), reported)).toBe(true);
  expect(isSame(draftOf(reported), kEmptyTable)).toBe(false);
});
