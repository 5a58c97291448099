/** Games on this device alone: with the server stopped, after a reload, and with a newer page. */
import type { Page } from '@playwright/test';
import { byMouse, play } from '../player';
import { serveBuilds } from '../builds';
import { clean } from '../clean';
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

/** In the browser's database. */
const analysesKept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        indexedDB.open('longroad-local').onsuccess = ({ target }) => {
          const reports = (target as IDBOpenDBRequest).result.transaction('reports').objectStore('reports');
          reports.count().onsuccess = (counted) => done((counted.target as IDBRequest<number>).result);
        };
      }),
  );

test.describe('with the server stopped', () => {
  let server: Running;
  test.beforeEach(async () => void (server = await startServer()));

  test('a turn is played, goes on after a reload, a lesson is learnt, and all is deleted on wish', async ({
    page,
  }) => {
    await visit(page, server.url);
    await server.stop();
    await page.goto(`${server.url}/`);
    await expect(page.getByText('Against bots you can play all the same')).toBeVisible();
    await page.getByRole('link', { name: 'Play here against bots' }).click();
    await begin(page, 'The island', 'Novice');
    const ask = page.getByRole('button', { name: 'What would you do?' });
    await ask.click({ timeout: 30_000 }); // when it is my turn
    const hints = page.getByRole('region', { name: 'What would you do?' });
    await expect(hints.getByRole('listitem')).toHaveText(Array(3).fill(/^Settle on \d+ .*\. \d+%$/));
    const turns = async () =>
      (await page
        .getByText(/Turn \d+/)
        .first()
        .isVisible()) ?? false;
    await play(page, byMouse, turns);
    await expect(hints).toBeHidden(); // gone when something is played
    const before = await log(page);
    expect(before).toBeGreaterThan(8); // the opening, and a turn

    await page.reload();
    await expect.poll(() => log(page)).toBeGreaterThanOrEqual(before);
    await page.goto(`${server.url}/here`);
    await expect(page.getByText('1 of at most 40 games')).toBeVisible();
    await clean(page);
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect.poll(() => log(page)).toBeGreaterThanOrEqual(before);

    await page.goto(`${server.url}/settings`);
    await page.getByLabel('Hints against bots').uncheck({ force: true });
    await page.goBack();
    await expect.poll(() => log(page)).toBeGreaterThanOrEqual(before);
    await expect(ask).toBeHidden();

    await page.goto(`${server.url}/learn/duo/02-two-rolls`);
    await page.getByRole('button', { name: 'Roll the dice' }).click();
    await page.getByRole('button', { name: 'Trade and build' }).click();
    await expect(page.getByText('Not yet')).toBeVisible();
    await page.getByRole('button', { name: 'Nothing but roll again' }).click();
    await page.getByRole('button', { name: 'Roll for the second time' }).click();
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page.getByText('That was this lesson.')).toBeVisible();
    await page.goto(`${server.url}/learn`);
    await expect(page.getByText('1 of 3 done')).toBeVisible();

    await page.goto(`${server.url}/here`);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('None yet.')).toBeVisible();
  });

  test('a whole game has its end page, replay, proof, record and analysis', async ({ page }) => {
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

    const chances = page.getByRole('heading', { name: 'Chances to win' });
    const whole = page.getByRole('heading', { name: 'Where the result came from' });
    await page.getByRole('button', { name: 'Why it went this way' }).click();
    await expect(whole).toBeVisible({ timeout: 60_000 });
    expect(await analysesKept(page)).toBe(1);
    await page.goto(`${server.url}/analyse`);
    await page.locator('input[type=file]').setInputFiles('../tests/analysis/last-round.game');
    await expect(chances).toBeVisible(); // what there is, before it is whole
    await expect(whole).toBeVisible({ timeout: 60_000 });
    expect(await analysesKept(page)).toBe(2);

    await page.goto(`${server.url}/here`);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('None yet.')).toBeVisible();
    expect(await analysesKept(page)).toBe(1); // that of the record is nobody's
    await page.getByRole('button', { name: 'Delete all' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Delete all' })).toBeHidden();
    expect(await analysesKept(page)).toBe(0);
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

  await page.waitForLoadState('networkidle'); // what is still being fetched keeps the old worker busy
  await page.getByRole('button', { name: 'Load it now' }).click();
  await expect.poll(isNewer).toBe(true);
  const waiting = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.waiting !== null);
  await expect.poll(waiting, { timeout: 20_000 }).toBe(false); // the page that was left counts for a moment
  await expect(page.getByText('There is a newer version of this page.')).toBeHidden();
  await builds.stop();
  await page.goto(`${builds.url}/here`);
  await expect(page.getByRole('button', { name: 'Begin' })).toBeEnabled();
  expect(await isNewer()).toBe(true);
});

test('a page is not kept with the files of another build', async ({ page }) => {
  const builds = await serveBuilds();
  builds.mixWithNewer();
  await page.goto(`${builds.url}/settings`);
  const ended = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    const worker = registration.installing!;
    return new Promise((done) => (worker.onstatechange = () => done(worker.state)));
  });
  expect(ended).toBe('redundant');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);

  builds.bringOutNewer();
  await visit(page, builds.url);
  await builds.stop();
  await page.goto(`${builds.url}/here`);
  await expect(page.getByRole('button', { name: 'Begin' })).toBeEnabled();
});

test('the dice of a game of the server are computed again by the page itself', async ({ page }) => {
  const table = await finishedTable(page, 'base', 3);
  await page.route(/\/api\/(verify|tables\/\w+\/replay)/, (route) => route.abort());
  await page.goto(`/verify/${table}`);
  await expect(page.getByText('Every roll and draw follows')).toBeVisible();
  await expect(page.getByText(/[1-9]\d+ were checked/)).toBeVisible();
});
