import { expect, test } from 'vitest';
import { ChangedError, type Command } from '../client';
import type { Desk } from '../desk.svelte';
import { kEmptyTable, kReport } from '../examples';
import type { SheetForm, Table } from '../types';
import { Entry } from './entry.svelte';

const kReported: Table = {
  ...kEmptyTable,
  version: 57,
  state: 'reported',
  order: [4, 17, 2, 9],
  points: [10, 9, 6, 5],
  winner: 4,
};

/** The one thing that an entry wants of a desk. */
const sending = (send: (command: Command) => Promise<unknown>) => ({ send }) as unknown as Desk;

const reporting = (live: () => Table, form: () => SheetForm | null = () => kReport) =>
  new Entry(live, () => 'report', form);

function typed(entry: Entry, points: number[]): void {
  points.forEach((one, row) => entry.type(row, String(one)));
}

test('the winner is guessed until somebody names one', () => {
  const entry = reporting(() => kEmptyTable);
  typed(entry, [8, 10, 7, 6]);
  expect(entry.draft.winner).toBe(17);
  entry.win(4);
  entry.type(0, '11');
  entry.type(1, '9');
  expect(entry.draft.winner).toBe(4);
  expect(entry.ready).toBe(true);
});

test('a sheet that changes under the hands is not sent, and both ways on are open', async () => {
  let live: Table = $state.raw(kEmptyTable);
  const sent: Command[] = [];
  const desk = sending((command) => Promise.resolve(sent.push(command)));
  const entry = reporting(() => live);
  typed(entry, [7, 10, 8, 6]);
  live = kReported;
  expect(entry.changed).toBe(true);
  expect(await entry.save(desk, '1.1')).toBe(false);
  expect(sent).toEqual([]);

  entry.keep(entry.now);
  expect(await entry.save(desk, '1.1')).toBe(true);
  expect(sent[0]).toMatchObject({ do: 'report', table: 3, seen: 57, points: [7, 10, 8, 6], winner: 17 });

  entry.take(kReported);
  expect(entry.draft.points).toEqual([10, 9, 6, 5]);
  expect(entry.begun).toBe(false);
});

test('what one enters and signs oneself is never told as somebody else’s change', async () => {
  let live: Table = $state.raw(kEmptyTable);
  const conflicts: boolean[] = [];
  const entry = reporting(() => live);
  const sent: Command[] = [];
  const desk = sending(async (command) => {
    sent.push(command);
    live = { ...kReported, version: live.version + 16, unsigned: command.do === 'report' ? [4, 17] : [] };
    await Promise.resolve();
    conflicts.push(entry.changed);
  });
  typed(entry, [10, 9, 6, 5]);
  expect(await entry.save(desk, '1.1', true)).toBe(true);
  expect(sent.map((one) => one.do)).toEqual(['report', 'sign']);
  expect(conflicts).toEqual([false, false]);
  expect([entry.changed, entry.begun, entry.busy]).toEqual([false, false, false]);
});

test('the answer that a sheet has changed shows it, also where the document has not come', async () => {
  const entry = reporting(() => kEmptyTable);
  typed(entry, [7, 10, 8, 6]);
  const changed = new ChangedError({
    code: 'changed',
    error: '…',
    why: { code: 'sheet_changed', args: {}, text: '…' },
    table: kReported,
    by: 'Sam Sand',
  });
  expect(
    await entry.save(
      sending(() => Promise.reject(changed)),
      '1.1',
    ),
  ).toBe(false);
  expect(entry.changed).toBe(true);
  expect(entry.now.points).toEqual([10, 9, 6, 5]);
  expect(entry.news?.by).toBe('Sam Sand');
});

test('what is typed stays while the server takes no sheet, and is not sent', async () => {
  let form: SheetForm | null = $state.raw(kReport);
  const entry = reporting(
    () => kEmptyTable,
    () => form,
  );
  typed(entry, [10, 8, 7, 6]);
  expect(entry.ready).toBe(true);
  form = null;
  expect(entry.ready).toBe(false);
  expect(
    await entry.save(
      sending(() => Promise.reject(new Error('sent'))),
      '1.1',
    ),
  ).toBe(false);
  expect(entry.draft.points).toEqual([10, 8, 7, 6]);
});

test('players change places in the order of play with their points', () => {
  const entry = reporting(() => kEmptyTable);
  typed(entry, [10, 8, 7, 6]);
  entry.earlier(1);
  expect(entry.draft.order).toEqual([17, 4, 2, 9]);
  expect(entry.draft.points).toEqual([8, 10, 7, 6]);
  expect(entry.draft.winner).toBe(4);
});
