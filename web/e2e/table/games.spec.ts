import { byKeyboard, byMouse, play } from '../player';
import { expect, finishedTable, openTable, test } from '../server';

const bots = (n: number) => Array.from({ length: n }, () => ({ kind: 'bot', bot: 'greedy' }));
const me = { kind: 'me', name: 'Robin' };

for (const [game, opponents] of [
  ['base', 3],
  ['duo', 1],
  ['soccer', 3],
  ['struggle', 2],
] as const) {
  const tag = game === 'duo' || game === 'soccer' ? '@long' : [];
  test(`a person finishes ${game} against bots by mouse`, { tag }, async ({ page }) => {
    await openTable(page, { game, seats: [me, ...bots(opponents)], pace: 0 });
    await play(page, byMouse);
    await expect(page.locator('.ranking li')).toHaveCount(opponents + 1);
    await expect(page.getByRole('heading', { name: 'Points over time' })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download the record' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.game$/);
  });
}

test('a person finishes the island by keyboard alone', async ({ page }) => {
  const options = { points_to_win: 7 }; // a stop at every Tab takes its time
  await openTable(page, { game: 'base', options, seats: [me, ...bots(2)], pace: 0 });
  await play(page, byKeyboard);
  await expect(page.locator('.ranking li')).toHaveCount(3);
});

test('two clicks from the front door to a game', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play against bots: The island', exact: true }).click();
  await expect(page.getByRole('group', { name: 'The island' })).toBeVisible();
});

test('a finished game can be replayed, linked to, and played on from', async ({ page }) => {
  const table = await finishedTable(page, 'struggle', 2);
  await page.goto(`/t/${table}`);
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.getByRole('button', { name: 'One step on' }).click();
  await expect(page).toHaveURL(new RegExp(`/replay/${table}#1$`));
  await page.goto(`/replay/${table}#12`);
  await expect(page.getByText('Step 12 of')).toBeVisible();
  const players = page.getByRole('list', { name: 'Players' });
  await expect(players.getByRole('button', { name: /bot: Random/ })).toHaveCount(2);
  await page.getByLabel('Speed').selectOption('8 ×');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const step = async () => Number(/Step (\d+)/.exec(await page.getByText(/Step \d+ of/).innerText())![1]);
  await expect.poll(step, { timeout: 10_000 }).toBeGreaterThan(28); // 15 s at plain speed
  await page.getByRole('button', { name: 'Result' }).click();
  await expect(page.getByRole('columnheader', { name: 'gained' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'blocked' })).toHaveCount(0); // no robber in the card game
  await expect(page.getByRole('heading', { name: 'Trades' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  const on = page.getByRole('dialog');
  const names = await on.getByLabel('You play').locator('option').allInnerTexts();
  await on.getByLabel('You play').selectOption({ index: 1 });
  await on.getByLabel('The others are').selectOption('Bot: Novice');
  await on.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page).toHaveURL(/\/t\//);
  await expect(page.getByRole('group', { name: 'Your hand', exact: true })).toBeVisible();
  expect(names).toHaveLength(2);
  await expect(page.getByRole('list', { name: 'Players' }).getByRole('button').first()).toContainText(
    'Novice',
  );
});

test('a record from a file is replayed, proven, and played on from', async ({ page }) => {
  const table = await finishedTable(page, 'struggle', 2);
  const record = await (await page.request.get(`/api/tables/${table}/record`)).text();
  const file = { name: 'ours.game', mimeType: 'text/plain', buffer: Buffer.from(record) };
  await page.goto('/verify');
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('Every roll and draw follows')).toBeVisible();
  const winner = /winner: (\d)/.exec(record)![1];
  const lie = record.replace(/winner: \d/, `winner: ${winner === '1' ? 2 : 1}`);
  const false_ = { ...file, buffer: Buffer.from(lie) };
  await page.locator('input[type=file]').setInputFiles(false_);
  await expect(page.getByText(`but its lines lead to ${winner}.`)).toBeVisible();
  await page.goto('/replay');
  await page.locator('input[type=file]').setInputFiles(false_);
  await expect(page.getByRole('alert')).toContainText(`but its lines lead to ${winner}.`);
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText(/Step 0 of/)).toBeVisible();
  await page.getByRole('button', { name: 'A turn on' }).click();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Your hand', exact: true })).toBeVisible();
});

test('each game of a new table begins with its own settings', async ({ page }) => {
  await page.goto('/new?game=base');
  await page.getByRole('combobox', { name: /^Clock/ }).selectOption({ index: 1 });
  await page.getByRole('radio', { name: 'The card game' }).check({ force: true });
  await expect(page.getByRole('combobox', { name: /^Clock/ })).toHaveValue('off');
  await page.getByRole('radio', { name: 'The island', exact: true }).check({ force: true });
  await expect(page.getByRole('combobox', { name: /^Clock/ })).toHaveValue('quick');
});

test('people at one screen have names, and pass it on only when there is something to hide', async ({
  page,
}) => {
  await page.goto('/new?game=duo');
  await page.getByLabel('Your name at the table').fill('Ada');
  await page.getByRole('combobox', { name: 'Seat 2' }).selectOption('Somebody else at this screen');
  const name = page.getByRole('textbox', { name: 'Name at seat 2' });
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(name).toBeFocused(); // it is still to be said
  await name.fill('Ben');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('group', { name: 'The island' })).toBeVisible();
  await expect(page.getByText('Pass the screen')).toHaveCount(0); // nobody has a card yet
  await expect(page.getByRole('list', { name: 'Players' })).toContainText('Ben');
});

