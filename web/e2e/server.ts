/** A real server for each worker: its own port, its own data folder, gone afterwards. */
import { test as base, type Page } from '@playwright/test';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const kProgram = process.env.LONGROAD ?? resolve('../build/dev/longroad');
const kFirstPort = 18_400;

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/healthz`)).ok;
  } catch {
    return false;
  }
}

interface Server {
  url: string;
}

export const test = base.extend<object, { server: Server }>({
  server: [
    async ({}, use, info) => {
      const port = kFirstPort + info.workerIndex;
      const data = mkdtempSync(join(tmpdir(), 'longroad-e2e-'));
      const child = spawn(kProgram, ['serve', '--port', String(port), '--data', data], { stdio: 'ignore' });
      const url = `http://127.0.0.1:${port}`;
      const deadline = Date.now() + 20_000;
      while (!(await answers(url))) {
        if (Date.now() > deadline) throw new Error(`${kProgram} serve does not answer at ${url}`);
        await new Promise((done) => setTimeout(done, 100));
      }
      await use({ url });
      child.kill();
      rmSync(data, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
});

export { expect } from '@playwright/test';

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
