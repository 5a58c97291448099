/** A rated game: chosen openly, between accounts, and nobody looks like one who is not. */
import type { Page } from '@playwright/test';
import { allReady, stranger } from '../company';
import { expect, test } from '../server';

async function fill(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel(/^Password/).fill('a long word');
  await page.getByRole('button', { name: 'Create an account' }).click();
}

async function register(page: Page, name: string): Promise<void> {
  await page.goto('/profile');
  await fill(page, name);
  await expect(page.getByText(`Signed in as ${name}`)).toBeVisible();
}

test('a rated game says so before, during and after', async ({ page, browser, server }) => {
  await page.goto('/new?game=duo');
  await expect(page.getByText('Rated games are for accounts: sign in to play one.')).toBeVisible();
  await register(page, 'Hanna');
  await page.goto('/new?game=duo');
  await page.getByLabel('Rated game').check();
  await page.getByRole('switch', { name: 'Show it in the lobby' }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByText('This game is rated: a player who leaves')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Fill with bots' })).toHaveCount(0);

  const iris = await stranger(browser, server.url, 'Iris');
  await iris.goto(page.url());
  await expect(iris.getByText('This game is rated: sign in, or create an account')).toBeVisible();
  await expect(iris.getByText('Guests play at once')).toHaveCount(0);
  await expect(iris.getByRole('button', { name: 'Sit down' })).toHaveCount(0);
  await iris.goto('/');
  await iris.getByRole('button', { name: 'Join' }).first().click();
  await iris.getByRole('link', { name: 'Sign in' }).click();
  await fill(iris, 'Iris');
  await expect(iris.getByRole('button', { name: 'Sit down' })).toBeVisible();
  expect(iris.url()).toBe(page.url());
  await iris.goto('/');
  await expect(iris.getByText('Rated').first()).toBeVisible();
  await iris.getByRole('button', { name: 'Join' }).first().click();
  await allReady(page, iris);
  await expect(iris.getByRole('group', { name: 'The island' })).toBeVisible();
  await expect(iris.getByText(/^Rated/)).toBeVisible();
  await expect(iris.getByRole('button', { name: /^Hanna/ }).getByTitle('Account')).toBeVisible();

  await iris.getByRole('button', { name: 'Table menu' }).click();
  await iris.getByRole('button', { name: 'Leave the table' }).click();
  await expect(iris.getByRole('dialog')).toContainText('you have lost it');
  await iris.getByRole('button', { name: 'Stay' }).click();
});

test('whoever remains is told of the win, and whoever left of the loss', async ({
  page,
  browser,
  server,
}) => {
  await register(page, 'Jana');
  await page.goto('/new?game=duo');
  await page.getByLabel('Rated game').check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByText('3 min for each piece')).toBeVisible();
  const kim = await stranger(browser, server.url, 'Kim');
  await register(kim, 'Kim');
  await kim.goto(page.url());
  await kim.getByRole('button', { name: 'Sit down' }).click();
  await allReady(page, kim);
  await expect(kim.getByRole('group', { name: 'The island' })).toBeVisible();
  await kim.getByRole('button', { name: 'Table menu' }).click();
  await kim.getByRole('button', { name: 'Propose to end the game' }).click();
  await expect(page.getByText('Kim would like to end the game.')).toBeVisible();
  await kim.getByRole('button', { name: 'Table menu' }).click();
  await kim.getByRole('button', { name: 'Leave the table' }).click();
  await kim.getByRole('dialog').getByRole('button', { name: 'Leave the table' }).click();
  await expect(page.getByText('Kim has left. The seat is kept for')).toBeVisible();
  await page.getByRole('button', { name: 'Agree' }).click();
  const end = page.getByRole('dialog', { name: 'You win!' });
  await expect(end).toContainText('All others have left for good: the one who remains has won.');
  await expect(end).toContainText('Kim left the rated game for good and has lost it.');
});
