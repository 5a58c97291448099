/** Takes the pictures of docs/screenshots: the page as somebody sees it in the middle of a game. */
import type { Browser, Page } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { byMouse, play } from './player';
import { finishedTable, openTable, test } from './server';

const kFolder = '../docs/screenshots';
const kQuality = 0.9;
const kPhone = { width: 390, height: 844 };
const me = { kind: 'me', name: 'Ada' };
const bots = (n: number) => Array.from({ length: n }, () => ({ kind: 'bot', bot: 'greedy' }));

/** A picture as WebP, which the browser itself can write: a quarter of a PNG. */
async function picture(browser: Browser, page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const png = (await page.screenshot()).toString('base64');
  const painter = await browser.newPage();
  const webp = await painter.evaluate(
    async ([png, quality]) => {
      const bytes = Uint8Array.from(atob(png), (c) => c.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes]));
      const canvas = Object.assign(document.createElement('canvas'), {
        width: image.width,
        height: image.height,
      });
      canvas.getContext('2d')!.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', quality).split(',')[1]!;
    },
    [png, kQuality] as const,
  );
  await painter.close();
  mkdirSync(kFolder, { recursive: true });
  writeFileSync(`${kFolder}/${name}.webp`, Buffer.from(webp, 'base64'));
}

/** Plays on until a turn of mine with this number, so that there is something to see. */
async function playTo(page: Page, turn: number): Promise<void> {
  await play(page, byMouse, async () => {
    const facts = await page.evaluate(() => document.querySelector('.tools .turn')?.textContent ?? '');
    const mine = await page.locator('button.main[data-line$="end"], button.main[data-line$="draw"]').count();
    return Number(/\d+/.exec(facts)?.[0] ?? 0) >= turn && mine > 0;
  });
}

test('lobby', async ({ page, browser }) => {
  await page.goto('/');
  await page.getByRole('heading', { name: 'Open tables' }).waitFor();
  await picture(browser, page, 'lobby');
});

for (const [name, game, opponents, turn] of [
  ['table', 'base', 3, 40],
  ['league', 'soccer', 3, 40],
  ['card-game', 'struggle', 3, 40],
] as const)
  test(name, async ({ page, browser }) => {
    await openTable(page, { game, seats: [me, ...bots(opponents)], pace: 0 });
    await playTo(page, turn);
    await picture(browser, page, name);
    if (name !== 'table') return;
    await page.setViewportSize(kPhone);
    await picture(browser, page, 'phone');
  });

test('replay and end page', async ({ page, browser }) => {
  const table = await finishedTable(page, 'base', 4);
  const replay = await (await page.request.get(`/api/tables/${table}/replay`)).json();
  await page.goto(`/replay/${table}#${Math.floor(replay.frames.length * 0.7)}`);
  await page.locator('.place').first().waitFor();
  await picture(browser, page, 'replay');
  await page.goto(`/t/${table}`);
  await page.locator('.stats svg').first().waitFor();
  await picture(browser, page, 'end');
});
