/** Online tables: one click opens them, and players sit down by their links. */
import { Day, kPhone, organiserLink, visit } from './desk';
import { expect, test } from './server';

test('a player goes from the phone to the online table', async ({ browser, server }) => {
  const day = await Day.open(server.url);
  await day.players(1);
  await day.do('register_bots', { count: 2, bot: 'greedy' });
  await day.do('schedule');
  await day.start('1.1');
  const phone = await visit(browser, day, await day.link('player', 1), kPhone);
  const organiser = await visit(browser, day, organiserLink(day, '/tables/1-1'));
  await organiser.getByRole('button', { name: 'Open online tables' }).click();
  await expect(organiser.getByText('Online', { exact: true })).toBeVisible();

  await phone.getByRole('link', { name: 'Play at your online table' }).tap();
  await expect(phone.getByRole('group', { name: 'The island' })).toBeVisible();
  await expect(phone.getByText('Ada Ash').first()).toBeVisible();
});
