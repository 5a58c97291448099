/** Single moments: trade, discard, robber; reloading and losing the line in the middle of them. */
import type { Browser, Page, WebSocketRoute } from '@playwright/test';
import { record, tableFrom } from './positions';
import { expect, openTable, test } from './server';

const person = (name: string) => ({ kind: 'me', name });
const bot = { kind: 'bot', bot: 'random' };

/** Another browser that holds another seat of the table. */
async function secondBrowser(browser: Browser, page: Page, url: string, seat: number): Promise<Page> {
  const seats = await page.evaluate(() => localStorage.getItem('longroad.seats.1') ?? '[]');
  const all = JSON.parse(seats) as { seat: number; table: string }[];
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce', locale: 'en-GB' });
  const other = await context.newPage();
  await other.goto('/settings');
  const give = async (to: Page, which: (s: { seat: number }) => boolean) =>
    to.evaluate((kept) => localStorage.setItem('longroad.seats.1', kept), JSON.stringify(all.filter(which)));
  await give(page, (s) => s.seat !== seat);
  await give(other, (s) => s.seat === seat);
  await page.reload();
  await other.goto(`/t/${all[0]!.table}`);
  return other;
}

const add = (page: Page, side: string, kind: string) =>
  page.getByRole('button', { name: new RegExp(`^${side}: ${kind} \\+1`) }).click();

test('two browsers trade with a counter-offer', async ({ page, browser, server }) => {
  const start = record(['bl', 'woo', '-'], { phase: 'main' });
  await openTable(page, tableFrom(start, [person('Ada'), person('Ben'), bot]));
  const ben = await secondBrowser(browser, page, server.url, 2);

  await page.getByRole('button', { name: 'Trade', exact: true }).click();
  await add(page, 'You give', 'brick');
  await add(page, 'You want', 'ore');
  await page.getByRole('button', { name: 'Offer', exact: true }).click();

  await expect(ben.getByText('Ada offers', { exact: true })).toBeVisible();
  await ben.getByRole('button', { name: 'Counter-offer' }).click();
  await add(ben, 'You want', 'lumber');
  await ben.getByRole('button', { name: 'Send counter-offer' }).click();

  await expect(page.getByText('offers instead')).toBeVisible();
  await page.getByRole('button', { name: 'Trade with Ben' }).click();
  await expect(page.getByRole('list', { name: 'Your hand' }).getByText('ore')).toHaveCount(1);
  await expect(page.getByRole('list', { name: 'Your hand' }).getByText('1 card')).toHaveCount(1);
  await expect(ben.getByRole('list', { name: 'Your hand' }).getByText('brick')).toHaveCount(1);
});

test('a reload in the middle of a discard loses nothing', async ({ page }) => {
  const start = record(['bbllwwgg', '-', '-'], { phase: 'discard', owes: [4, 0, 0] });
  await openTable(page, tableFrom(start, [person('Ada'), bot, bot]));
  await expect(page.getByText('Discard 4 more')).toBeVisible();
  await page.locator('.ask').getByRole('button', { name: 'brick' }).click();
  await expect(page.getByText('Discard 3 more')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Discard 3 more')).toBeVisible();
  for (const kind of ['brick', 'lumber', 'lumber'])
    await page.locator('.ask').getByRole('button', { name: kind }).click();
  await expect(page.getByText('Place the robber')).toBeVisible();
});

test('a reload before and after the robber moves loses nothing', async ({ page }) => {
  const start = record(['b', 'ww', '-'], { phase: 'robber' });
  await openTable(page, tableFrom(start, [person('Ada'), bot, bot]));
  await expect(page.locator('.place.hex.lit')).toHaveCount(18);
  await page.reload();
  await page.locator('[data-place="hex:0"]').click(); // node 10 of Ben's touches hex 0
  await expect(page.getByText('Choose whom to steal from')).toBeVisible();
  await page.reload();
  await page.locator('.ask').getByRole('button').click();
  await expect(page.getByRole('button', { name: 'End turn' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Your hand' }).getByText('wool')).toHaveCount(1);
});

test('the robber can be put elsewhere until the steal', async ({ page }) => {
  const start = record(['b', 'ww', '-'], { phase: 'robber' });
  await openTable(page, tableFrom(start, [person('Ada'), bot, bot]));
  await page.locator('[data-place="hex:0"]').click();
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.locator('[data-place="hex:16"]').click();
  await expect(page.getByRole('button', { name: 'End turn' })).toBeVisible();
});

test('a cut line in the middle of an offer is mended, and nothing is lost', async ({ page }) => {
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/ws\//, (socket) => {
    socket.connectToServer();
    sockets.push(socket);
  });
  const start = record(['bl', 'woo', 'o'], { phase: 'main' });
  await openTable(page, tableFrom(start, [person('Ada'), person('Ben'), person('Cleo')]));
  await page.getByRole('button', { name: 'Trade', exact: true }).click();
  await add(page, 'You give', 'brick');
  await add(page, 'You want', 'ore');
  for (const socket of sockets) await socket.close();
  await page.getByRole('button', { name: 'Offer', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'connection is lost' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'connection is lost' })).toHaveCount(0);
  await expect(page.getByText('Pass the screen to Ben')).toBeVisible(); // the offer arrived
});

test('a spectator sees the table and learns no secret', async ({ page, browser, server }) => {
  const start = record(['bbll', 'woo', 'gg'], { phase: 'main' });
  const table = await openTable(page, tableFrom(start, [person('Ada'), bot, bot]));
  const context = await browser.newContext({ baseURL: server.url, locale: 'en-GB' });
  const watcher = await context.newPage();
  const frames: string[] = [];
  watcher.on('websocket', (socket) => socket.on('framereceived', (f) => frames.push(String(f.payload))));
  await watcher.goto(`/t/${table}`);
  await expect(watcher.getByText("Ada's turn")).toBeVisible();
  await expect(watcher.getByRole('list', { name: 'Your hand' })).toHaveCount(0);
  await page.getByRole('button', { name: 'End turn' }).click();
  await expect(watcher.getByText("Ada's turn")).toHaveCount(0);
  for (const frame of frames) {
    const { view, changed } = JSON.parse(frame) as Record<
      string,
      { seats?: { hand: unknown; cards: unknown }[] }
    >;
    for (const seat of view?.seats ?? changed?.seats ?? []) {
      expect(typeof seat.hand).toBe('number');
      expect(typeof seat.cards).toBe('number');
    }
  }
  expect(frames.length).toBeGreaterThan(1);
});
