/** Sheets typed in by keyboard alone, from the number of the table to the last signature. */
import type { Page } from '@playwright/test';
import { expect, organiserLink, test } from './desk';

const find = (page: Page) => page.getByLabel('Table number or name, then Enter');

async function type(page: Page, ...words: (string | number)[]): Promise<void> {
  for (const word of words) {
    await page.keyboard.type(String(word));
    await page.keyboard.press('Enter');
  }
}

test('whole sheets without the mouse, with ten tables', async ({ day, visit }) => {
  await day.do('register', {
    players: Array.from({ length: 40 }, (_, i) => ({ name: `Player ${i + 1}` })),
    check_in: true,
  });
  await day.do('schedule');
  await day.start('1.1');
  const page = await visit(await day.link('scorekeeper', 'Sam Sand'));
  await find(page).focus();

  // The number opens table 1 and no other, and the points go to the sheet.
  await type(page, 1);
  await expect(page.getByRole('heading', { name: 'Game 1, Table 1', exact: true })).toBeVisible();
  await expect(page.locator('[data-row="0"]')).toBeFocused();
  await type(page, 10, 8, 7, 6);
  const onPaper = page.getByLabel('All have signed the paper');
  await expect(onPaper).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(find(page)).toBeFocused();
  expect(await day.table('1.1', 1)).toMatchObject({ state: 'reported', points: [10, 8, 7, 6] });

  // The same number again: all have signed.
  await page.getByLabel('Only missing').check();
  await find(page).focus();
  await type(page, 1);
  await expect(page.getByRole('button', { name: 'All 4 have signed the paper' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(find(page)).toBeFocused();
  expect((await day.table('1.1', 1)).state).toBe('signed');

  // Papers that lie there signed: once ticked, one Enter does both, sheet after sheet.
  await type(page, 2);
  await type(page, 9, 10, 7, 6);
  await expect(onPaper).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(find(page)).toBeFocused();
  await expect.poll(async () => (await day.table('1.1', 2)).state).toBe('signed');

  // Two have ten: the winner is asked for, and chosen with the arrows.
  await type(page, 10);
  await type(page, 10, 7, 10, 6);
  const winners = page.getByLabel('Winner');
  await expect(winners.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(find(page)).toBeFocused();
  const { order, winner, state } = await day.table('1.1', 10);
  expect([winner, state]).toEqual([order[2], 'signed']);

  // A table that was signed opens too; and Escape goes back to the number.
  await type(page, 1);
  await expect(page.getByRole('heading', { name: 'Game 1, Table 1', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(find(page)).toBeFocused();
  await type(page, 11);
  await expect(page.getByRole('status').filter({ hasText: 'No such table.' })).toBeVisible();
});

test('what was done covers nothing that is typed', async ({ day, visit }) => {
  await day.begin(16);
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    const page = await visit(organiserLink(day, '/tables/1-1/1'), { viewport });
    if ((await day.table('1.1', 1)).state === 'empty') {
      for (const [row, points] of [10, 8, 7, 6].entries())
        await page.locator(`[data-row="${row}"]`).fill(String(points));
      await page.getByRole('button', { name: 'Enter the sheet' }).click();
    } else await page.getByRole('button', { name: /^All \d have signed/ }).click();
    const note = page.locator('.desk-done .note');
    await expect(note).toBeVisible();
    const covered = await note.evaluate((box) => {
      const { left, right, top, bottom } = box.getBoundingClientRect();
      return [
        ...document.querySelectorAll('.desk :is(input, textarea, .button, td), header :is(.title, .me)'),
      ]
        .map((one) => one.getBoundingClientRect())
        .some((at) => at.left < right && at.right > left && at.top < bottom && at.bottom > top);
    });
    expect(covered).toBe(false);
    await page.context().close();
  }
});

test('the search finds people whatever their letters', async ({ day, visit }) => {
  const names = ['Zoë Quist', 'Jürgen Müller', 'Łukasz Żak', 'Ada Ash'];
  await day.do('register', { players: names.map((name) => ({ name })) });
  const page = await visit(organiserLink(day, '/players'));
  const search = page.getByLabel('Name, club or number; Enter checks in');
  for (const [wanted, name] of [
    ['zoe', 'Zoë Quist'],
    ['muller', 'Jürgen Müller'],
    ['lukasz zak', 'Łukasz Żak'],
  ]) {
    await search.fill(wanted!);
    await expect(page.locator('ul.rows li')).toHaveText([new RegExp(name!)]);
  }
});
