// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableInfo } from '../../wire/types';
import { claimGames, guestGames } from './claims';
import { keepSeat, ownSeats } from './seats';
import { settings } from '../settings.svelte';

const seat = (name: string, account: string | null = null) => ({ kind: 'person', name, account });
const table = (id: string, more: object = {}) =>
  ({
    table: id,
    game: 'base',
    state: 'over',
    seats: [seat('Ada'), seat('Ben'), { kind: 'bot', name: 'Quill', account: null }],
    result: { ended: 5, why: 'played', points: [8, 10, 9], winner: 2 },
    ...more,
  }) as unknown as TableInfo;

/** A server with these tables, which refuses claims with a code where it has one for them. */
const server = {
  tables: new Map<string, TableInfo>(),
  refuses: new Map<string, string>(),
  claimed: [] as string[],
};

async function answer(path: string, init: RequestInit): Promise<Response> {
  const [, id, what] = /^\/api\/tables\/(\w+)(\/claim)?$/.exec(path)!;
  if (!what)
    return Response.json(server.tables.get(id!) ?? {}, { status: server.tables.has(id!) ? 200 : 404 });
  const code = server.refuses.get(id!);
  if (code) return Response.json({ code, error: '' }, { status: 409 });
  server.claimed.push(`${id} ${(JSON.parse(init.body as string) as { secret: string }).secret}`);
  return Response.json({});
}

beforeEach(() => {
  localStorage.clear();
  settings.name = 'Ada';
  Object.assign(server, { tables: new Map(), refuses: new Map(), claimed: [] });
  vi.stubGlobal('fetch', answer);
});
afterEach(() => vi.unstubAllGlobals());

function play(info: TableInfo, ...seats: number[]): void {
  server.tables.set(info.table, info);
  for (const own of seats) keepSeat(info.table, own, `${info.table}${own}`);
}

test('a guest finds the finished games of this device, with winner, points and time', async () => {
  play(table('one'), 1);
  play(table('two', { state: 'playing', result: undefined }), 1);
  play(table('three', { result: { ended: 9, why: 'agreed', points: [2, 2, 2], winner: null } }), 2);
  const games = await guestGames();
  expect(games.map(({ table, place, ended }) => [table, place, ended])).toEqual([
    ['three', null, 9],
    ['one', 3, 5],
  ]);
  expect(games[1]).toMatchObject({ names: ['Ada', 'Ben', 'Quill'], points: [8, 10, 9], winner: 2, seat: 1 });
});

test('what an account played is no guest’s', async () => {
  play(table('one', { seats: [seat('Ada', 'Ada'), seat('Ben'), seat('Cleo')] }), 1);
  expect(await guestGames()).toEqual([]);
});

test('of several people at one screen the game is that of whoever has the name', async () => {
  play(table('one'), 1, 2);
  settings.name = 'Ben';
  expect((await guestGames())[0]!.seat).toBe(2);
});

test('each game is claimed once, with the secret of its seat', async () => {
  play(table('one'), 1);
  play(table('two'), 2);
  await claimGames(await guestGames());
  expect(server.claimed.sort()).toEqual(['one one1', 'two two2']);
  expect(await guestGames()).toEqual([]);
  expect(ownSeats('one')[0]!.secret).toBe('one1'); // still opens the seat
});

test('what can’t be taken now stays for later, and what never can does not', async () => {
  play(table('one'), 1);
  play(table('two'), 1);
  server.refuses = new Map([['one', 'too_fast']]);
  await claimGames([...(await guestGames())].filter(({ table }) => table === 'one'));
  expect((await guestGames()).map(({ table }) => table).sort()).toEqual(['one', 'two']);
  server.refuses = new Map([['one', 'claimed']]);
  await claimGames(await guestGames());
  expect(await guestGames()).toEqual([]);
  expect(server.claimed).toEqual(['two two1']);
});
