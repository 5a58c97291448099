/** Lots from a hat, for those who are tied: the organiser types what was drawn, and the day goes on with it. */
import type { Standing } from '../../src/desk/types';
import { expect, organiserLink, test } from './desk';

test('those who are tied are named, drawn by hand, put back, and posted', async ({ day, visit }) => {
  await day.playPreliminaries(16);
  const { standings, players } = await day.document();
  const tied = standings.filter((row) => row.tied);
  const share = (a: Standing, b: Standing) => a.tied![0] === b.tied![0];
  const name = (row: Standing) => players[row.player - 1]!.name;
  expect(tied.length).toBeGreaterThan(2);

  const page = await visit(organiserLink(day, '/standings'));
  const [first, last] = tied[0]!.tied!;
  await expect(page.getByRole('row').filter({ hasText: name(tied[0]!) })).toContainText(`${first}–${last}`);
  await page.goto(`/desk/${day.event}/day`);
  await page.getByRole('button', { name: 'Post the tables' }).click();
  const dialog = page.getByRole('dialog', { name: 'Post the tables' });
  await expect(dialog.getByText(`Tied for places ${first}–${last}:`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Drawn by hand' }).click();
  const field = dialog.getByRole('textbox');
  const post = dialog.getByRole('button', { name: 'Enter the lots and post' });

  // Tie by tie, the last one first; whoever is left alone of a tie has the last lot.
  const group = tied.filter((row) => share(row, tied[0]!));
  await field.fill('999');
  await field.press('Enter');
  await expect(dialog.getByText('“999” is not in the hat.')).toBeVisible();
  await field.fill(String(group.at(-1)!.player));
  await field.press('Enter');
  await expect(field).toHaveValue('');
  const back = dialog.getByRole('button', { name: /back into the hat$/ });
  while ((await back.count()) > 0) await back.first().click();
  const wanted: number[] = [];
  for (let left = [...tied]; left.length > 0;) {
    const now = left.filter((row) => share(row, left[0]!)).reverse();
    left = left.filter((row) => !share(row, now[0]!));
    wanted.push(...now.map((row) => row.player));
    await expect(post).toBeDisabled();
    const typed = now.slice(0, -1).map((row) => row.player);
    await field.fill(typed.join(' '));
    await field.press('Enter');
  }
  await expect(post).toBeEnabled();
  await post.click();
  await expect(dialog).toHaveCount(0);

  const after = await day.document();
  const drawn = after.standings.filter((row) => wanted.includes(row.player)).map((row) => row.player);
  expect(drawn).toEqual(wanted);
  expect(after.standings.every((row) => row.lot !== null && !row.tied)).toBe(true);
  expect(after.games.find((g) => g.game === 'semi')!.tables).toHaveLength(4);
  await page.goto(`/desk/${day.event}/log`);
  await expect(page.getByText('by hand')).toBeVisible();
});
