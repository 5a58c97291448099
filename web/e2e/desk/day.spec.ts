/**
 * A day with twenty players, from check-in to champion: with a drop, a table of three, a refused signature,
 * a correction and a disqualification.
 */
import type { Page } from '@playwright/test';
import { Day, expect, kNames, test } from './desk';

/** Types a whole sheet without the mouse, in the order of the paper. */
async function enterSheet(page: Page, table: number, points: number[]): Promise<void> {
  await page.getByLabel('Table number or name, then Enter').fill(String(table));
  await page.keyboard.press('Enter');
  const form = page.getByRole('form', { name: 'Result sheet' });
  await expect(form.locator('[data-row="0"]')).toBeFocused();
  for (const one of points) {
    await page.keyboard.type(String(one));
    await page.keyboard.press('Enter');
  }
  await expect(form.getByLabel('All have signed the paper')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /have signed the paper/ })).toBeVisible();
  await expect(page.getByLabel('Table number or name, then Enter')).toBeFocused();
}

const allSign = (page: Page) => page.getByRole('button', { name: /have signed the paper/ }).click();

/** Answers a dialog that may ask for a reason. */
async function confirm(page: Page, title: string, action: string, reason?: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  if (reason) await dialog.getByRole('textbox').last().fill(reason);
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

const tab = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name }).click();

