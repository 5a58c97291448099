/** Other people at the table, each with a browser of their own. */
import type { Browser, Page } from '@playwright/test';

/** A browser that has never been here, of somebody with this name. */
export async function stranger(browser: Browser, url: string, name: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce', locale: 'en-GB' });
  const other = await context.newPage();
  await other.goto('/settings');
  await other.evaluate((kept) => localStorage.setItem('longroad.settings.1', kept), JSON.stringify({ name }));
  return other;
}

/** Another browser that holds another seat of the table. */
export async function secondBrowser(browser: Browser, page: Page, url: string, seat: number): Promise<Page> {
  const seats = await page.evaluate(() => localStorage.getItem('longroad.seats.1') ?? '[]');
  const all = JSON.parse(seats) as { seat: number; table: string }[];
  const other = await stranger(browser, url, 'Ben');
  const give = async (to: Page, which: (s: { seat: number }) => boolean) =>
    to.evaluate((kept) => localStorage.setItem('longroad.seats.1', kept), JSON.stringify(all.filter(which)));
  await give(page, (s) => s.seat !== seat);
  await give(other, (s) => s.seat === seat);
  await page.reload();
  await other.goto(`/t/${all[0]!.table}`);
  return other;
}

/** Another browser, whose player sits down at the table. */
export async function sitDown(browser: Browser, url: string, table: string, name: string): Promise<Page> {
  const other = await stranger(browser, url, name);
  await other.goto(`/t/${table}`);
  await other.getByRole('button', { name: 'Sit down' }).first().click();
  return other;
}

/** All of them press the button for which a table that others come to waits. */
export async function allReady(...players: Page[]): Promise<void> {
  for (const player of players) await player.getByRole('button', { name: 'I am ready' }).click();
}
