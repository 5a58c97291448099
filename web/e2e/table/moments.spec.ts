/** Single moments: trade, discard, robber; reloading and losing the line in the middle of them. */
import type { Page, WebSocketRoute } from '@playwright/test';
import { secondBrowser, sitDown } from '../company';
import { record, tableFrom } from '../positions';
import { expect, openTable, test } from '../server';

const person = (name: string) => ({ kind: 'me', name });
const bot = { kind: 'bot', bot: 'random' };

/** The page's sockets, which can be cut. */
interface Line {
  cut: () => Promise<void>;
}

async function openLine(page: Page): Promise<Line> {
  let sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/ws\//, (socket) => {
    socket.connectToServer();
    sockets.push(socket);
  });
  const cut = async () => {
    const open = sockets;
    sockets = [];
    for (const socket of open) await socket.close();
  };
  return { cut };
}

const add = (page: Page, side: string, kind: string) =>
  page.getByRole('button', { name: new RegExp(`^${side}: ${kind} \\+1`) }).click();

async function offerBrickForOre(page: Page) {
  await page.getByRole('button', { name: 'Trade', exact: true }).click();
  await add(page, 'You give', 'brick');
  await add(page, 'You want', 'ore');
  await page.getByRole('button', { name: 'Offer', exact: true }).click();
}

test('two browsers trade with a counter-offer', async ({ page, browser, server }) => {
  const start = record(['bl', 'woo', '-'], { phase: 'main' });
  await openTable(page, tableFrom(start, [person('Ada'), person('Ben'), bot]));
  const ben = await secondBrowser(browser, page, server.url, 2);

  await offerBrickForOre(page);

  await expect(ben.getByText('Ada offers', { exact: true })).toBeVisible();
  await ben.getByRole('button', { name: 'Counter-offer' }).click();
  await add(ben, 'You want', 'lumber');
  await ben.getByRole('button', { name: 'Send counter-offer' }).click();

  await expect(page.getByText('offers instead')).toBeVisible();
  await page.getByRole('button', { name: 'Trade with Ben' }).click();
  await expect(page.getByRole('list', { name: 'Your hand' }).getByText('ore')).toHaveCount(1);
  await expect(page.getByRole('list', { name: 'Your hand' }).getByText('1 card')).toHaveCount(1);
  await expect(ben.getByRole('list', { name: 'Your hand' }).getByText('brick')).toHaveCount(1);
});

/** The two ways to lose the server for a moment. */
const kCuts = {
  'a reload': async (page: Page) => void (await page.reload()),
  'a cut line': async (page: Page, line: Line) => {
    await line.cut();
    await expect(page.getByRole('alert').filter({ hasText: 'connection is lost' })).toBeVisible();
    const again = page.getByRole('button', { name: 'Try now' });
    await again.click({ timeout: 3000 }).catch(() => {}); // unless the page was faster and found the server by itself
    await expect(page.getByRole('alert').filter({ hasText: 'connection is lost' })).toHaveCount(0);
  },
};

