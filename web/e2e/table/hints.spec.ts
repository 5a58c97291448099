/** "What would you do?" at a server's table: alone against bots, and nowhere else. */
import type { Page } from '@playwright/test';
import { stranger } from '../company';
import { kAllSizes, Looker } from '../looker';
import { record, tableFrom } from '../positions';
import { expect, openTable, test } from '../server';

const me = { kind: 'me', name: 'Robin' };
const bot = { kind: 'bot', bot: 'casual' };
const kLong = { timeout: 60_000 }; // a busy machine loads the module

const ask = (page: Page) => page.getByRole('button', { name: 'What would you do?' });
const hints = (page: Page) => page.getByRole('region', { name: 'What would you do?' });
const lines = (page: Page) => hints(page).getByRole('listitem');

/** A turn with more than one thing to do. */
const middle = (seats: object[]) =>
  tableFrom(record(['bblllwggoo', 'blw', 'oo'], { phase: 'main' }, { roads: ['20-21', '21-22'] }), seats);

for (const game of ['base', 'duo', 'soccer', 'struggle'])
  test(`alone against bots: ${game}`, async ({ page }) => {
    const seats = [me, ...Array<object>(game === 'duo' ? 1 : 2).fill(bot)];
    await openTable(page, { game, seats, pace: 0 });
    await expect(ask(page)).toBeEnabled(kLong);
    await page.route(/\/api\//, (route) => route.abort()); // the server has no part in it
    await ask(page).click();
    await expect(lines(page).first()).toHaveText(/\. \d+%$/, kLong);
    expect(await lines(page).count()).toBeLessThanOrEqual(3);
  });

test('three lines, tidy at every size; gone when something is played; off on wish', async ({ page }) => {
  await openTable(page, middle([me, bot, bot]));
  await ask(page).click();
  await expect(lines(page)).toHaveText(Array<RegExp>(3).fill(/\. \d+%$/), kLong);
  const looker = new Looker(kAllSizes, ['en', 'de'], {
    ready: '.floating li strong',
    stays: true,
    axe: true,
  });
  await looker.look(page, 'hints');
  expect(looker.found).toEqual([]);

  await page.getByRole('button', { name: 'End turn' }).click();
  await expect(hints(page)).toBeHidden();
  await page.goto('/settings');
  await page.getByLabel('Hints against bots').uncheck({ force: true });
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Table menu' })).toBeVisible();
  await expect(ask(page)).toBeHidden();
});

test('not where another person has a seat, even one that a bot plays for now', async ({
  page,
  browser,
  server,
}) => {
  const table = await openTable(page, { game: 'duo', seats: [me, { kind: 'open' }], pace: 0 });
  const ben = await stranger(browser, server.url, 'Ben');
  await ben.goto(`/t/${table}`);
  await ben.getByRole('button', { name: 'Sit down' }).first().click();
  for (const player of [page, ben]) {
    await expect(player.getByRole('group', { name: 'The island' })).toBeVisible();
    await expect(player.getByRole('button', { name: 'Table menu' })).toBeVisible();
    await expect(ask(player)).toBeHidden();
  }
});
