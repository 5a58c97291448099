/** The front door: what it offers, the bots' level on a card, links that show themselves, and the share button. */
import type { Page } from '@playwright/test';
import { clean } from '../clean';
import { expect, finishedTable, openTable, test } from '../server';
import { faults } from '../tidy';

const kSizes = [
  [1440, 900],
  [820, 1180],
  [390, 844],
  [844, 390],
] as const;

const card = (page: Page, property: string) =>
  page.locator(`meta[property="og:${property}"]`).getAttribute('content');

for (const locale of ['en-GB', 'de-DE'])
  test.describe(locale, () => {
    test.use({ locale });

    test('says in one look what it is, tidily at every size', async ({ page }) => {
      await page.goto('/');
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeInViewport();
      await expect(main.getByRole('combobox').first()).toBeEnabled();
      for (const href of ['/new', '/learn', '/analyse', '/desk'])
        await expect(main.locator(`a[href="${href}"]`).first()).toBeInViewport();
      await clean(page);
      for (const [width, height] of kSizes) {
        await page.setViewportSize({ width, height });
        expect(await faults(page, false), `${width} × ${height}`).toEqual([]);
      }
    });
  });

test('the level of the bots is chosen on the card, remembered, and played against', async ({ page }) => {
  await page.goto('/');
  const level = page.getByRole('article').filter({ hasText: 'The island for two' }).getByRole('combobox');
  await expect(level).toHaveValue('steady');
  await level.selectOption('novice');
  await page.reload();
  await expect(level).toHaveValue('novice');
  await page.getByRole('button', { name: 'Play against bots: The island for two' }).click();
  await expect(page).toHaveURL(/\/t\//);
  const table = page.url().split('/').at(-1)!;
  const { seats } = (await (await page.request.get(`/api/tables/${table}`)).json()) as {
    seats: { bot: string | null }[];
  };
  expect(seats.map(({ bot }) => bot).filter(Boolean)).toEqual(['novice']);
});

test('a link shows its title, a sentence and a picture, and can be handed on', async ({ page }) => {
  const table = await finishedTable(page, 'struggle', 2);
  await page.goto(`/replay/${table}`);
  expect(await card(page, 'title')).toBe('The card game, step by step');
  const picture = await page.request.get((await card(page, 'image'))!);
  expect(picture.headers()['content-type']).toBe('image/jpeg');
  await page.getByRole('button', { name: 'Link to this moment' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await page.goto(`/t/${table}`);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('textbox', { name: 'Share' })).toHaveValue(new RegExp(`/replay/${table}$`));
});

test('a course and a running table are handed on as well', async ({ page }) => {
  const shared = page.getByRole('textbox', { name: 'Share' });
  await page.goto('/learn/duo');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(shared).toHaveValue(/\/learn\/duo$/);
  const table = await openTable(page, {
    game: 'duo',
    seats: [
      { kind: 'me', name: 'Robin' },
      { kind: 'bot', bot: 'novice' },
    ],
  });
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Share' }).click();
  await expect(shared).toHaveValue(new RegExp(`/t/${table}$`));
  await clean(page);
  await page.keyboard.press('Escape');
  await expect(shared).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Table menu' })).toBeVisible();
});
