/** Links to a tournament: revoked for good, or kept while the tournament is away. */
import { Day, expect, organiserLink, test } from './desk';

test('a revoked link closes its page, and whoever had it may leave the staff', async ({ day, visit }) => {
  const page = await visit(await day.link('referee', 'Ruth Rau'));
  const organiser = await visit(organiserLink(day, '/setup'));
  await expect(page.getByText('Nobody calls')).toBeVisible();
  await organiser.getByRole('button', { name: 'Revoke the link of Ruth Rau' }).click();
  await organiser.getByLabel('Ruth Rau leaves the staff too').check();
  await organiser.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByRole('heading', { name: 'This link was revoked' })).toBeVisible();
  const staff = async () => (await day.document()).staff!.map(({ name }) => name);
  await expect.poll(staff).toEqual(['Olga Ort', 'Rolf Ruhe']);
});

test('a tournament that is not on this server says so, and the link is kept', async ({ day, visit }) => {
  const page = await visit(organiserLink(day, '/day'));
  await expect(page.getByRole('heading', { name: 'Next step' })).toBeVisible();
  const kept = () => page.evaluate(() => localStorage.getItem('longroad.desks.1') ?? '');
  expect(await kept()).toContain(day.secret);

  const elsewhere = new Day(day.url, 'abcdefgh', day.secret);
  await page.goto(organiserLink(elsewhere));
  await expect(page.getByRole('heading', { name: 'not on this server' })).toBeVisible();
  expect(await kept()).toContain(day.secret);
});
