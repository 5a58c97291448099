/** What devices and their networks do: storage that is blocked, a small screen, parts of the page that are gone. */
import type { Browser, Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { sitDown, stranger } from '../company';
import { record, tableFrom } from '../positions';
import { expect, kProgram, openTable, test } from '../server';

const me = { kind: 'me', name: 'Ada' };
const bot = { kind: 'bot', bot: 'random' };

/** A table at which Ben has just offered brick for ore; Ben's page. */
async function offeredOre(
  page: Page,
  browser: Browser,
  url: string,
  hands: [string, string, string],
): Promise<Page> {
  const start = record(hands, { phase: 'main' });
  const table = await openTable(page, tableFrom(start, [{ kind: 'open' }, me, bot]));
  const ben = await sitDown(browser, url, table, 'Ben');
  await ben.getByRole('button', { name: 'Trade', exact: true }).click();
  await ben.getByRole('button', { name: /^You give: brick \+1/ }).click();
  await ben.getByRole('button', { name: /^You want: ore \+1/ }).click();
  await ben.getByRole('button', { name: 'Offer', exact: true }).click();
  return ben;
}

test('where nothing can be stored, one plays all the same, also after a reload', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );
  await page.goto('/');
  await page.getByRole('button', { name: 'Play against bots' }).first().click();
  const hand = page.getByRole('list', { name: 'Your hand' });
  await expect(hand).toBeVisible();
  await page.reload();
  await expect(hand).toBeVisible();
});

test('a part of the page that is gone is said to be, with a way on', async ({ page }) => {
  await page.goto('/');
  await page.route(/SettingsPage.*\.js/, (route) => route.abort());
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByText("can't be loaded")).toBeVisible();
  await page.unroute(/SettingsPage.*\.js/);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
});

test('a table that was closed before its start says so', async ({ page, server }) => {
  const table = await openTable(page, { game: 'base', seats: [me, { kind: 'open' }, bot] });
  await expect(page.getByText('Free seat')).toBeVisible();
  execFileSync(kProgram, ['admin', '--data', server.data, 'close', table]);
  await expect(page.getByText('The table was closed')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the lobby' }).click();
  await expect(page.getByRole('heading', { name: 'What shall we play?' })).toBeVisible();
});

test('in the lobby my own table is gone on with, not joined once more', async ({ page, browser, server }) => {
  await openTable(page, { game: 'base', name: 'Quay', public: true, seats: [me, { kind: 'open' }, bot] });
  await page.goto('/');
  const row = (one: Page) =>
    one.getByRole('region', { name: 'Open tables' }).getByText('Quay').locator('xpath=ancestor::li');
  await expect(row(page).getByRole('link', { name: 'Continue' })).toBeVisible();
  await expect(row(page).getByRole('button', { name: 'Join' })).toHaveCount(0);
  const ben = await stranger(browser, server.url, 'Ben');
  await ben.goto('/');
  await expect(row(ben).getByRole('button', { name: 'Join' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a dot says that somebody has said something', async ({ page, browser, server }) => {
    const start = record(['bl', 'woo', '-'], { phase: 'main' });
    const table = await openTable(page, tableFrom(start, [me, { kind: 'open' }, bot]));
    const ben = await sitDown(browser, server.url, table, 'Ben');
    const sheet = page.getByRole('button', { name: 'Log and chat' });
    await expect(sheet).toHaveAccessibleName('Log and chat');
    await ben.getByRole('button', { name: 'Log and chat' }).click();
    await ben.getByLabel('Say something').fill('Hello');
    await ben.getByRole('button', { name: 'Send' }).click();
    await expect(sheet).toHaveAccessibleName(/something new was said/);
    await sheet.click();
    await expect(page.getByText('Hello')).toBeVisible();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(sheet).toHaveAccessibleName('Log and chat');
  });

  for (const locale of ['en-GB', 'de-DE'])
    test.describe(locale, () => {
      test.use({ locale });

      test('a counter-offer is in sight with its button', async ({ page, browser, server }) => {
        await offeredOre(page, browser, server.url, ['bl', 'www', '-']);
        const tray = page.locator('.tray');
        await tray.getByRole('button', { name: /^(Counter-offer|Gegenangebot)$/ }).click();
        const send = tray.getByRole('button', { name: /^(Send counter-offer|Gegenangebot senden)$/ });
        await expect(send).toBeInViewport({ ratio: 1 });
        for (const card of [0, 5]) {
          const one = tray.locator('.card-button').nth(card);
          await expect(one).toBeInViewport({ ratio: 1 });
        }
        expect(await tray.evaluate((e) => e.scrollHeight - e.clientHeight)).toBeLessThan(2);
      });
    });

  test('an offer can be put aside to look at the board, and answered then', async ({
    page,
    browser,
    server,
  }) => {
    const ben = await offeredOre(page, browser, server.url, ['bl', 'woo', '-']);
    const tray = page.getByRole('region', { name: 'Trade' });
    await tray.getByRole('button', { name: 'Close' }).click();
    await expect(tray).toHaveCount(0);
    await expect(page.getByText('Answer the offer')).toBeVisible();
    await page.getByRole('button', { name: 'Trade', exact: true }).click();
    await tray.getByRole('button', { name: 'Accept' }).click();
    await expect(ben.getByRole('button', { name: 'Trade with Ada' })).toBeVisible();
  });
});