for (const [name, cut] of Object.entries(kCuts)) {
  test(`${name} in the middle of a discard loses nothing`, async ({ page }) => {
    const line = await openLine(page);
    const start = record(['bbllwwgg', '-', '-'], { phase: 'discard', owes: [4, 0, 0] });
    await openTable(page, tableFrom(start, [person('Ada'), bot, bot]));
    await expect(page.getByText('Choose 4 cards to discard')).toBeVisible();
    const ask = page.locator('.ask');
    const pick = (kind: string) => ask.getByRole('button', { name: new RegExp(`${kind} \\+1`) }).click();
    await pick('brick');
    await cut(page, line);
    await expect(page.getByText('Choose 4 cards to discard')).toBeVisible(); // what is chosen is not discarded yet
    if ((await ask.locator('.count.some').count()) === 0) await pick('brick'); // a new page chooses anew
    for (const kind of ['brick', 'lumber', 'lumber']) await pick(kind);
    await expect(ask.getByRole('button', { name: /wool \+1/ })).toBeDisabled();
    await ask.getByRole('button', { name: 'Discard 4 cards' }).click();
    await expect(page.getByText('Place the robber')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Your hand' })).toContainText('4 cards');
  });

  test(`${name} before and after the robber moves loses nothing`, async ({ page }) => {
    const line = await openLine(page);
    const start = record(['b', 'ww', '-'], { phase: 'robber' });
    await openTable(page, tableFrom(start, [person('Ada'), bot, bot]));
    await expect(page.locator('.place.hex.lit')).toHaveCount(18);
    await cut(page, line);
    await page.locator('[data-place="hex:0"]').click(); // node 10 of Ben's touches hex 0
    const steal = page.getByRole('button', { name: /^Steal from / }); // there is nobody else to choose
    await expect(steal).toBeVisible();
    await cut(page, line);
    await steal.click();
    await expect(page.getByRole('button', { name: 'End turn' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Your hand' }).getByText('wool')).toHaveCount(1);
  });

  test(`${name} in the middle of a trade loses nothing`, async ({ page, browser, server }) => {
    const line = await openLine(page);
    const start = record(['bl', 'woo', '-'], { phase: 'main' });
    await openTable(page, tableFrom(start, [person('Ada'), person('Ben'), bot]));
    const ben = await secondBrowser(browser, page, server.url, 2);
    await offerBrickForOre(page);
    await expect(ben.getByText('Ada offers', { exact: true })).toBeVisible();
    await cut(page, line);
    await ben.getByRole('button', { name: 'Accept' }).click();
    await page.getByRole('button', { name: 'Trade with Ben' }).click();
    await expect(page.getByRole('list', { name: 'Your hand' }).getByText('ore')).toHaveCount(1);
    await expect(ben.getByRole('list', { name: 'Your hand' }).getByText('brick')).toHaveCount(1);
  });
}

test('the robber can be put elsewhere until the steal', async ({ page }) => {
  const start = record(['b', 'ww', '-'], { phase: 'robber' });
  await openTable(page, tableFrom(start, [person('Ada'), bot, bot]));
  await page.locator('[data-place="hex:0"]').click();
  await page.getByRole('button', { name: 'Choose again' }).click();
  await page.locator('[data-place="hex:16"]').click();
  await expect(page.getByRole('button', { name: 'End turn' })).toBeVisible();
});

test('a trade with the bank can be changed', async ({ page }) => {
  const start = record(['bbbb', '-', '-'], { phase: 'main' });
  await openTable(page, tableFrom(start, [person('Ada'), bot, bot]));
  await page.getByRole('button', { name: 'Trade', exact: true }).click();
  await page.locator('.tray .lots button').first().click();
  await add(page, 'You want', 'ore');
  await page.locator('[data-bank="1 bank bbbb o"]').click();
  await page.getByRole('button', { name: 'Choose again' }).click();
  await page.getByRole('button', { name: /→ 1 wool/ }).click();
  await expect(page.getByRole('list', { name: 'Your hand' }).getByText('wool')).toHaveCount(1);
  await expect(page.getByRole('list', { name: 'Your hand' }).getByText('ore')).toHaveCount(0);
});

test('what is done while the line is cut is sent once it is back', async ({ page }) => {
  const line = await openLine(page);
  const start = record(['bl', 'woo', 'o'], { phase: 'main' });
  await openTable(page, tableFrom(start, [person('Ada'), person('Ben'), person('Cleo')]));
  await page.getByRole('button', { name: 'I am Ada' }).click();
  await page.getByRole('button', { name: 'Trade', exact: true }).click();
  await add(page, 'You give', 'brick');
  await add(page, 'You want', 'ore');
  await line.cut();
  await page.getByRole('button', { name: 'Offer', exact: true }).click();
  await expect(page.getByText('Pass the screen to Ben')).toBeVisible(); // the offer arrived
});

test('several people at one screen see only their own hand', async ({ page }) => {
  const start = record(['bl', 'woo', '-'], { phase: 'main' });
  await openTable(page, tableFrom(start, [person('Ada'), person('Ben'), bot]));
  for (let reload = 0; reload < 2; reload++) {
    await expect(page.getByText('Pass the screen to Ada')).toBeVisible();
    await page.reload(); // whoever comes to the screen first says who it is
  }
  await page.getByRole('button', { name: 'I am Ada' }).click();
  await expect(page.getByRole('list', { name: 'Your hand' }).getByText('brick')).toHaveCount(1);
  await page.getByRole('button', { name: 'End turn' }).click();
  await expect(page.getByText('Pass the screen to Ben')).toBeVisible();
  await page.getByRole('button', { name: 'I am Ben' }).click();
  await expect(page.getByRole('list', { name: 'Your hand' }).getByText('wool')).toHaveCount(1);
  await expect(page.getByRole('list', { name: 'Your hand' }).getByText('brick')).toHaveCount(0);
  await expect(page).toHaveTitle(/It is your turn/);
});

test('a development card is looked at, then played', async ({ page }) => {
  const start = record(
    ['-', 'ww', '-'],
    { phase: 'main' },
    { cards: ['knight', 'monopoly'], fresh: ['roads'] },
  );
  await openTable(page, tableFrom(start, [person('Ada'), bot, bot]));
  await page.getByRole('button', { name: 'Road building' }).click();
  await expect(page.getByText('Bought this turn')).toBeVisible();
  await page.getByRole('button', { name: 'Knight', exact: true }).click();
  await page.getByRole('button', { name: 'Play the card' }).click();
  await expect(page.locator('.place.hex.lit')).toHaveCount(18);
});

test('somebody can be muted, blocked and reported', async ({ page, browser, server }) => {
  const start = record(['bl', 'woo', '-'], { phase: 'main' });
  const table = await openTable(page, tableFrom(start, [person('Ada'), { kind: 'open' }, bot]));
  const ben = await sitDown(browser, server.url, table, 'Ben');
  await expect(ben.getByRole('list', { name: 'Your hand' })).toBeVisible(); // the waiting room has a chat too
  const say = async (text: string) => {
    await ben.getByLabel('Say something').fill(text);
    await ben.getByLabel('Say something').press('Enter');
    await expect(ben.getByRole('list', { name: 'Chat' })).toContainText(text);
  };
  const heard = page.getByRole('list', { name: 'Chat' });
  await say('One');
  await expect(heard).toContainText('One');
  await page.getByRole('button', { name: /^Ben/ }).click();
  await page.getByRole('button', { name: 'Mute' }).click();
  await say('Two');
  await page.getByRole('button', { name: 'Hear again' }).click();
  await say('Three');
  await expect(heard).toContainText('Three');
  await expect(heard).not.toContainText('Two');
  await page.getByRole('button', { name: 'Block' }).click();
  await page.getByRole('button', { name: 'Report' }).click();
  await page.getByLabel('What did Ben do?').fill('He sings.');
  await page.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.getByText('Sent. Thank you.')).toBeVisible();
  await page.goto('/settings');
  await page
    .getByRole('region', { name: 'Blocked players' })
    .getByRole('button', { name: 'Unblock' })
    .click();
  await expect(page.getByRole('heading', { name: 'Blocked players' })).toHaveCount(0);
});

test('a spectator sees the table and learns no secret', async ({ page, browser, server }) => {
  const start = record(['bbll', 'woo', 'gg'], { phase: 'main' });
  const table = await openTable(page, tableFrom(start, [person('Ada'), bot, bot]));
  const context = await browser.newContext({ baseURL: server.url, locale: 'en-GB' });
  const watcher = await context.newPage();
  const frames: string[] = [];
  watcher.on('websocket', (socket) => socket.on('framereceived', (f) => frames.push(String(f.payload))));
  await watcher.goto(`/t/${table}`);
  await expect(watcher.getByText("Ada's turn")).toBeVisible();
  await expect(watcher.getByRole('list', { name: 'Your hand' })).toHaveCount(0);
  await page.getByRole('button', { name: 'End turn' }).click();
  await expect(watcher.getByText("Ada's turn")).toHaveCount(0);
  for (const frame of frames) {
    const { view, changed } = JSON.parse(frame) as Record<
      string,
      { seats?: { hand: unknown; cards: unknown }[] }
    >;
    for (const seat of view?.seats ?? changed?.seats ?? []) {
      expect(typeof seat.hand).toBe('number');
      expect(typeof seat.cards).toBe('number');
    }
  }
  expect(frames.length).toBeGreaterThan(1);
});

test('whoever looks elsewhere is told that it is their turn', async ({ page, context }) => {
  await context.grantPermissions(['notifications']);
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true }); // as behind another tab
    const told: string[] = [];
    window.Notification = class extends Notification {
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        told.push(options?.body ?? title);
      }
    };
    Object.assign(window, { told });
  });
  await page.goto('/settings');
  await page.getByLabel('Tell me when it is my turn').check();
  await openTable(page, { game: 'base', seats: [bot, person('Ada'), bot], pace: 400 });
  await expect(page).toHaveTitle('● It is your turn');
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/favicon-turn.svg');
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { told: string[] }).told))
    .toEqual(['It is your turn']);
});

