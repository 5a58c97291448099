/** What devices and their networks do: storage that is blocked, a small screen, parts of the page that are gone. */
import { execFileSync } from 'node:child_process';
import { expect, kProgram, openTable, test } from './server';

const me = { kind: 'me', name: 'Ada' };
const bot = { kind: 'bot', bot: 'random' };

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