test('paper is light, whatever the screen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/rules/base');
  const ink = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--ink'));
  const dark = await ink();
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  const printed = await ink();
  expect(printed).not.toBe(dark);
  await page.emulateMedia({ colorScheme: 'light', media: 'screen' });
  await page.reload();
  expect(await ink()).toBe(printed);
});

test("a board of one's own is played on, and what is none is not", async ({ page }) => {
  const drawn = await page.request.post('/api/board', {
    data: { game: 'base', layout: 'variable', seed: 5 },
  });
  const { board } = (await drawn.json()) as { board: { hexes: string[] } };
  await page.goto('/new?game=base');
  await page.getByRole('combobox', { name: /^Board/ }).selectOption('given');
  const field = page.getByRole('textbox', { name: 'One of your own' });
  await field.fill('an island');
  await expect(page.getByText('That is not a board')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open the table' })).toBeDisabled();
  await field.fill(JSON.stringify(board));
  await expect(page.getByRole('img', { name: 'The island' })).toBeVisible();
  await page.getByRole('button', { name: 'Bots for all others' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.locator('.place.hex')).toHaveCount(19);
  const desert = page.locator('.place.hex').nth(board.hexes.indexOf('d'));
  await expect(desert).toHaveAttribute('aria-label', /desert/i);
});

test('a board is chosen by its number, and the same number is the same island', async ({ page }) => {
  const island = async (number: string) => {
    await page.goto('/new?game=base');
    await page.getByLabel('Choose the board beforehand').setChecked(true);
    await page.getByRole('spinbutton', { name: 'Number' }).fill(number);
    await expect(page.getByRole('img', { name: 'The island' })).toBeVisible();
    const drawn = page.waitForResponse('**/api/board');
    await page.getByRole('button', { name: 'Another one' }).click();
    await drawn;
    const again = page.waitForResponse('**/api/board');
    await page.getByRole('spinbutton', { name: 'Number' }).fill(number);
    await again;
    await page.getByRole('button', { name: 'Bots for all others' }).click();
    await page.getByRole('button', { name: 'Open the table' }).click();
    await expect(page.locator('.place.hex')).toHaveCount(19);
    return page.locator('.place.hex').evaluateAll((all) => all.map((hex) => hex.getAttribute('aria-label')));
  };
  const seven = await island('7');
  expect(await island('7')).toEqual(seven);
  expect(await island('8')).not.toEqual(seven);
});
