/** What a turn feels like: nothing freezes, nothing is refused for a second click, nothing lies in the way afterwards. */
import type { Page } from '@playwright/test';
import { crowded, record, tableFrom } from '../positions';
import { expect, finishedTable, openTable, test } from '../server';

const me = { kind: 'me', name: 'Ada' };
const bot = { kind: 'bot', bot: 'random' };

const moving = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('longroad.settings.1', '{"motion":true,"sound":false}'));

test('a match plays itself out, shot by shot', async ({ page }) => {
  await moving(page);
  const soccer = { shots: [3, 2, 1], due: true };
  const position = {
    game: 'soccer',
    players: 3,
    turn: { seat: 1, number: 9, phase: 'main', rolled: true },
    soccer,
  };
  const start = `format: 1\ngame: soccer\nplayers: ["Ada","Ben","Cleo"]\nposition: ${JSON.stringify(position)}\n\n`;
  await openTable(page, { ...tableFrom(start, [me, bot, bot]), game: 'soccer' });
  await page.getByRole('button', { name: 'End turn' }).click();
  const match = page.locator('.match');
  await expect(match).toBeVisible();
  await expect(match.locator('.shots i.goal, .shots i.miss')).not.toHaveCount(0);
  await expect(match).toBeHidden({ timeout: 25_000 }); // nobody skips it
});

test('a second click on the dice is no mistake', async ({ page }) => {
  await moving(page);
  const start = record(['bl', 'ww', '-'], { phase: 'roll', rolled: false });
  await openTable(page, tableFrom(start, [me, bot, bot]));
  const roll = page.getByRole('button', { name: 'Roll the dice' });
  await roll.click();
  for (let i = 0; i < 6; i++) {
    await page.waitForTimeout(70);
    await roll.evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));
  }
  await expect(page.locator('.toast p')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Log' })).toContainText('rolls');
  await expect(page.locator('.toast p')).toHaveCount(0);
});

test('after a deal the board is in sight again', async ({ page }) => {
  await openTable(page, tableFrom(record(['bbbb', 'ww', '-'], { phase: 'main' }), [me, bot, bot]));
  await page.getByRole('button', { name: 'Trade', exact: true }).click();
  await page.locator('.tray .lots button').first().click();
  await page.getByRole('button', { name: /^You want: ore \+1/ }).click();
  await page.locator('[data-bank="1 bank bbbb o"]').click();
  await expect(page.getByRole('list', { name: 'Your hand' }).getByText('ore')).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Trade' })).toHaveCount(0);
});

