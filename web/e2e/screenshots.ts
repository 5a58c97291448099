/** Takes the pictures of docs/screenshots: the page as somebody sees it in the middle of a game. */
import type { Page } from '@playwright/test';
import { takeCards } from './cards';
import { picture } from './picture';
import { byMouse, play } from './player';
import { finishedTable, openTable, test } from './server';

const kPhone = { width: 390, height: 844 };
const me = { kind: 'me', name: 'Ada' };
const bots = (n: number) => ['steady', 'casual', 'steady'].slice(0, n).map((bot) => ({ kind: 'bot', bot }));

/** Plays on until a turn of mine with this number, so that there is something to see. */
async function playTo(page: Page, turn: number): Promise<void> {
  await play(page, byMouse, async () => {
    const facts = await page.evaluate(() => document.querySelector('.tools .turn')?.textContent ?? '');
    const mine = await page.locator('button.main[data-line$="end"], button.main[data-line$="draw"]').count();
    return Number(/\d+/.exec(facts)?.[0] ?? 0) >= turn && mine > 0;
  });
}

test('links', async ({ page }) => takeCards(page));

test('lobby', async ({ page, browser }) => {
  await page.goto('/');
  await page.getByRole('heading', { name: 'Open tables' }).waitFor();
  await picture(browser, page, 'lobby');
});

for (const [name, game, opponents, turn] of [
  ['table', 'base', 3, 40],
  ['league', 'soccer', 3, 28],
  ['card-game', 'struggle', 3, 40],
] as const)
  test(name, async ({ page, browser }) => {
    await page.addInitScript(() => localStorage.setItem('longroad.settings.1', '{"count":true}'));
    await openTable(page, { game, seats: [me, ...bots(opponents)], pace: 0, tracking: true });
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
