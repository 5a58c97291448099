/** An account from its first day to its last: settings on another device, passwords, the host's code, blocks, the end. */
import type { Browser, Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { expect, kProgram, test } from '../server';

const signedIn = (page: Page) => page.getByText('Signed in as Greta');

async function fillIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Greta');
  await page.getByLabel(/^Password/).fill(password);
}

async function signIn(page: Page, password: string): Promise<void> {
  await page.goto('/profile');
  await fillIn(page, password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function anotherDevice(browser: Browser, baseURL: string): Promise<Page> {
  return (await browser.newContext({ baseURL, reducedMotion: 'reduce', locale: 'en-GB' })).newPage();
}

test('an account keeps settings, changes and resets its password, and can be deleted', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/profile');
  await fillIn(page, 'first password');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(signedIn(page)).toBeVisible();

  // What is set here is set on the next device.
  await page.goto('/settings');
  await expect(page.getByText('Saved with your account.')).toBeVisible();
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/account/settings'));
  await page.getByLabel('Confirm every placement').check();
  await kept;
  const phone = await anotherDevice(browser, server.url);
  await signIn(phone, 'first password');
  await expect(signedIn(phone)).toBeVisible();
  await phone.goto('/settings');
  await expect(phone.getByLabel('Confirm every placement')).toBeChecked();

  // A new password, which the old one no longer is.
  await page.goto('/profile');
  await page.getByLabel(/^Password/).fill('first password');
  await page.getByLabel('New password').fill('second password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('The password is changed.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  await page.goto('/settings'); // whoever comes next finds nothing of Greta's
  await expect(page.getByLabel('Confirm every placement')).not.toBeChecked();
  await page.goto('/');
  await expect(page.getByLabel('Your name at the table')).toHaveValue('');
  await signIn(page, 'first password');
  await expect(page.getByText('Name or password is wrong.')).toBeVisible();

  // Forgotten: the host of the server has a code.
  const said = execFileSync(kProgram, ['admin', '--data', server.data, 'reset', 'Greta'], {
    encoding: 'utf8',
  });
  await page.getByRole('button', { name: 'Password forgotten?' }).click();
  await page.getByLabel('Code').fill(/[0-9a-f]{12,}/.exec(said)![0]);
  await page.getByLabel('New password').fill('third password');
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expect(signedIn(page)).toBeVisible();

  // Gone for good, and nobody gets in any more.
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByLabel(/^Password/).fill('third password');
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('You play as a guest.')).toBeVisible();
  await signIn(page, 'third password');
  await expect(page.getByText('Name or password is wrong.')).toBeVisible();
});