test('Escape closes whatever is open, one after the other', async ({ page }) => {
  await openTable(page, crowded({ phase: 'main' }));
  await page.getByRole('button', { name: 'Trade', exact: true }).click();
  await expect(page.locator('.tray')).toBeVisible();
  await page.locator('.development').first().click();
  await expect(page.locator('.card-panel')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.card-panel')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.locator('.tray')).toBeHidden();
  await page.locator('.item.ready').first().click();
  await page.keyboard.press('Escape');
  await expect(page.locator('.item[aria-pressed="true"]')).toHaveCount(0);
  await page.locator('.place.edge.lit').first().dispatchEvent('click');
  await page.locator('.place.edge.lit').first().press('Enter');
  await expect(page.locator('.confirm')).toBeVisible();
  await page.getByRole('button', { name: 'Send' }).focus();
  await page.keyboard.press('Escape');
  await expect(page.locator('.confirm')).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Log and chat' }).click();
  await expect(page.locator('aside.open')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('aside.open')).toHaveCount(0);
});

test('keys press the buttons that name them', async ({ page }) => {
  await openTable(
    page,
    tableFrom(record(['bbllwwgo', 'ww', '-'], { phase: 'roll', rolled: false }), [me, bot, bot]),
  );
  await page.getByRole('button', { name: 'Roll the dice' }).waitFor();
  await page.getByLabel('Say something').focus();
  await page.keyboard.press('r');
  await expect(page.getByRole('button', { name: 'Roll the dice' })).toBeVisible(); // written, not pressed
  await page.getByRole('group', { name: 'The island' }).focus();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('r');
  await expect(page.getByRole('button', { name: 'Roll the dice' })).toHaveCount(0);
});

test('the log keeps its newest line in sight while panels come and go', async ({ page }) => {
  test.setTimeout(120_000);
  await openTable(page, { game: 'soccer', seats: [bot, bot, bot], pace: 100 }); // not over before it is looked at
  const log = page.locator('.log ol');
  // Bots think when nobody else needs the machine, which may take them a while.
  await expect
    .poll(() => log.evaluate((list) => list.scrollHeight - list.clientHeight, null, { timeout: 60_000 }), {
      timeout: 60_000,
    })
    .toBeGreaterThan(300);
  const fromBottom = () =>
    log.evaluate((list) => Math.round(list.scrollHeight - list.scrollTop - list.clientHeight));
  for (const height of [900, 640, 760, 900]) {
    await page.setViewportSize({ width: 1280, height });
    await expect.poll(fromBottom, { timeout: 60_000 }).toBeLessThan(3); // a page that is drawing answers late
  }
});

test('two cards of a year of plenty are chosen, changed, and then taken', async ({ page }) => {
  await openTable(page, crowded({ phase: 'main' }));
  await page.getByRole('button', { name: 'Year of plenty' }).click();
  const dialog = page.getByRole('dialog');
  const take = dialog.getByRole('button', { name: 'Take them' });
  await dialog.getByRole('button', { name: /ore \+1/ }).click();
  await dialog.getByRole('button', { name: /wool \+1/ }).click();
  await expect(dialog.getByRole('button', { name: /brick \+1/ })).toBeDisabled();
  await dialog.getByRole('button', { name: /wool −1/ }).click();
  await expect(take).toBeDisabled();
  await dialog.getByRole('button', { name: /ore \+1/ }).click();
  await take.click();
  await expect(page.getByRole('list', { name: 'Your hand' }).getByText('4 ore')).toHaveCount(1);
});

test('? lists the keys', async ({ page }) => {
  await openTable(page, crowded({ phase: 'main' }));
  await page.getByRole('button', { name: 'End turn' }).waitFor();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Roll the dice');
  await page.keyboard.press('Escape');
  await page.keyboard.press('t');
  await expect(page.getByRole('region', { name: 'Trade' })).toBeVisible();
  await page.keyboard.press('t');
  await page.keyboard.press('1');
  await expect(page.locator('.item[aria-pressed="true"]')).toHaveCount(1);
});

test('a game that goes on between a roll and its dice says who rolled', async ({ page }) => {
  const table = await finishedTable(page, 'base', 3);
  const replay = (await (await page.request.get(`/api/tables/${table}/replay`)).json()) as {
    frames: { line: string }[];
  };
  const line = 1 + replay.frames.findIndex(({ line }) => line.endsWith(' roll'));
  const seats = [me, bot, bot];
  await openTable(page, { game: 'base', seats, pace: 0, from: { table, line } });
  await expect(page.getByRole('list', { name: 'Log' }).locator('li').first()).toHaveText(/^\s*\S+.* rolls/);
});

test("a guest's finished games are in the profile, not in the lobby", async ({ page }) => {
  const table = await openTable(page, tableFrom(record(['bl', '-', '-'], { phase: 'main' }), [me, bot, bot]));
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Propose to end the game' }).click();
  await expect(page.locator('dialog .ranking')).toBeVisible();
  const replay = page.locator(`a[href="/replay/${table}"]`);
  await page.goto('/profile');
  await expect(replay).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Open tables' })).toBeVisible();
  await expect(replay).toHaveCount(0);
});

for (const [game, players] of [
  ['base', 4],
  ['duo', 2],
  ['soccer', 4],
  ['struggle', 3],
] as const)
  test(`the end page says what every point is for: ${game}`, async ({ page }) => {
    const table = await finishedTable(page, game, players);
    await page.goto(`/t/${table}`);
    const rows = page.locator('.stats ul').first().locator('li');
    await expect(rows).toHaveCount(players);
    for (const row of await rows.all()) {
      const kinds = await row.locator('[data-kind]').allInnerTexts();
      const points = Number(await row.locator('[data-points]').innerText());
      expect(kinds.reduce((sum, n) => sum + Number(n), 0)).toBe(points);
      if (game !== 'soccer') await expect(row).not.toContainText('league');
    }
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the league has a button of its own', async ({ page }) => {
    await openTable(page, { game: 'soccer', seats: [me, bot, bot], pace: 0 });
    await page.getByRole('button', { name: 'League' }).click();
    const dialog = page.getByRole('dialog', { name: 'League' });
    await expect(dialog.getByRole('img', { name: /^Track/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  test("a replay's header is one row", async ({ page }) => {
    const table = await finishedTable(page, 'base', 4);
    await page.goto(`/replay/${table}#20`);
    await page.getByRole('button', { name: 'Play on from here' }).waitFor();
    const tops = await page
      .locator('.tools button:visible')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(tops.length).toBeGreaterThan(4);
    expect(new Set(tops).size).toBe(1);
  });
});
