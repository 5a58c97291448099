/** Games on this device alone: with the server stopped, after a reload, and with a newer page. */
import type { Page } from '@playwright/test';
import { AxeBuilder } from '@axe-core/playwright';
import { byMouse, play } from '../player';
import { serveBuilds } from '../builds';
import { expect, finishedTable, startServer, test, type Running } from '../server';

test.use({ serviceWorkers: 'allow' });

/** The page has been here, and all its files with it. */
async function visit(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/here`);
  await expect(page.getByText('This page works offline.')).toBeVisible({ timeout: 60_000 });
}

async function begin(page: Page, game: string, level: string): Promise<void> {
  await page.getByRole('radio', { name: game, exact: true }).check({ force: true });
  await page.getByRole('radio', { name: level }).check({ force: true });
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page).toHaveURL(/\/t\/local-/);
}

const log = (page: Page) => page.getByRole('list', { name: 'Log' }).getByRole('listitem').count();

test.describe('with the server stopped', () => {
  let server: Running;
  test.beforeEach(async () => void (server = await startServer()));

  test('a turn is played, goes on after a reload, and is deleted on wish', async ({ page }) => {
    await visit(page, server.url);
    await server.stop();
    await page.goto(`${server.url}/`);
    await expect(page.getByText('Against bots you can play all the same')).toBeVisible();
    await page.getByRole('link', { name: 'Play here against bots' }).click();
    await begin(page, 'The island', 'Novice');
    const turns = async () =>
      (await page
        .getByText(/Turn \d+/)
        .first()
        .isVisible()) ?? false;
    await play(page, byMouse, turns);
    const before = await log(page);
    expect(before).toBeGreaterThan(8); // the opening, and a turn

    await page.reload();
    await expect.poll(() => log(page)).toBeGreaterThanOrEqual(before);
    await page.goto(`${server.url}/here`);
    await expect(page.getByText('1 of at most 40 games')).toBeVisible();
    await new AxeBuilder({ page }).analyze().then(({ violations }) => expect(violations).toEqual([]));
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect.poll(() => log(page)).toBeGreaterThanOrEqual(before);

    await page.goto(`${server.url}/here`);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('None yet.')).toBeVisible();
  });

  test('a whole game has its end page, replay, proof and record', async ({ page }) => {
    await visit(page, server.url);
    await server.stop();
    await begin(page, 'The card game', 'Novice');
    await play(page, byMouse);
    await expect(page.getByRole('heading', { name: 'Points over time' })).toBeVisible();
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download the record' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^local-\w+\.game$/);
    await page.getByRole('link', { name: 'Check the dice' }).click();
    await expect(page.getByText('Every roll and draw follows')).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: 'Replay' }).click();
    await expect(page.getByText(/Step 0 of/)).toBeVisible();
  });
});

test('a newer page is announced, taken at the next load, and then works offline', async ({ page }) => {
  const builds = await serveBuilds();
  await visit(page, builds.url);
  const isNewer = () => page.evaluate(() => document.querySelector('script[src*="newer-"]') !== null);
  builds.bringOutNewer();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(page.getByText('There is a newer version of this page.')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('link', { name: 'Rules' }).click(); // a part that the old page had not loaded yet
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await isNewer()).toBe(false);

  await page.getByRole('button', { name: 'Load it now' }).click();
  await expect.poll(isNewer).toBe(true);
  const waiting = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.waiting !== null);
  await expect.poll(waiting).toBe(false);
  await expect(page.getByText('There is a newer version of this page.')).toBeHidden();
  await builds.stop();
  await page.goto(`${builds.url}/here`);
  await expect(page.getByRole('button', { name: 'Begin' })).toBeEnabled();
  expect(await isNewer()).toBe(true);
});

test('the dice of a game of the server are computed again by the page itself', async ({ page }) => {
  const table = await finishedTable(page, 'base', 3);
  await page.route(/\/api\/(verify|tables\/\w+\/replay)/, (route) => route.abort());
  await page.goto(`/verify/${table}`);
  await expect(page.getByText('Every roll and draw follows')).toBeVisible();
  await expect(page.getByText(/[1-9]\d+ were checked/)).toBeVisible();
});
