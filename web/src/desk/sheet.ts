/** A result sheet as it is typed in, and what the rules say of it at once (docs/rules/tournament.md). */
import type { DeskKey } from './texts';
import type { Table } from './types';

export type Purpose = 'report' | 'decide' | 'correct';

export interface Draft {
  order: number[];
  points: (number | null)[];
  winner: number | null;
}

export interface Remark {
  key: DeskKey;
  row: number | null; // the line of the sheet it is about
  points?: number;
}

export interface Verdict {
  missing: Remark[]; // what is still to be typed in
  wrong: Remark[]; // what can't be
  doubts: Remark[]; // what is unusual, and may be so
  mustConfirm: boolean; // more than 12 points: look again
}

const kFewest = 2;
const kMost = 22;
const kDoubtful = 12;
const kToWin = 10;
const kFewestPlayers = 3;

export function isFinished(table: Table): boolean {
  return table.state === 'signed' || table.state === 'decided';
}

/** Those who play to the end, in the order of the sheet. */
export function finishers(table: Table): number[] {
  return (table.order.length > 0 ? table.order : table.players).filter((p) => !table.lost.includes(p));
}

/** Whether nobody but a referee can close the sheet: a signature was refused, or too few are left to play on. */
export function needsReferee(table: Table): boolean {
  return table.state === 'refused' || (table.state === 'empty' && finishers(table).length < kFewestPlayers);
}

/** What this sheet is opened for, until somebody asks for something else. */
export function purposeOf(table: Table, may: (what: Purpose) => boolean): Purpose | null {
  if (needsReferee(table)) return may('decide') ? 'decide' : null;
  return table.state === 'empty' && may('report') ? 'report' : null;
}

export function draftOf(table: Table): Draft {
  const order = finishers(table);
  const points = order.map((p) => table.points[table.order.indexOf(p)] ?? null);
  return { order, points, winner: table.winner };
}

export function isSame(draft: Draft, table: Table): boolean {
  const there = draftOf(table);
  return JSON.stringify(there) === JSON.stringify(draft);
}

/** The only one with 10 or more, while nobody has been named. */
export function likelyWinner(draft: Draft): number | null {
  const reached = draft.order.filter((_, i) => (draft.points[i] ?? 0) >= kToWin);
  return reached.length === 1 ? reached[0]! : null;
}

/** A referee may name a winner below 10 points, or none (1.1.3). */
export function judge(draft: Draft, purpose: Purpose, decided = false): Verdict {
  const verdict: Verdict = { missing: [], wrong: [], doubts: [], mustConfirm: false };
  const free = purpose === 'decide' || decided;
  draft.points.forEach((points, row) => {
    const wins = draft.order[row] === draft.winner;
    if (points === null) verdict.missing.push({ key: 'sheet.missing.points', row });
    else if (!Number.isInteger(points) || points < kFewest || points > kMost)
      verdict.wrong.push({ key: 'sheet.wrong.points', row, points });
    else if (wins && points < kToWin && !free) verdict.wrong.push({ key: 'sheet.wrong.winner', row, points });
    else if (!wins && points >= kToWin && draft.winner !== null)
      verdict.doubts.push({ key: 'sheet.doubt.loser', row, points });
    if (points !== null && points > kDoubtful && points <= kMost) {
      verdict.doubts.push({ key: 'sheet.doubt.many', row, points });
      verdict.mustConfirm = true;
    }
  });
  if (draft.winner === null && !free) verdict.missing.push({ key: 'sheet.missing.winner', row: null });
  return verdict;
}

export function isReady(verdict: Verdict): boolean {
  return verdict.missing.length === 0 && verdict.wrong.length === 0;
}
