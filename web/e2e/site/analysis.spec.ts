/** A game explained: from its end page, and from a record that is dropped; looked at, played again, and remembered. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Analysis } from '../../src/wire/types';
import { kAllSizes, Looker } from '../looker';
import { expect, finishedTable, kProgram, test } from '../server';

const kFile = '../tests/analysis/last-round.game';
const kRecord = readFileSync(kFile, 'utf8');
const kLong = { timeout: 60_000 }; // a busy machine

/** Tidy at every size, and no violations of axe's rules. */
async function good(page: Page, what: string, language = 'en'): Promise<void> {
  const looker = new Looker(kAllSizes, [language], { ready: 'main', whole: true, axe: true });
  await looker.look(page, `analysis ${what}`);
  expect(looker.found).toEqual([]);
}

/** What the program says of the record: the page must say the same. */
const byProgram = (language: string) =>
  JSON.parse(
    execFileSync(kProgram, ['analyse', '--json', '--lang', language, kFile], { encoding: 'utf8' }),
  ) as Analysis;

/** Among other choices a place is asked for twice. */
async function build(page: Page, where: string): Promise<void> {
  await page.locator(`[data-place="${where}"]`).click({ force: true });
  await page.locator('.confirm button.primary').click();
}

/** As if a file were dropped anywhere on the page. */
async function drop(page: Page, text: string): Promise<void> {
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'a.game', { type: 'text/plain' }));
    document.body.dispatchEvent(
      new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }),
    );
  }, text);
}

test('the end page and the replay of a game lead to its analysis', async ({ page }) => {
  const table = await finishedTable(page, 'struggle', 2);
  await page.goto(`/t/${table}`);
  await page.getByRole('link', { name: 'Why it went this way' }).click();
  await expect(page).toHaveURL(`/analyse/${table}`);
  await page.goto(`/replay/${table}`);
  await page.getByRole('button', { name: 'Why it went this way' }).click();
  await expect(page).toHaveURL(`/analyse/${table}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a record that is dropped is explained, played again from a turning point, and counted', async ({
  page,
}) => {
  await page.goto('/analyse');
  await expect(page.getByText('Analyse a game of yours')).toBeVisible();
  await drop(page, 'nothing');
  await expect(page.getByRole('alert')).toContainText('should be a header', kLong);
  await drop(page, kRecord);
  await expect(page.getByRole('heading', { name: 'Where the result came from' })).toBeVisible(kLong);
  await page.getByText('As a table').click();
  const table = page.getByRole('region', { name: 'Chances to win, As a table' });
  await expect(table.getByRole('row').nth(1)).toContainText(
    byProgram('en')
      .curve[0]!.watched.map((chance) => (chance / 100).toFixed(1))
      .join(''),
  );
  const moments = page.locator('section[aria-labelledby="strip"]').getByRole('button');
  await moments.last().click();
  await expect(moments.last()).toHaveAttribute('aria-pressed', 'true');
  await moments.first().click();
  await good(page, 'report');
  await page.getByLabel('I was').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Again from here' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page).toHaveURL(/\/t\//);
  await build(page, 'node:0'); // the city that was missed
  await expect(page.getByText('Well found')).toBeVisible(kLong);
  await good(page, 'again');
  await page.goto('/analyse');
  await expect(page.getByText('over 1 game that was analysed')).toBeVisible();
  await page.getByRole('button', { name: 'Forget them' }).click();
  await expect(page.getByText('Analyse a game of yours')).toBeVisible();
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('the analysis speaks German, sentences of the program included', async ({ page }) => {
    await page.goto('/analyse');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Warum es so ausging');
    await drop(page, kRecord);
    await expect(page.getByRole('heading', { name: 'Woher das Ergebnis kam' })).toBeVisible(kLong);
    await expect(page.locator('article .read')).toHaveText(
      byProgram('de').decisions.find(({ mark }) => mark !== 'none')!.text!,
    );
    await good(page, 'report', 'de');
  });
});

test('offers, time-outs, take-backs and whoever leaves are treated apart, and said', async ({ page }) => {
  await page.goto('/analyse');
  await expect(page.getByText('Analyse a game of yours')).toBeVisible();
  await drop(page, readFileSync('../tests/analysis/dealings.game', 'utf8'));
  await expect(page.getByRole('heading', { name: 'Where the result came from' })).toBeVisible(kLong);
  await page.getByText('How this is computed').click();
  for (const said of [
    '1 time-out: 1 line that the rules played',
    '1 player was taken out of the game',
    '1 line was taken back',
    'The record begins midway',
    'The rest is what the evaluation did not foresee',
    'The game was not finished; the record ends in turn 5.',
  ])
    await expect(page.getByText(said)).toBeVisible();
  await page.getByText('All numbers').click();
  await good(page, 'apart');
});
