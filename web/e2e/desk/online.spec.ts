/** Online tables: one click opens them, players sit down by their links, play, and sign what the table reports. */
import type { Page } from '@playwright/test';
import { Day, expect, kPhone, organiserLink, test } from './desk';
import { byMouse, play } from '../player';

/** One person among bots, and game 1 has begun. */
async function practice(day: Day, bots: number): Promise<void> {
  await day.players(1);
  await day.do('register_bots', { count: bots, bot: 'greedy' });
  await day.do('schedule');
  await day.start('1.1');
}

/** Whoever only watches has no hand. */
const inSeat = (page: Page) => page.getByRole('list', { name: 'Your hand' });

test('one click opens online tables, and a player goes to the seat from the phone', async ({
  day,
  visit,
}) => {
  await practice(day, 3);
  const phone = await visit(await day.link('player', 1), kPhone);
  const organiser = await visit(organiserLink(day, '/tables/1-1'));
  await organiser.getByRole('button', { name: 'Open online tables' }).click();
  await expect(organiser.getByText('Online', { exact: true })).toBeVisible();
  await phone.getByRole('link', { name: 'Play at your online table' }).tap();
  await expect(phone.getByRole('group', { name: 'The island' })).toBeVisible();
  await expect(inSeat(phone)).toBeVisible();
});

test('a player plays the online table to its end and signs the sheet', async ({ day, visit }) => {
  await practice(day, 2);
  const page = await visit(await day.link('player', 1));
  await day.do('open_tables', { game: '1.1', pace: 0 });
  await page.getByRole('link', { name: 'Play at your online table' }).click();
  await expect(inSeat(page)).toBeVisible();
  await play(page, byMouse);

  // Who plays next is for the tournament to say: the way from the table leads to the sheet.
  const end = page.getByRole('dialog');
  await expect(end.getByRole('button', { name: 'Rematch' })).toHaveCount(0);
  const names = (await day.document()).players.map(({ name }) => name).sort();
  expect((await end.locator('.ranking .name > span:first-child').allInnerTexts()).sort()).toEqual(names);
  await end.getByRole('link', { name: 'Sign the result' }).click();
  await expect(page.getByText('Is this how your game ended?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enter it again' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Yes, I confirm' }).click();
  await expect(page.getByText('All have confirmed')).toBeVisible();
  const { state, order, points, winner } = await day.table('1.1', 1);
  expect(state).toBe('signed');
  expect(points[order.indexOf(winner!)]).toBeGreaterThanOrEqual(10);
});
