/** Before the game: what the lobby says of a table, what the waiting room shows, and every rule as a control. */
import { sitDown, stranger } from '../company';
import { record, tableFrom } from '../positions';
import { expect, openTable, test } from '../server';

const me = { kind: 'me', name: 'Ada' };
const bot = { kind: 'bot', bot: 'steady' };
const open = { kind: 'open' };

test('open tables say which seats are bots, and how much time there is', async ({
  page,
  browser,
  server,
}) => {
  const clock = { turn: 45_000, reserve: 120_000, answer: 20_000 };
  await openTable(page, { game: 'base', name: 'Jetty', public: true, seats: [me, open, bot], clock });
  const ben = await stranger(browser, server.url, 'Ben');
  await ben.goto('/');
  const row = ben
    .getByRole('region', { name: 'Open tables' })
    .getByText('Jetty')
    .locator('xpath=ancestor::li');
  await expect(row.locator('.seat').nth(2)).toContainText('Steady');
  await expect(row.locator('.seat').nth(0)).not.toContainText('Steady');
  await expect(row).toContainText('45 s a turn');
});

test('the waiting room shows what is played, who is ready, and lets people talk', async ({
  page,
  browser,
  server,
}) => {
  const options = { hand_limit: 9, take_back: 'undo' };
  const seats = [me, open, open];
  const table = await openTable(page, { game: 'base', seats, options, clock: null, wait_ready: true });
  const rules = page.getByRole('region', { name: 'What is played' });
  await expect(rules).toContainText('No clock');
  await expect(rules).toContainText('9');
  await expect(rules).toContainText('House rules: this table is not rated');
  const ben = await sitDown(browser, server.url, table, 'Ben');
  await ben.getByRole('button', { name: 'I am ready' }).click();
  const chair = page.getByRole('listitem').filter({ hasText: 'Ben' }).first(); // what Ben says is listed too
  await expect(chair).toContainText('✓ ready');
  await ben.getByLabel('Say something').fill('Shall we?');
  await ben.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Shall we?')).toBeVisible();
  await ben.getByRole('button', { name: 'I am ready' }).click();
  await expect(chair).toContainText('not ready yet');

  // The game begins while somebody writes: the words stay, and so does the cursor.
  await ben.getByLabel('Say something').fill('Good lu');
  await page.getByRole('button', { name: 'Fill with bots and start' }).click();
  await expect(ben.getByRole('group', { name: 'The island' })).toBeVisible();
  await ben.keyboard.type('ck');
  await expect(ben.getByLabel('Say something')).toHaveValue('Good luck');
});

test('a full table waits until everybody is ready, and says so', async ({ page, browser, server }) => {
  await page.goto('/new?game=duo');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByText('when every seat is taken and everyone is ready')).toBeVisible();
  const ben = await sitDown(browser, server.url, page.url().split('/').at(-1)!, 'Ben');
  await expect(ben.getByText('Every seat is taken.')).toBeVisible();
  await ben.getByRole('button', { name: 'I am ready' }).click();
  await expect(page.getByText('✓ ready')).toBeVisible();
  await page.getByRole('button', { name: 'I am ready' }).click();
  await expect(ben.getByRole('group', { name: 'The island' })).toBeVisible();
});

test('whoever gave no name gets one that is hardly an account', async ({ page }) => {
  await page.goto('/new?game=duo');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page).toHaveURL(/\/t\//);
  await page.goto('/new');
  await expect(page.getByLabel('Your name at the table')).toHaveValue(/^\p{L}+ \d{1,2}$/u);
});

test('the button that opens the table is always in sight, and covers no field that has the focus', async ({
  page,
}) => {
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/new');
    const button = page.getByRole('button', { name: 'Open the table' });
    await expect(button).toBeInViewport({ ratio: 1 });
    for (const field of await page.locator('form').getByRole('combobox').all()) {
      await page.evaluate(() => scrollTo(0, 0));
      await field.focus();
      await expect(button).toBeInViewport({ ratio: 1 });
      const bar = (await page.locator('.stuck').boundingBox())!;
      const box = (await field.boundingBox())!;
      expect(box.y + box.height).toBeLessThanOrEqual(bar.y);
    }
  }
});

test('every option has a control, and what is chosen is played', async ({ page }) => {
  await page.goto('/new?game=base');
  await page.getByText('House rules', { exact: true }).click();
  await page.locator('[data-option="hand_limit"]').fill('9');
  await page.locator('[data-option="hand_limit"]').blur();
  await page.getByText('Rulings', { exact: true }).click();
  await expect(page.locator('[data-option="take_back"]')).toHaveValue('undo');
  await page.locator('[data-option="claim"]').selectOption('manual');
  const asked = page.waitForRequest(
    (request) => request.url().endsWith('/api/tables') && request.method() === 'POST',
  );
  await page.getByRole('button', { name: 'Open the table' }).click();
  const { options } = (await asked).postDataJSON() as { options: object };
  expect(options).toEqual({ hand_limit: 9, take_back: 'undo', claim: 'manual' });
  await expect(page.getByRole('region', { name: 'What is played' })).toContainText('House rules');
});

test('games offer every option that the server describes', async ({ page }) => {
  for (const game of ['base', 'duo', 'soccer', 'struggle']) {
    const { games } = (await (await page.request.get('/api/games')).json()) as {
      games: { name: string; options: { name: string; title: { en: string } }[] }[];
    };
    await page.goto(`/new?game=${game}`);
    for (const { title } of games.find(({ name }) => name === game)!.options)
      await expect(page.getByText(title.en, { exact: true })).toHaveCount(1);
  }
});

test('lists are options too: what is none is not sent, and what is played is said', async ({ page }) => {
  await page.goto('/new?game=soccer');
  await page.getByText('Lists and tables', { exact: true }).click();
  const goal = page.locator('[data-option="goal"]');
  await goal.fill('one in three');
  await goal.blur();
  await expect(page.getByText('This is no list and no table')).toBeVisible();
  await goal.fill('[1,3]');
  await goal.blur();
  await expect(page.getByText('This is no list and no table')).toHaveCount(0);
  await page.getByRole('button', { name: 'Open the table' }).click();
  const rules = page.getByRole('region', { name: 'What is played' });
  await expect(rules.getByText('Chance of a goal')).toBeVisible();
  await expect(rules.getByText('[1,3]')).toBeVisible();
});

test('undo takes a step back with its cards', async ({ page }) => {
  const start = record(['bbll', '-', '-'], { phase: 'main' }).replace(
    '"game":"base"',
    '"game":"base","options":{"take_back":"undo"}',
  );
  await openTable(page, tableFrom(start, [me, bot, bot]));
  const hand = page.getByRole('list', { name: 'Your hand' });
  await expect(hand).toContainText('4 cards');
  await page.locator('.item.ready').first().click();
  await page.locator('.place.edge.lit').first().press('Enter');
  await expect(hand).toContainText('2 cards');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(hand).toContainText('4 cards');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});
