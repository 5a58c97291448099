/** A rated game: chosen openly, between accounts, and nobody looks like one who is not. */
import type { Page } from '@playwright/test';
import { stranger } from './company';
import { expect, test } from './server';

async function register(page: Page, name: string): Promise<void> {
  await page.goto('/profile');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel(/^Password/).fill('a long word');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByText(`Signed in as ${name}`)).toBeVisible();
}

test('a rated game says so before, during and after', async ({ page, browser, server }) => {
  await page.goto('/new?game=duo');
  await expect(page.getByText('Only for accounts: sign in first.')).toBeVisible();
  await register(page, 'Hanna');
  await page.goto('/new?game=duo');
  await page.getByLabel('Rated game').check();
  await page.getByRole('switch', { name: 'Show it in the lobby' }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByText('This game is rated: whoever leaves')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Fill with bots' })).toHaveCount(0);

  const iris = await stranger(browser, server.url, 'Hanna');
  await iris.goto(page.url());
  await iris.getByRole('button', { name: 'Sit down' }).click();
  await expect(iris.getByRole('alert').first()).toContainText('That name is an account’s');
  await register(iris, 'Iris');
  await iris.goto('/');
  await expect(iris.getByText('Rated').first()).toBeVisible();
  await iris.getByRole('button', { name: 'Join' }).first().click();
  await expect(iris.getByRole('group', { name: 'The island' })).toBeVisible();
  await expect(iris.getByText(/^Rated/)).toBeVisible();
  await expect(iris.getByRole('button', { name: /^Hanna/ }).getByTitle('Account')).toBeVisible();

  await iris.getByRole('button', { name: 'Table menu' }).click();
  await iris.getByRole('button', { name: 'Leave the table' }).click();
  await expect(iris.getByRole('dialog')).toContainText('you have lost it');
  await iris.getByRole('button', { name: 'Stay' }).click();
});
