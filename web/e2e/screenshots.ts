/** Takes a picture of every page, at desktop and phone size, in both languages, into docs/screenshots. */
import type { Page } from '@playwright/test';
import { byMouse, play } from './player';
import { record, tableFrom } from './positions';
import { openTable, test } from './server';

const kFolder = '../docs/screenshots';
const me = { kind: 'me', name: 'Ada' };
const bots = (n: number) => Array.from({ length: n }, () => ({ kind: 'bot', bot: 'greedy' }));

const kSizes = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

/** Plays on until a turn of mine with this number, so that there is something to see. */
async function playTo(page: Page, turn: number): Promise<void> {
  await play(page, byMouse, async () => {
    const log = await page.evaluate(() => document.querySelector('.tools .turn')?.textContent ?? '');
    const main = await page.locator('button.main[data-line$="end"], button.main[data-line$="draw"]').count();
    return Number(/\d+/.exec(log)?.[0] ?? 0) >= turn && main > 0;
  });
}

for (const [size, use] of Object.entries(kSizes))
  for (const language of ['en', 'de'])
    test.describe(`${size} ${language}`, () => {
      test.use({ ...use, locale: language });
      const picture = async (page: Page, name: string) => {
        await page.waitForTimeout(400);
        await page.screenshot({ path: `${kFolder}/${name}-${size}-${language}.png` });
      };

      test('pages', async ({ page }) => {
        for (const [path, name] of [
          ['/', 'lobby'],
          ['/new', 'new-table'],
          ['/rules/base', 'rules'],
          ['/profile', 'profile'],
          ['/settings', 'settings'],
        ] as const) {
          await page.goto(path);
          await picture(page, name);
        }
      });

      test('island', async ({ page }) => {
        const table = await openTable(page, { game: 'base', seats: [me, ...bots(3)], pace: 0 });
        await page.locator('.place.lit').first().waitFor();
        await picture(page, 'opening');
        await playTo(page, 24);
        await picture(page, 'table');
        await play(page, byMouse);
        await page.locator('dialog section').first().waitFor();
        await picture(page, 'end');
        await page.goto(`/replay/${table}#160`);
        await page.locator('.place').first().waitFor();
        await picture(page, 'replay');
      });

      test('trade', async ({ page }) => {
        const start = record(['bbbblwgo', 'wwgo', 'lll'], { phase: 'main' });
        await openTable(page, tableFrom(start, [me, ...bots(2)]));
        await page.locator('.bar button').first().click();
        await picture(page, 'trade');
      });

      for (const [game, opponents, turn] of [
        ['duo', 1, 14],
        ['soccer', 3, 24],
        ['struggle', 3, 16],
      ] as const)
        test(game, async ({ page }) => {
          await openTable(page, { game, seats: [me, ...bots(opponents)], pace: 0 });
          await playTo(page, turn);
          await picture(page, game);
        });
    });
