/** Lists of players as people's spreadsheets save them. */
import { expect, organiserLink, test } from './desk';

test('a list saved by a German spreadsheet on Windows keeps its letters', async ({ day, visit }) => {
  const page = await visit(organiserLink(day, '/players'));
  await page.getByRole('button', { name: 'Add players' }).click();
  await page.getByRole('button', { name: 'From a spreadsheet' }).click();
  // Windows-1252, where 0x8A is a letter that Latin-1 does not have.
  const list = Buffer.from('Name;Verein;Kontakt\r\nJ\xfcrgen \x8aik;N\xf6rdlich;\r\n', 'latin1');
  const file = { name: 'liste.csv', mimeType: 'text/csv', buffer: list };
  await page.getByLabel('CSV file').setInputFiles(file);
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('button', { name: 'All 1', exact: true })).toBeVisible();
  const [player] = (await day.document()).players;
  expect([player!.name, player!.club]).toEqual(['Jürgen Šik', 'Nördlich']);
});
