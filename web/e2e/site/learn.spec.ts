/** One whole lesson of each game, by the same clicks as at a table; wrong tries are answered, progress stays. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { expect, test } from '../server';

const pictures = process.env.LONGROAD_PICTURES;
const kSizes = { desktop: [1440, 900], tablet: [820, 1180], phone: [390, 844] } as const;

async function clean(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html.slice(0, 140)).join(' | ')}`)).toEqual(
    [],
  );
}

/** Pictures of the present step at three sizes, where somebody wants to look at them. */
async function look(page: Page, what: string): Promise<void> {
  if (!pictures) return;
  mkdirSync(pictures, { recursive: true });
  const before = page.viewportSize()!;
  for (const [name, [width, height]] of Object.entries(kSizes)) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(300);
    await page.screenshot({ path: `${pictures}/learn_${what}_${name}.png` });
  }
  await page.setViewportSize(before);
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
  await clean(page);
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
  await clean(page);
  await press(page, 'Next lesson');
  await expect(page.getByRole('heading', { name: 'A good beginning' })).toBeVisible();
  await page.goto('/learn');
  await expect(page.getByText('1 of 12 done')).toBeVisible();
  await look(page, 'courses');
  await clean(page);
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
  await clean(page);
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
