import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isOf, kKinds, rowsOf, type Entry } from './log';

const entries = (...what: string[]): Entry[] =>
  what.map((did, i) => ({
    n: what.length - i,
    at: '2026-05-01T09:30:00Z',
    by: 'Olga Ort',
    do: did,
    words: { code: '', args: {}, text: '' },
    undone: false,
    can_undo: true,
  }));
const shape = (list: Entry[]) =>
  rowsOf(list).map(({ fold, entries }) => (fold ? `${fold}×${entries.length}` : entries[0]!.do));

test('three or more check-ins or signatures in a row are folded', () => {
  const log = entries('start', 'sign', 'sign', 'sign', 'sign', 'report', 'sign', 'sign', 'check_in');
  expect(shape(log)).toEqual(['start', 'sign×4', 'report', 'sign', 'sign', 'check_in']);
});

test('what was undone stays in sight', () => {
  const log = entries('check_in', 'check_in', 'check_in', 'check_in', 'check_in');
  log[3]!.undone = true;
  expect(shape(log)).toEqual(['check_in×3', 'check_in', 'check_in']);
});

test('every entry that the desk can write is of one kind', () => {
  const folder = '../src/tournament/model';
  const headers = readdirSync(folder).filter((name) => /^event_\w+\.hpp$/.test(name));
  const names = headers.flatMap((name) =>
    [...readFileSync(`${folder}/${name}`, 'utf8').matchAll(/kName = "(\w+)"/g)].map((m) => m[1]!),
  );
  expect(names.length).toBeGreaterThan(25);
  for (const name of names)
    expect(
      kKinds.filter((kind) => isOf(kind, entries(name)[0]!)),
      name,
    ).toHaveLength(1);
});
