/** Every page of the desk: no axe violations in both themes, nothing sticks out on a phone, German all through. */
import type { Page } from '@playwright/test';
import { kSections } from '../../src/desk/shell/sections';
import { clean } from '../clean';
import { Day, expect, kPhone, organiserLink, test } from './desk';

/** Every section, and of the tables two sheets. */
const kPlaces = kSections.flatMap((section) =>
  section === 'tables' ? ['tables/1-2/1', 'tables/1-3/2'] : [section],
);

const sticksOut = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** In the middle of the day: two games are over, the third runs, somebody calls. */
async function midday(day: Day): Promise<void> {
  await day.beginThird(18);
  await day.report('1.3', await day.table('1.3', 2));
  await day.do('call', { game: '1.3', table: 1, about: 'a road is contested' });
}

for (const colorScheme of ['light', 'dark'] as const)
  test(
    `no axe violations at the desk, ${colorScheme}`,
    { tag: colorScheme === 'dark' ? '@long' : [] },
    async ({ day, visit }) => {
      await midday(day);
      const page = await visit(organiserLink(day), { colorScheme });
      for (const section of colorScheme === 'light' ? kPlaces : ['day', 'tables/1-3/2', 'standings']) {
        await page.goto(`/desk/${day.event}/${section}`);
        await expect(page.getByRole('heading').first()).toBeAttached();
        await clean(page, section);
      }
      await page.goto(`/desk/${day.event}/players`);
      await page.getByRole('button', { name: /^Ada Ash/ }).click();
      await clean(page, 'person');
      const phone = await visit(await day.link('player', 1), { ...kPhone, colorScheme });
      await expect(phone.getByText('Your games so far')).toBeVisible();
      await clean(phone, 'player');
      const hall = await visit(await day.link('display', 'Hall'), { colorScheme });
      await expect(hall.getByRole('timer')).toBeVisible();
      await clean(hall, 'display');
      await page.goto('/desk');
      await expect(page.getByRole('heading', { name: 'Tournaments', exact: true })).toBeVisible();
      await clean(page, 'welcome');
    },
  );

test('nothing sticks out on a phone, and targets are large enough', async ({ day, visit }) => {
  await midday(day);
  await day.do('amend', { player: 1, name: 'Ada Donaudampfschifffahrtsgesellschaftskapitänin' });
  const page = await visit(organiserLink(day), kPhone);
  for (const section of kPlaces) {
    await page.goto(`/desk/${day.event}/${section}`);
    await expect(page.getByRole('heading').first()).toBeAttached();
    expect(await sticksOut(page), section).toBeLessThanOrEqual(0);
    const small = await page
      .locator('.button:visible, nav a:visible')
      .evaluateAll((all) =>
        all.filter((b) => b.getBoundingClientRect().height < 43).map((b) => b.textContent),
      );
    expect(small, section).toEqual([]);
  }
  const phone = await visit(await day.link('player', 1), kPhone);
  await expect(phone.getByText('Your games so far')).toBeVisible();
  expect(await sticksOut(phone)).toBeLessThanOrEqual(0);
});

test('the desk speaks German', async ({ day, visit }) => {
  await midday(day);
  const page = await visit(organiserLink(day), { locale: 'de-DE' });
  await expect(page.getByRole('heading', { name: 'Nächster Schritt' })).toBeVisible();
  await page.getByRole('link', { name: 'Rangliste' }).click();
  await page.locator('tbody button').first().click();
  // The first two may be level by chance.
  await expect(page.getByRole('heading', { name: /Warum .* vor .* steht|gleichauf/ })).toBeVisible();
  const phone = await visit(await day.link('player', 1), { ...kPhone, locale: 'de-DE' });
  await expect(phone.getByText('Deine bisherigen Partien')).toBeVisible();
});

test('a tablet has all rooms in sight, and on a phone the row fades where it goes on', async ({
  day,
  visit,
}) => {
  await midday(day);
  const german = { locale: 'de-DE', viewport: { width: 820, height: 1180 } };
  const page = await visit(organiserLink(day, '/day'), german);
  const rooms = page.getByRole('navigation', { name: 'Turnierbüro' });
  await expect(rooms.getByRole('link', { name: 'Schiedsgericht' })).toContainText('1');
  await expect(rooms.getByRole('link', { name: 'Einrichten' })).toBeInViewport({ ratio: 1 });
  await expect(rooms).not.toHaveClass(/before|after/);
  await page.setViewportSize(kPhone.viewport!);
  await expect(rooms).toHaveClass(/after/);
  await page.goto(`/desk/${day.event}/setup`);
  await expect(rooms).toHaveClass(/before/);
  await expect(rooms).not.toHaveClass(/after/);
});
