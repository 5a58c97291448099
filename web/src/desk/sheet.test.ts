import { expect, test } from 'vitest';
import { kDecision, kEmptyTable, kReport } from './examples';
import { draftOf, isReady, isSame, judge, likelyWinner, purposeOf, type Draft } from './sheet';
import type { Table } from './types';

const draft = (points: (number | null)[], winner: number | null): Draft => ({
  order: [4, 17, 2, 9],
  points,
  winner,
});
const keys = (remarks: { key: string; row: number | null }[]) => remarks.map((r) => `${r.key} ${r.row}`);

test('a complete sheet is ready, an incomplete one says what is missing', () => {
  expect(isReady(judge(draft([10, 8, 7, 7], 4), kReport))).toBe(true);
  expect(keys(judge(draft([10, null, 7, 7], null), kReport).missing)).toEqual([
    'sheet.missing.points 1',
    'sheet.missing.winner null',
  ]);
});

test('points have the bounds that the server says', () => {
  for (const points of [1, 0, -3, 23, 7.5, NaN])
    expect(keys(judge(draft([10, points, 7, 7], 4), kReport).wrong)).toEqual(['sheet.wrong.points 1']);
  expect(isReady(judge(draft([10, 1, 7, 7], 4), { ...kReport, least: 1 }))).toBe(true);
  for (const points of [2, 9]) expect(isReady(judge(draft([10, points, 7, 7], 4), kReport))).toBe(true);
});

test('doubtful points are confirmed', () => {
  expect(judge(draft([12, 8, 7, 7], 4), kReport).mustConfirm).toBe(false);
  const verdict = judge(draft([13, 8, 7, 7], 4), kReport);
  expect(verdict.mustConfirm).toBe(true);
  expect(isReady(verdict)).toBe(true);
});

test('the winner has as many as the server says, and there is one unless it says otherwise', () => {
  expect(keys(judge(draft([9, 8, 7, 7], 4), kReport).wrong)).toEqual(['sheet.wrong.winner 0']);
  expect(isReady(judge(draft([9, 8, 7, 7], 4), kDecision))).toBe(true);
  expect(isReady(judge(draft([9, 8, 7, 7], null), kDecision))).toBe(true);
  expect(isReady(judge(draft([9, 8, 7, 7], null), kReport))).toBe(false);
});

test('a loser with 10 is accepted with a doubt', () => {
  const verdict = judge(draft([10, 10, 7, 7], 4), kReport);
  expect(keys(verdict.doubts)).toEqual(['sheet.doubt.loser 1']);
  expect(isReady(verdict)).toBe(true);
});

test('whoever alone has 10 is likely the winner', () => {
  expect(likelyWinner(draft([8, 10, 7, 7], null), kReport)).toBe(17);
  expect(likelyWinner(draft([10, 10, 7, 7], null), kReport)).toBeNull();
  expect(likelyWinner(draft([9, null, 7, 7], null), kReport)).toBeNull();
});

test('a sheet that waits for a referee is opened to be decided, by whoever can', () => {
  const anybody = () => true;
  const scorekeeper = (what: string) => what !== 'decide';
  const waits = { ...kEmptyTable, waits_for_referee: true };
  expect(purposeOf(kEmptyTable, anybody)).toBe('report');
  expect(purposeOf(waits, anybody)).toBe('decide');
  expect(purposeOf(waits, scorekeeper)).toBeNull();
  expect(purposeOf({ ...kEmptyTable, state: 'signed' }, anybody)).toBeNull();
});

test('an entry begins with what the sheet says, without those who left', () => {
  expect(draftOf({ ...kEmptyTable, finishers: [4, 17, 9] })).toEqual({
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
