/** People come and go: leaving, standing in, sitting down in somebody's place, a seat on another device. */
import type { Browser, Page } from '@playwright/test';
import { allReady, sitDown, stranger } from '../company';
import { record, tableFrom } from '../positions';
import { expect, openTable, test } from '../server';

const me = { kind: 'me', name: 'Ada' };
const bot = { kind: 'bot', bot: 'random' };

interface Gone {
  table: string;
  ben: Page;
  cleo: Page;
}

/** Ada, Ben and Cleo play; Ben has left, and the time he has to come back is over. */
async function benIsGone(page: Page, browser: Browser, url: string): Promise<Gone> {
  const start = record(['bl', 'woo', '-'], { phase: 'main' });
  const table = await openTable(page, tableFrom(start, [me, { kind: 'open' }, { kind: 'open' }]));
  const ben = await sitDown(browser, url, table, 'Ben');
  const cleo = await sitDown(browser, url, table, 'Cleo');
  await ben.getByRole('button', { name: 'Table menu' }).click();
  await ben.getByRole('button', { name: 'Leave the table' }).click();
  const asked = ben.getByRole('dialog', { name: 'Leave this game?' });
  await expect(asked).toContainText('The others may let a bot play for you');
  await asked.getByRole('button', { name: 'Leave the table' }).click();
  await expect(page.getByText('Ben has left. The seat is kept for')).toBeVisible();
  await expect(page.getByText('Ben has left. What shall happen?')).toBeVisible({ timeout: 20_000 });
  return { table, ben, cleo };
}

/** Both who are here choose the same. */
async function agree(pages: Page[], choice: string): Promise<void> {
  for (const one of pages) await one.getByRole('button', { name: choice }).click();
}

const hand = (page: Page) => page.getByRole('list', { name: 'Your hand' });

test('a bot plays for somebody who left, until they are back', async ({ page, browser, server }) => {
  const { ben, cleo } = await benIsGone(page, browser, server.url);
  await expect(page.getByRole('button', { name: 'What would you do?' })).toHaveCount(0); // among people
  await agree([page, cleo], 'A bot plays on');
  const seat = page.getByRole('button', { name: /^Ben/ });
  await expect(seat).toContainText('bot:');
  await expect(page.getByText('Ben has left')).toHaveCount(0);
  await seat.click(); // whoever changes their mind may look for somebody all the same
  await expect(page.getByRole('button', { name: 'Look for a substitute' })).toBeVisible();
  await page.keyboard.press('Escape');

  await ben.getByRole('link', { name: 'Continue' }).click();
  await expect(hand(ben)).toContainText('wool');
  await expect(seat).not.toContainText('bot:');
});

test('a substitute sits down in the place of somebody who left', async ({ page, browser, server }) => {
  const { table, ben, cleo } = await benIsGone(page, browser, server.url);
  await agree([page, cleo], 'Look for a substitute');
  await expect(page.getByText("Ben's seat is free")).toBeVisible();

  const dora = await stranger(browser, server.url, 'Dora');
  await dora.goto(`/t/${table}`);
  await dora.getByRole('button', { name: 'Sit down' }).click();
  await dora.getByRole('dialog').getByRole('button', { name: 'Sit down' }).click();
  await expect(hand(dora)).toContainText('wool');
  await expect(page.getByRole('button', { name: /^Dora/ })).toBeVisible();
  await expect(page.getByText("Ben's seat is free")).toHaveCount(0);

  await ben.goto(`/t/${table}`); // too late: he can look on
  await expect(ben.getByText('Somebody else plays this seat now.')).toBeVisible();
  await ben.getByRole('button', { name: 'Watch' }).click();
  await expect(ben.getByRole('group', { name: 'The island' })).toBeVisible();
  await expect(hand(ben)).toHaveCount(0);
});