test('the log tells who got what, and cards are counted for those who want it', async ({ page }) => {
  const seats = [person('Ada'), person('Ben'), person('Cleo')];
  await openTable(page, { ...tableFrom(record(['bl', '-', '-'], { phase: 'main' }), seats), tracking: true });
  await page.getByRole('button', { name: 'I am Ada' }).click();
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByLabel('Count public cards').check();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  const row = page.getByRole('row', { name: /Ben/ });
  await expect(row.getByRole('cell')).toHaveText(['0', '0', '0', '0', '0', '0']);
  await page.getByRole('button', { name: 'End turn' }).click();
  await page.getByRole('button', { name: 'I am Ben' }).click();
  await page.getByRole('button', { name: 'Roll the dice' }).click();
  // The dice are fair: a seven pays nobody.
  await expect(page.getByRole('list', { name: 'Log' })).toContainText(/gets|Nobody gets|: 7/);
});

test('a game that stands still says when it ends, and then why', async ({ page }) => {
  const options = { standstill: 3 };
  const turn = { seat: 1, number: 9, phase: 'main', rolled: true };
  const position = JSON.stringify({ game: 'duo', players: 2, options, turn, duo: { idle: 6 } });
  const start = `format: 1\ngame: duo\nplayers: ["Ada","Ben"]\nposition: ${position}\n\n`;
  await openTable(page, { ...tableFrom(start, [person('Ada'), bot]), game: 'duo' });
  await expect(page.getByText('1 round left.')).toBeVisible();
  await page.getByRole('button', { name: 'End turn' }).click();
  await expect(page.getByText('Nothing was built or bought for 3 rounds')).toBeVisible();

  const first = page.url();
  const players = await page.locator('.ranking .name').allInnerTexts();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(page).not.toHaveURL(first);
  for (const name of players) await expect(page.getByText(name.split('\n')[0]!).first()).toBeVisible();
});
