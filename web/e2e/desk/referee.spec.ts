/** Sheets that players can't close, which a referee decides (1.1.3), and semi-finalists who are not there. */
import type { Page } from '@playwright/test';
import { Day, expect, kPhone, organiserLink, test, type Visit } from './desk';

/** A day whose first game is on, and the page of a referee. */
async function refereesDay(day: Day, visit: Visit): Promise<Page> {
  await day.begin(16);
  return visit(await day.link('referee', 'Ruth Rau'));
}

test('a table that lost too many is decided, and so is a game that broke off', async ({ day, visit }) => {
  const referee = await refereesDay(day, visit);
  const scorer = await visit(await day.link('scorekeeper', 'Sam Sand'));

  // Two of a table leave while it plays: nobody can report it any more.
  const { players } = await day.table('1.1', 1);
  for (const player of players.slice(2)) await day.do('remove', { player, ground: 'fighting' });
  await scorer.goto(`/desk/${day.event}/tables/1-1/1`);
  await expect(scorer.getByText('Fewer than three players are left')).toBeVisible();
  await expect(scorer.getByRole('button', { name: 'Enter the sheet' })).toHaveCount(0);
  const phone = await visit(await day.link('player', players[0]!), kPhone);
  await expect(phone.getByText('Fewer than three players are left')).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Report the result' })).toHaveCount(0);
  await referee.getByRole('link', { name: 'Decide' }).click();
  await referee.locator('[data-row="0"]').fill('7');
  await referee.locator('[data-row="1"]').fill('9');
  await referee.getByLabel('Reason of the decision').fill('two were expelled');
  await referee.getByRole('button', { name: 'Decide the game' }).click();
  await expect(referee.getByText('A referee has decided.')).toBeVisible();

  // A game that nobody won: what was typed stays when the referee decides instead.
  await referee.goto(`/desk/${day.event}/tables/1-1/2`);
  for (const [row, points] of [7, 8, 6, 5].entries())
    await referee.locator(`[data-row="${row}"]`).fill(String(points));
  await referee.getByRole('button', { name: 'Decide', exact: true }).click();
  await expect(referee.locator('[data-row="1"]')).toHaveValue('8');
  await referee.getByLabel('Reason of the decision').fill('the hall closed');
  await referee.getByRole('button', { name: 'Decide the game' }).click();
  await expect(referee.getByText('A referee has decided.')).toBeVisible();
  expect((await day.table('1.1', 2)).winner).toBeNull();
});

test('a missing semi-finalist is marked, comes back, and a winner leaves before the final', async ({
  day,
  visit,
}) => {
  await day.playPreliminaries(17);
  const page = await visit(organiserLink(day, '/players'));
  const dialog = page.getByRole('dialog').first();
  const { standings, players } = await day.document();
  const open = async (player: number) => {
    await page.goto(`/desk/${day.event}/players`);
    await page.getByRole('button', { name: new RegExp(`^${players[player - 1]!.name}`) }).click();
  };
  const answer = async (action: string) => {
    await dialog.getByRole('button', { name: action, exact: true }).click();
    const asked = page.getByRole('dialog', { name: `${action}:` });
    if (action === 'Drop') await asked.getByLabel('Reason').fill('went home');
    await asked.getByRole('button', { name: action, exact: true }).click();
    await expect(asked).toHaveCount(0);
  };

  const first = standings[0]!.player;
  await open(first);
  await answer('Drop');
  await expect(dialog.getByText('Dropped', { exact: true })).toBeVisible();
  await answer('Return');
  await expect(dialog.getByText('Here', { exact: true })).toBeVisible();

  await day.do('advance');
  await day.choose('semi');
  await day.start('semi');
  const table = await day.table('semi', 1);
  await day.report('semi', table);
  await day.sign('semi', 1);
  const { winner } = await day.table('semi', 1);
  await open(winner!);
  await answer('Drop');
  await expect(dialog.getByRole('button', { name: 'Return' })).toBeVisible();
  expect((await day.document()).players[winner! - 1]!.missing).toEqual(['final']);
});

test('whoever leaves plays the running game to its end, or leaves it at once', async ({ day, visit }) => {
  await day.begin(16);
  const page = await visit(organiserLink(day, '/players'));
  const { players } = await day.table('1.1', 1);
  const drop = async (player: number, atOnce: boolean) => {
    const { name } = (await day.document()).players[player - 1]!;
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Drop' }).click();
    const asked = page.getByRole('dialog', { name: 'Drop:' });
    await asked.getByLabel('Now: the running game goes on').setChecked(atOnce);
    await asked.getByLabel('Reason').fill('has to go');
    await asked.getByRole('button', { name: 'Drop', exact: true }).click();
    await expect(asked).toHaveCount(0);
    await page.keyboard.press('Escape');
  };
  await drop(players[0]!, false);
  expect((await day.table('1.1', 1)).lost).toEqual([]);
  await drop(players[1]!, true);
  expect((await day.table('1.1', 1)).lost).toEqual([players[1]]);
});

test('whoever is out as the reported winner leaves a game to decide, in the same dialog', async ({
  day,
  visit,
}) => {
  const referee = await refereesDay(day, visit);
  const table = await day.table('1.1', 1);
  await day.report('1.1', table);
  const { players } = await day.document();
  const name = (player: number) => players[player - 1]!.name;
  await referee.getByRole('combobox', { name: 'Player' }).fill(name(table.players[0]!));
  await referee.getByRole('button', { name: 'Open' }).click();
  await referee.getByRole('dialog').getByRole('button', { name: 'Disqualify' }).click();
  const asked = referee.getByRole('dialog', { name: 'Disqualify:' });
  await asked.getByLabel('Ground, in words').fill('moved the robber twice');
  const confirm = asked.getByRole('button', { name: 'Disqualify', exact: true });
  await expect(confirm).toBeDisabled();
  await asked.getByLabel(/Who has won instead/).selectOption(name(table.players[1]!));
  await confirm.click();
  await expect(asked).toHaveCount(0);
  expect(await day.table('1.1', 1)).toMatchObject({ state: 'decided', winner: table.players[1] });

  // Nobody wins only with a word of the rule.
  await referee.goto(`/desk/${day.event}/tables/1-1/2`);
  await referee.getByRole('button', { name: 'Decide', exact: true }).click();
  await referee.locator('[data-row="0"]').fill('8');
  await expect(referee.getByText('A game is never ended by a clock (1.2.3)')).toBeVisible();
});