test('whoever is left alone waits two minutes, and ends nothing over another head', async ({
  page,
  browser,
  server,
}) => {
  const start = record(['bl', 'woo', '-'], { phase: 'main' });
  const table = await openTable(page, tableFrom(start, [me, { kind: 'open' }, bot]));
  const ben = await sitDown(browser, server.url, table, 'Ben');
  await expect(hand(ben)).toContainText('wool');
  await ben.goto('/');
  await expect(page.getByText(/Ben is not connected. The seat is kept for (2:00|1:5\d)/)).toBeVisible();
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Propose to end the game' }).click();
  await expect(page.getByText('Ada would like to end the game.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'End turn' })).toBeVisible();
  const again = await page.context().newPage(); // and a second tab is no second player
  await again.goto('/');
  const join = await again.request.post(`/api/tables/${table}/join`, { data: { name: 'Eve' } });
  expect(((await join.json()) as { code: string }).code).toBe('here_already');
  await ben.goto(`/t/${table}`);
  await expect(page.getByText('Ben is not connected')).toHaveCount(0);
});

test('whoever watches later is told so, and finds the promise of the dice kept at the end', async ({
  page,
  browser,
  server,
}) => {
  const wish = { game: 'base', seats: [me, bot], delay: 2000, pace: 0, public: true };
  const table = await openTable(page, wish);
  await expect(page.getByRole('group', { name: 'The island' })).toBeVisible();
  const eve = await stranger(browser, server.url, 'Eve');
  await eve.goto(`/t/${table}`);
  await expect(eve.getByText('You see the game 0:02 later than it is played.')).toBeVisible();
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Propose to end the game' }).click();
  await expect(page.getByText('You see the game')).toHaveCount(0); // whoever played sees it at once
  const promise = page.locator('.promise');
  await expect(promise).toHaveAttribute('data-found', 'kept');
  await page.getByRole('link', { name: 'Check the dice' }).click();
  await expect(page.getByText('What it does not prove')).toBeVisible();
  await expect(page.getByText('a bot, which adds none')).toBeVisible();
  await expect(promise).toHaveAttribute('data-found', 'kept');
});

test('a table without spectators lets in whoever takes a seat', async ({ page, browser, server }) => {
  await page.goto('/new');
  await page.getByRole('button', { name: '3', exact: true }).click();
  await page.getByRole('combobox', { name: 'Seat 3' }).selectOption('steady');
  await page.getByLabel('Spectators may watch').uncheck();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page).toHaveURL(/\/t\//);
  const table = page.url().split('/').at(-1)!;

  const ben = await stranger(browser, server.url, 'Ben');
  await ben.goto(`/t/${table}`);
  await expect(ben.getByText('Take a free seat to come in')).toBeVisible();
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await allReady(page, ben);
  await expect(ben.getByRole('group', { name: 'The island' })).toBeVisible();

  const dora = await stranger(browser, server.url, 'Dora');
  await dora.goto(`/t/${table}`);
  await expect(dora.getByText('every seat is taken')).toBeVisible();
});

test('a seat goes on at another device by its link, and a wrong link says so', async ({
  page,
  browser,
  server,
}) => {
  await openTable(page, tableFrom(record(['bl', '-', '-'], { phase: 'main' }), [me, bot, bot]));
  await page.getByRole('button', { name: 'Table menu' }).click();
  const link = await page.getByLabel('Link to your seat, for another device').inputValue();
  const phone = await stranger(browser, server.url, 'Ada');
  await phone.goto(new URL(link).pathname + new URL(link).hash);
  await expect(hand(phone)).toContainText('brick');
  await expect(phone).toHaveURL(/\/t\/[^#]+$/); // the secret is not left in the address

  const other = await stranger(browser, server.url, 'Eve');
  await other.goto(`${new URL(link).pathname}#${'0'.repeat(32)}`);
  await expect(other.getByRole('alert').filter({ hasText: 'opens no seat of the table' })).toBeVisible();
  await expect(hand(other)).toHaveCount(0);
});

test('a game ends when more than half agree', async ({ page, browser, server }) => {
  const start = record(['bl', 'woo', '-'], { phase: 'main' });
  const table = await openTable(page, tableFrom(start, [me, { kind: 'open' }, bot]));
  const ben = await sitDown(browser, server.url, table, 'Ben');
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Propose to end the game' }).click();
  const wish = ben.getByText('Ada would like to end the game.');
  await expect(wish).toBeVisible();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(wish).toHaveCount(0);
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Propose to end the game' }).click();
  await ben.getByRole('button', { name: 'Agree' }).click();
  for (const one of [page, ben])
    await expect(one.getByText('The players agreed to end the game.')).toBeVisible();

  // And another one, which both must want; a reload in between loses nothing.
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(ben.getByText('Ada would like a rematch.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Waiting for the others' })).toBeDisabled();
  await ben.getByRole('button', { name: 'Rematch' }).click();
  await expect(ben).not.toHaveURL(new RegExp(table));
  await expect(page).toHaveURL(ben.url());
});
