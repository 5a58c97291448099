/** One whole lesson of each game, by the same clicks as at a table; wrong tries are answered, progress stays. */
import type { Page } from '@playwright/test';
import { clean } from '../clean';
import { stranger } from '../company';
import { kAllSizes, Looker } from '../looker';
import { expect, test } from '../server';

/** Tidy at every size, in both languages, and no violations of axe's rules. */
async function look(page: Page, what: string, stays = true): Promise<void> {
  const looker = new Looker(kAllSizes, ['en', 'de'], { ready: 'main', stays, axe: true });
  await looker.look(page, `learn ${what}`);
  expect(looker.found).toEqual([]);
}

const place = (page: Page, where: string) => page.locator(`[data-place="${where}"]`);

/** Among other choices a place is asked for twice. It can be chosen once the step before has been answered. */
async function build(page: Page, where: string): Promise<void> {
  await expect(place(page, where)).toBeEnabled();
  await place(page, where).click({ force: true });
  await page.locator('.confirm button.primary').click();
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function speak(page: Page, language: string): Promise<void> {
  await page.addInitScript((language) => {
    localStorage.setItem('longroad.settings.1', JSON.stringify({ language, motion: false }));
  }, language);
}

test('the island: a lesson to its end, with wrong tries, and the lobby no longer offers it', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Begin', exact: true }).click();
  await expect(page.getByText('This is the island.')).toBeVisible();
  await look(page, 'board');
  await press(page, 'Go on');
  await press(page, 'Go on');
  await press(page, '12');
  await expect(page.getByText('Only a pair of sixes makes a 12.')).toBeVisible();
  await press(page, '6');
  await expect(page.getByText('Five pairs of dice make a 6')).toBeVisible();
  await place(page, 'node:39').click({ force: true });
  await expect(page.getByText('Nearly: that is the corner beside it.')).toBeVisible();
  await look(page, 'wrong');
  await place(page, 'node:40').click({ force: true });
  await expect(page.getByText('Now an 8 brings you lumber')).toBeVisible();
  await place(page, 'edge:40-41').click({ force: true });
  await expect(page.getByText('That was this lesson.')).toBeVisible();
  await look(page, 'over');
  await press(page, 'Next lesson');
  await expect(page.getByRole('heading', { name: 'A good beginning' })).toBeVisible();
  await page.goto('/learn');
  await expect(page.getByText('1 of 12 done')).toBeVisible();
  await look(page, 'courses', false);
  await page.goto('/');
  await expect(page.getByText('New here?')).toBeHidden();
});

test('for two: two rolls, in German', async ({ page }) => {
  await speak(page, 'de');
  await page.goto('/learn/duo/02-two-rolls');
  await expect(page.getByText('Zu zweit beginnt ein Zug mit zwei Würfen')).toBeVisible();
  await press(page, 'Würfeln');
  await expect(page.getByText('Du wohnst an beiden.')).toBeVisible();
  await press(page, 'Handeln und bauen');
  await expect(page.getByText('Noch nicht')).toBeVisible();
  await press(page, 'Nichts, als noch einmal zu würfeln');
  await press(page, 'Zum zweiten Mal würfeln');
  await look(page, 'duo_de');
  await press(page, 'Weiter');
  await expect(page.getByText('Das war diese Lektion.')).toBeVisible();
});

test('the league: a settlement and a city at the pitch', async ({ page }) => {
  await page.goto('/learn/soccer/01-pitches');
  await press(page, 'Go on');
  await look(page, 'soccer');
  await build(page, 'node:31');
  await expect(page.getByText('A second shot for your team')).toBeVisible();
  await build(page, 'node:40');
  await expect(page.getByText('More cards there, but no shot')).toBeVisible();
  await build(page, 'node:31');
  await expect(page.getByText('That was this lesson.')).toBeVisible();
  await clean(page);
});

test('on a phone the league is behind a button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/learn/soccer/02-matchday');
  await build(page, 'node:31');
  await press(page, 'End turn');
  await expect(page.getByText('Who is first in the league now?')).toBeVisible();
  await press(page, 'League');
  await expect(page.getByRole('dialog').getByText('Cleo').first()).toBeVisible();
  await look(page, 'league');
  await page.keyboard.press('Escape');
  await press(page, 'You');
  await expect(page.getByText('First place: three points.')).toBeVisible();
});

test('the card game: trade, build, draw', async ({ page }) => {
  await page.goto('/learn/struggle/01-turn');
  await press(page, 'Go on');
  await look(page, 'struggle');
  await press(page, 'Give 1 brick');
  await press(page, 'Market: 1 lumber');
  await expect(page.getByText('You need the brick yourself.')).toBeVisible();
  await press(page, 'Give 1 wool');
  await press(page, 'Market: 1 lumber');
  await expect(page.getByText('now you can build')).toBeVisible();
  await page.locator('[data-line="1 build road"], .menu button:enabled').first().click();
  await expect(page.getByText('Your second road shows its B side')).toBeVisible();
  await page.locator('.own button.primary').first().click();
  await expect(page.getByText('That was this lesson.')).toBeVisible();
  await clean(page);
});

test('every rules page leads to its lessons', async ({ page }) => {
  await page.goto('/rules/struggle');
  await page.getByRole('link', { name: 'Learn it in lessons' }).click();
  await expect(page.getByRole('link', { name: /A turn in three parts/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /The robber/ })).toBeHidden();
});

async function twoRolls(page: Page): Promise<void> {
  await page.goto('/learn/duo/02-two-rolls');
  await press(page, 'Roll the dice');
  await press(page, 'Nothing but roll again');
  await press(page, 'Roll for the second time');
  await press(page, 'Go on');
  await expect(page.getByText('That was this lesson.')).toBeVisible();
}

test('what a guest has learnt goes along with the account, from every device', async ({
  page,
  browser,
  server,
}) => {
  await twoRolls(page);
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/account/settings'));
  await page.goto('/profile');
  await page.getByLabel('Name', { exact: true }).fill('Lena');
  await page.getByLabel(/^Password/).fill('a long word');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await kept;

  const phone = await stranger(browser, server.url, 'Lena');
  await phone.goto('/learn/soccer/01-pitches');
  await press(phone, 'Go on');
  await build(phone, 'node:31');
  await expect(phone.getByText('A second shot for your team')).toBeVisible();
  await build(phone, 'node:31');
  await expect(phone.getByText('That was this lesson.')).toBeVisible();
  await phone.goto('/profile');
  await phone.getByLabel('Name', { exact: true }).fill('Lena');
  await phone.getByLabel(/^Password/).fill('a long word');
  const both = phone.waitForResponse((answer) => answer.url().endsWith('/api/account/settings'));
  await phone.getByRole('button', { name: 'Sign in', exact: true }).click();
  await both;
  for (const device of [phone, page]) {
    await device.goto('/learn');
    await expect(device.getByText('1 of 3 done')).toHaveCount(2); // for two, and the league
  }
});
