/** Rules pages: they open with the game, its pictures are drawn from notation, paragraphs stand in the margin. */
import AxeBuilder from '@axe-core/playwright';
import { mkdirSync } from 'node:fs';
import { expect, test } from '../server';
import { faults } from '../tidy';

const pictures = process.env.LONGROAD_PICTURES;
const kSizes = { desktop: [1440, 900], tablet: [820, 1180], phone: [390, 844] } as const;

for (const [locale, caption] of [
  ['en-GB', 'An island in the middle of a game'],
  ['de-DE', 'Eine Insel mitten in der Partie'],
] as const)
  test.describe(locale, () => {
    test.use({ locale });

    test('the rules open with the game and its picture', async ({ page }) => {
      await page.goto('/rules/base');
      const first = page.locator('article figure').first();
      await expect(first).toContainText(caption);
      await expect(first.locator('svg')).toBeInViewport();
      await expect(page.locator('article figure svg')).toHaveCount(5);
      const article = (await page.locator('article').boundingBox())!;
      const number = (await page.locator('.para').first().boundingBox())!;
      expect(number.x).toBeGreaterThan(article.x + article.width - 100); // in the margin
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
      for (const [name, [width, height]] of Object.entries(kSizes)) {
        await page.setViewportSize({ width, height });
        expect(await faults(page, false), name).toEqual([]);
        if (!pictures) continue;
        mkdirSync(pictures, { recursive: true });
        await page.screenshot({ path: `${pictures}/rules_${locale}_${name}.png` });
      }
      await page.getByRole('link', { name: /^(The card game|Das Kartenspiel)$/ }).click();
      await expect(page.locator('article figure .built').first()).toBeVisible();
      await page.locator('a[href="/learn/struggle"]').click();
      await expect(page.locator('a[href^="/learn/struggle/"]').first()).toBeVisible();
    });
  });
