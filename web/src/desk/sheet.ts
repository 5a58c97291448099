/** A result sheet as it is typed in, held against what the server says may stand on it. */
import type { DeskKey } from './words/texts';
import type { SheetForm, Table } from './types';

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
  least?: number; // what the points may be
  most?: number;
}

export interface Verdict {
  missing: Remark[]; // what is still to be typed in
  wrong: Remark[]; // what can't be
  doubts: Remark[]; // what is unusual, and may be so
  mustConfirm: boolean; // so many points: look again
}

export function isFinished(table: Table): boolean {
  return table.state === 'signed' || table.state === 'decided';
}

/** What this sheet is opened for, until somebody asks for something else. */
export function purposeOf(table: Table, can: (what: Purpose) => boolean): Purpose | null {
  if (table.waits_for_referee) return can('decide') ? 'decide' : null;
  return table.state === 'empty' && can('report') ? 'report' : null;
}

export function draftOf(table: Table): Draft {
  const order = table.order.length > 0 ? table.order : (table.finishers ?? table.players);
  const points = order.map((p) => table.points[table.order.indexOf(p)] ?? null);
  return { order: [...order], points, winner: table.winner };
}

export function isSame(draft: Draft, table: Table): boolean {
  const there = draftOf(table);
  return JSON.stringify(there) === JSON.stringify(draft);
}

/** The only one with enough points to win, while nobody has been named. */
export function likelyWinner(draft: Draft, form: SheetForm): number | null {
  const reached = draft.order.filter((_, i) => (draft.points[i] ?? 0) >= form.to_win);
  return reached.length === 1 ? reached[0]! : null;
}

export function judge(draft: Draft, form: SheetForm): Verdict {
  const verdict: Verdict = { missing: [], wrong: [], doubts: [], mustConfirm: false };
  draft.points.forEach((points, row) => {
    const wins = draft.order[row] === draft.winner;
    if (points === null) verdict.missing.push({ key: 'sheet.missing.points', row });
    else if (!Number.isInteger(points) || points < form.least || points > form.most)
      verdict.wrong.push({ key: 'sheet.wrong.points', row, points, least: form.least, most: form.most });
    else if (wins && points < form.winner_least)
      verdict.wrong.push({ key: 'sheet.wrong.winner', row, points, least: form.winner_least });
    else if (!wins && points >= form.to_win && draft.winner !== null)
      verdict.doubts.push({ key: 'sheet.doubt.loser', row, points });
    if (points !== null && points >= form.doubtful && points <= form.most) {
      verdict.doubts.push({ key: 'sheet.doubt.many', row, points });
      verdict.mustConfirm = true;
    }
  });
  if (draft.winner === null && !form.nobody) verdict.missing.push({ key: 'sheet.missing.winner', row: null });
  return verdict;
}

export function isReady(verdict: Verdict): boolean {
  return verdict.missing.length === 0 && verdict.wrong.length === 0;
}
