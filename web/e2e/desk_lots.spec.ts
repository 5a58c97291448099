/** Lots from a hat: the organiser types what was drawn, and the day goes on with it. */
import { Day, organiserLink, visit } from './desk';
import { expect, test } from './server';

test('lots drawn by hand are typed in, put back, and posted', async ({ browser, server }) => {
  const day = await Day.open(server.url);
  await day.playPreliminaries(16);
  const page = await visit(browser, day, organiserLink(day));
  await page.getByRole('button', { name: 'Post the tables' }).click();
  const dialog = page.getByRole('dialog', { name: 'Post the tables' });
  await dialog.getByRole('button', { name: 'Drawn by hand' }).click();
  const field = dialog.getByLabel(/^Lot \d+: number or name/);
  const post = dialog.getByRole('button', { name: 'Enter the lots and post' });

  for (const line of ['16', 'ada', '3, 2 9']) {
    await field.fill(line);
    await field.press('Enter');
    await expect(field).toHaveValue('');
  }
  await field.fill('9');
  await field.press('Enter');
  await expect(dialog.getByText('“9” is not in the hat.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Put Ben Birch back into the hat' }).click();
  await expect(dialog.getByText('Drawn: 4')).toBeVisible();
  await field.fill('4 5 6 7 8 10 11 12 13 14 15');
  await field.press('Enter');
  await expect(post).toBeDisabled();
  await dialog.getByRole('button', { name: 'Ben Birch', exact: true }).click();
  await expect(dialog.getByText('The hat is empty.')).toBeVisible();
  await post.click();

  await expect(dialog).toHaveCount(0);
  const { standings, games } = await day.document();
  const lots = standings.toSorted((a, b) => a.lot! - b.lot!).map((one) => one.player);
  expect(lots).toEqual([16, 1, 3, 9, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 2]);
  expect(games.find((g) => g.game === 'semi')!.tables).toHaveLength(4);
  await page.goto(`/desk/${day.event}/log`);
  await expect(page.getByText('by hand')).toBeVisible();
});
