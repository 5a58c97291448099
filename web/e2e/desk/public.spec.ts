/** The page for everybody: what is published, for anybody's phone, and nothing to press. */
import { expect, kPhone, organiserLink, test } from './desk';

test('a public page has its own link and shows what is published', async ({ day, visit }) => {
  await day.players(16);
  await day.do('schedule');
  const organiser = await visit(organiserLink(day, '/setup'));
  await organiser.getByLabel('Role').selectOption('Public page');
  await organiser.getByRole('button', { name: 'Make a link' }).first().click();
  await organiser.getByRole('dialog').getByRole('button', { name: 'Make a link' }).click();
  await expect(organiser.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  const address = new URL(await organiser.getByRole('dialog').getByLabel('Personal link').inputValue());
  const page = await visit(address.pathname + address.hash, kPhone);
  await expect(page.getByText('Nothing is published yet.')).toBeVisible();
  await expect(page.getByText('Ada Ash')).toHaveCount(0);

  await day.start('1.1');
  const seats = page.getByRole('region', { name: 'Game 1: seats' }).getByRole('listitem');
  await expect(seats).toHaveCount(16);
  await page.getByLabel('Find a name').fill('ada');
  await expect(seats).toHaveText([/Ada Ash/]);
  await expect(page.getByRole('button')).toHaveText(['Share']); // and nothing else to press
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('textbox', { name: 'Share' })).toHaveValue(address.href);
  await page.keyboard.press('Escape');

  await day.finish('1.1');
  await expect(page.getByRole('heading', { name: 'Standings' })).toHaveCount(0);
  await day.do('publish', { game: '1.1', results: true });
  await expect(page.getByRole('region', { name: 'Standings' }).getByRole('row')).toHaveCount(2);
  await page.getByLabel('Find a name').fill('');
  await expect(page.getByRole('region', { name: 'Standings' }).getByRole('row')).toHaveCount(17);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('staff who have no link on this laptop are listed, and get one', async ({ day, visit }) => {
  const page = await visit(organiserLink(day, '/setup'));
  const rolf = page.getByRole('listitem').filter({ hasText: 'Rolf Ruhe' });
  await expect(rolf).toContainText('no link here');
  await rolf.getByRole('button', { name: 'Make a link for Rolf Ruhe' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make a link' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(rolf).not.toContainText('no link here');
});
