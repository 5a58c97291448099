/** A real server for each worker: its own port, its own data folder, gone afterwards. */
import { expect, test as base, type Page } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export const kProgram = process.env.LONGROAD ?? resolve('../build/dev/longroad');
const kLeaks = resolve('../tests/leaks.txt'); // of the libraries that draw

interface Server {
  url: string;
  data: string; // its folder
}

/** Where the program says it is, once it answers. */
async function started(program: ChildProcess): Promise<string> {
  let said = '';
  for await (const chunk of program.stdout!) {
    said += String(chunk);
    const port = /localhost:(\d+)/.exec(said)?.[1];
    if (port) return `http://127.0.0.1:${port}`;
  }
  throw new Error(`${kProgram} serve ended: ${said}`);
}

export interface Running extends Server {
  /** And its data folder with it. */
  stop(): Promise<void>;
}

/** A server of one's own, on this port where one is given. */
export async function startServer(port = 0): Promise<Running> {
  const data = mkdtempSync(join(tmpdir(), 'longroad-e2e-'));
  const serve = ['serve', '--port', String(port), '--data', data, '--no-qr', '--no-limits'];
  const env = { ...process.env, LSAN_OPTIONS: `suppressions=${kLeaks}:print_suppressions=0` };
  const program = spawn(kProgram, serve, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await started(program);
  const stop = async () => {
    program.kill();
    await once(program, 'exit');
    rmSync(data, { recursive: true, force: true });
  };
  return { url, data, stop };
}

export const test = base.extend<{ tidiedUp: void }, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  // The devices that a test has opened would go on living beside all later ones of the worker.
  tidiedUp: [
    async ({ browser }, use) => {
      await use();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});

export { expect };

/** Makes a table over HTTP and opens it in the page as the first seat that is mine. */
export async function openTable(page: Page, wish: object): Promise<string> {
  await page.goto('/settings');
  const made = await page.evaluate(async (body) => {
    const answer = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as { table: string; seats: { seat: number; secret: string }[] };
  }, wish);
  await page.evaluate(
    ({ table, seats }) =>
      localStorage.setItem(
        'longroad.seats.1',
        JSON.stringify(seats.map((s) => ({ table, seat: s.seat, secret: s.secret, at: 0 }))),
      ),
    made,
  );
  await page.goto(`/t/${made.table}`);
  return made.table;
}

/** A game that bots have played to its end, for whatever looks at finished games. */
export async function finishedTable(page: Page, game: string, players: number): Promise<string> {
  // In the card game two who think may take the same road from each other for ever.
  const bot = game === 'struggle' ? 'random' : 'steady';
  const seats = Array.from({ length: players }, () => ({ kind: 'bot', bot }));
  const made = await page.request.post('/api/tables', { data: { game, seats, pace: 0 } });
  const { table } = (await made.json()) as { table: string };
  const state = async () => {
    const answer = await page.request.get(`/api/tables/${table}`);
    return ((await answer.json()) as { state: string }).state;
  };
  await expect.poll(state, { timeout: 60_000 }).toBe('over');
  return table;
}