test('a day with twenty players', async ({ page, server, visit }) => {
  // A new tournament, and a link for the referee with its QR code.
  await page.goto('/desk');
  await page.getByLabel('Name of the tournament').fill('City Cup');
  await page.getByRole('form', { name: 'New tournament' }).getByLabel('Your name').fill('Olga Ort');
  await page.getByRole('button', { name: 'Open the desk' }).click();
  await expect(page.getByRole('heading', { name: 'Next step' })).toBeVisible();
  await expect(page).not.toHaveURL(/#/);
  const kept = await page.evaluate(() => localStorage.getItem('longroad.desks.1') ?? '[]');
  const { event, secret } = (JSON.parse(kept) as { event: string; secret: string }[])[0]!;
  const day = new Day(server.url, event, secret);

  await tab(page, 'Setup');
  await page.getByLabel('Name', { exact: true }).fill('Ruth Rau');
  await page.getByRole('button', { name: 'Make a link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make a link' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  const address = await page.getByRole('dialog').getByLabel('Personal link').inputValue();
  await page.getByRole('button', { name: 'Done' }).click();
  const referee = await visit(new URL(address).pathname + new URL(address).hash);
  const scorer = await visit(await day.link('scorekeeper', 'Sam Sand'));
  const door = await visit(await day.link('check-in', 'Cora Cole'));

  // The list comes from a spreadsheet; one who is not on it comes late.
  await tab(page, 'Players');
  await page.getByRole('button', { name: 'Add players' }).click();
  await page.getByRole('button', { name: 'From a spreadsheet' }).click();
  const names = kNames.slice(0, 19);
  await page
    .getByLabel('Or paste it here')
    .fill(`name,club,apart\n${names.map((n, i) => `${n},,${i < 2 ? 'kin' : ''}`).join('\n')}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('button', { name: 'All 19' })).toBeVisible();

  const search = door.getByLabel('Name, club or number; Enter checks in');
  await search.fill('a');
  await search.press('Enter');
  await expect(door.getByText(/players fit: type more/)).toBeVisible();
  for (const name of ['ada', '2', 'ceD c']) {
    await search.fill(name);
    await search.press('Enter');
    await expect(search).toHaveValue('');
  }
  await door.getByRole('button', { name: 'Check in Dora Dell' }).click();
  await expect(door.getByRole('button', { name: 'Here 4' })).toBeVisible();
  await day.do('check_in', { players: names.slice(4).map((_, i) => i + 5), accepted: true });
  await door.getByRole('button', { name: 'Add players' }).click();
  await door.getByLabel('Name', { exact: true }).fill('Tilda Late');
  await door.getByLabel('They are here: check in at once').check();
  await door.getByLabel('the code of conduct were explained').check();
  await door.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(door.getByText('1 player added.')).toBeVisible();
  await door.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();

  // Plan, publish, start.
  await tab(page, 'The day');
  await page.getByRole('button', { name: 'Plan the games' }).click();
  await confirm(page, 'Plan', 'Take this plan');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await confirm(page, 'Start', 'Start');
  await expect(page.getByText('5 tables are still missing')).toBeVisible();

  // Game 1: sheets by keyboard; what can't be is said while it is typed.
  await tab(scorer, 'Tables');
  await scorer.getByRole('link', { name: 'Table 1' }).click();
  const sheet = scorer.getByRole('form', { name: 'Result sheet' });
  await sheet.locator('[data-row="0"]').fill('1');
  await expect(sheet.getByText("1 point can't be")).toBeVisible();
  await sheet.locator('[data-row="0"]').fill('9');
  await sheet.getByLabel('Winner').first().check();
  await expect(sheet.getByText('10 are needed')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Enter the sheet' })).toBeDisabled();
  await scorer.reload();
  await enterSheet(scorer, 1, [10, 8, 7, 7]);
  await allSign(scorer);
  await expect(scorer.locator('section').getByText('Signed by all')).toBeVisible();

  // A signature is refused, and the referee decides.
  await enterSheet(scorer, 2, [10, 8, 7, 6]);
  await scorer
    .getByRole('button', { name: /refuses to sign/ })
    .last()
    .click();
  await confirm(scorer, 'refuses to sign', 'Refuses', 'I had eight points');
  await expect(referee.getByText('I had eight points')).toBeVisible();
  await referee.getByRole('link', { name: 'Decide' }).click();
  await referee.locator('[data-row="3"]').fill('8');
  await referee.getByLabel('Reason of the decision').fill('All recounted it');
  await referee.getByRole('button', { name: 'Decide the game' }).click();
  await expect(referee.getByText('A referee has decided.')).toBeVisible();

  // A typing mistake of table 1 is corrected, with a reason in the log.
  await scorer.goto(`/desk/${event}/tables/1-1/1`);
  await scorer.getByRole('button', { name: 'Correct' }).click();
  await scorer.locator('[data-row="1"]').fill('9');
  await scorer.getByLabel('What was typed wrongly').fill('the paper says nine');
  await scorer.getByRole('button', { name: 'Correct the sheet' }).click();
  await expect(scorer.getByText('Corrected once.')).toBeVisible();
  await tab(page, 'Log');
  await page.getByLabel('Name, table, number').fill('CORRECTED table 1');
  await expect(page.locator('ol.rows li')).toHaveText([/the paper says nine/]);
  await page.getByLabel('Name, table, number').fill('a dragon');
  await expect(page.getByText('Nothing of the kind is in the log.')).toBeVisible();

  // The results are looked at and published; somebody leaves, and the rest is planned again with one table of three.
  await day.finish('1.1');
  await tab(page, 'The day');
  await page.getByRole('button', { name: 'Publish' }).click();
  await door.getByRole('button', { name: /^Sven Spruce/ }).click();
  await door.getByRole('dialog').getByRole('button', { name: 'Drop' }).click();
  await confirm(door, 'Drop:', 'Drop', 'has to catch a train');
  await door.keyboard.press('Escape');
  await tab(page, 'Tables');
  await page.getByRole('link', { name: 'Game 2' }).click();
  await page.getByRole('button', { name: 'Plan again' }).click();
  await expect(page.getByRole('dialog').getByText(/\d+ changes/)).toBeVisible();
  await confirm(page, 'Plan', 'Take this plan');
  const tables = (await day.document()).games.find((g) => g.game === '1.2')!.tables;
  expect(tables.map((one) => one.players.length).sort()).toEqual([3, 4, 4, 4, 4]);
  const atFour = tables.find((one) => one.players.length === 4)!.players[2]!;
  const expelled = (await day.document()).players[atFour - 1]!.name;
  await page.getByRole('button', { name: 'Publish the seats' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await confirm(page, 'Start', 'Start');

  // Game 2: a player is warned, then disqualified while the game runs; the table goes on without them.
  await referee.goto(`/desk/${event}/referee`);
  await referee.getByRole('combobox', { name: 'Player' }).fill(expelled);
  await referee.getByRole('button', { name: 'Open' }).click();
  await referee.getByRole('dialog').getByRole('button', { name: 'Warn' }).click();
  await confirm(referee, 'Warn:', 'Warn', 'shouting');
  await expect(referee.getByRole('dialog').getByText('shouting')).toBeVisible();
  await referee.getByRole('dialog').getByRole('button', { name: 'Disqualify' }).click();
  await confirm(referee, 'Disqualify:', 'Disqualify', 'hid cards on purpose');
  await expect(referee.getByRole('dialog').getByText('hid cards on purpose')).toBeVisible();
  await day.finish('1.2');
  await day.do('schedule');
  await day.start('1.3');
  await day.finish('1.3');
  for (const game of ['1.2', '1.3']) await day.do('publish', { game, results: true });

  // Standings say why; the disqualified player is not in them.
  await tab(scorer, 'Standings');
  await expect(scorer.getByRole('button', { name: expelled })).toHaveCount(0);
  const { players, standings } = await day.document();
  const [first, second] = standings.map((one) => players[one.player - 1]!.name);
  const ranked = scorer.locator('tbody button');
  await expect(ranked.nth(0)).toHaveText(first!);
  await expect(ranked.nth(1)).toHaveText(second!);
  await ranked.nth(0).click();
  const why = new RegExp(`Why ${first} is ahead of ${second}|${first} and ${second} are level`);
  await expect(scorer.getByRole('heading', { name: why })).toBeVisible();
  await expect(scorer.getByText(/each|against/).first()).toBeVisible();

  // Lots, semi-finals, choices, final, champion.
  await tab(page, 'The day');
  await page.getByRole('button', { name: 'Post the tables' }).click();
  await confirm(page, 'Post the tables', 'Draw lots and post');
  await page.getByRole('button', { name: 'Confirm the board' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm the board' }).click();
  await scorer.goto(`/desk/${event}/tables/semi/1`);
  await scorer.getByRole('button', { name: 'Choose', exact: true }).click();
  await expect(scorer.getByText('Position 1 · Red')).toBeVisible();
  await day.beginFinal('Ruth Rau');
  await scorer.goto(`/desk/${event}/tables/final`);
  await expect(scorer.getByText('1 of 1 missing')).toBeVisible();
  await enterSheet(scorer, 1, [8, 10, 7, 6]);
  await allSign(scorer);
  await expect(page.getByText('is the champion! Publish the result')).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('is the champion. Print the report')).toBeVisible();
  const { champion, places } = await day.document();
  expect(places[0]).toBe(champion);

  // What was done stands in the log, and the export restores it all under another address.
  await tab(page, 'Log');
  await expect(page.getByText('the paper says nine')).toBeVisible();
  await tab(page, 'Paper');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Everything (event.json)' }).click();
  const file = await (await saved).path();
  await page.goto('/desk');
  await page.getByLabel('The file event.json').setInputFiles(file);
  await page.getByRole('form', { name: 'Take over' }).getByLabel('Your name').fill('Olga Ort');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('is the champion')).toBeVisible();
  expect(page.url()).not.toContain(event);
});
