/** Several people at once: players on phones, two scorekeepers at one sheet, the projector, a cut line. */
import type { WebSocketRoute } from '@playwright/test';
import { expect, kPhone, organiserLink, test } from './desk';

test('four phones report, confirm, and call a referee', async ({ day, visit }) => {
  await day.begin(16);
  const { players } = await day.table('1.1', 2);
  const phones = await Promise.all(players.map(async (p) => visit(await day.link('player', p), kPhone)));
  const [ada, ben, cleo, dora] = phones as [
    (typeof phones)[0],
    (typeof phones)[0],
    (typeof phones)[0],
    (typeof phones)[0],
  ];
  const referee = await visit(await day.link('referee', 'Ruth Rau'));

  for (const [i, phone] of phones.entries()) {
    await expect(
      phone.getByText('Table', { exact: true }).locator('..').getByText('2', { exact: true }),
    ).toBeVisible();
    await expect(
      phone
        .getByText('Position', { exact: true })
        .locator('..')
        .getByText(String(i + 1), { exact: true }),
    ).toBeVisible();
  }
  await dora.getByRole('button', { name: 'Call a referee' }).tap();
  await dora.getByLabel('What is it about?').fill('a road is contested');
  await dora.getByRole('dialog').getByRole('button', { name: 'Call a referee' }).tap();
  await expect(referee.getByText('a road is contested')).toBeVisible();
  await referee.getByRole('button', { name: 'On my way to table 2' }).click();
  for (const phone of phones) await expect(phone.getByText('Ruth Rau is on the way.')).toBeVisible();
  await referee.getByRole('link', { name: 'Open the table' }).click();
  await referee.getByRole('button', { name: 'Ruling' }).click();
  await referee.getByLabel('The ruling, in words').fill('The road stands');
  await referee.getByRole('dialog').getByRole('button', { name: 'Ruling' }).click();
  await expect(referee.getByLabel('One waits for a referee')).toHaveCount(0);

  // A call needs no typing, and is heard at the desk.
  const tones = () => referee.evaluate(() => (window as unknown as { tones: number }).tones);
  await referee.evaluate(() => {
    const counted = window as unknown as { tones: number };
    counted.tones = 0;
    // There may be no sound card here: what counts is that a tone is made.
    Object.defineProperty(AudioContext.prototype, 'state', { get: () => 'running' });
    const make = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
      ++counted.tones;
      return make.call(this);
    };
  });
  await cleo.getByRole('button', { name: 'Call a referee' }).tap();
  await cleo.getByRole('dialog').getByRole('button', { name: 'Call a referee' }).tap();
  await expect(referee.getByLabel('One waits for a referee')).toBeVisible();
  expect(await tones()).toBeGreaterThan(0);
  await referee.getByRole('navigation').getByRole('link', { name: 'Referee' }).click();
  await expect(referee.getByText('Please come.')).toBeVisible();

  await ada.getByRole('button', { name: 'Report the result' }).tap();
  for (const [row, points] of [10, 8, 7, 5].entries())
    await ada.locator(`[data-row="${row}"]`).fill(String(points));
  await ada.getByRole('button', { name: 'Enter the sheet' }).tap();
  await Promise.all(
    [ada, ben, cleo].map((phone) => phone.getByRole('button', { name: 'Yes, I confirm' }).tap()),
  );
  const last = (await day.document()).players[players[3]! - 1]!.name;
  await expect(ada.getByText(`Still missing: ${last}`)).toBeVisible();
  await dora.getByRole('button', { name: 'Yes, I confirm' }).tap();
  for (const phone of phones) await expect(phone.getByText('All have confirmed')).toBeVisible();
});

test('a phone keeps the running game when the next seats are published', async ({ day, visit }) => {
  await day.begin(16);
  await day.do('publish', { game: '1.2', results: false });
  const next = (await day.document()).games.find((g) => g.game === '1.2')!.tables[2]!;
  const phone = await visit(await day.link('player', next.players[1]!), kPhone);
  await expect(phone.getByRole('button', { name: 'Report the result' })).toBeVisible();
  await expect(phone.getByText('Next: Game 2, table 3, position 2.')).toBeVisible();
});

test('a player refuses, another one leaves', async ({ day, visit }) => {
  await day.begin(16);
  const table = await day.table('1.1', 1);
  await day.report('1.1', table);
  const phone = await visit(await day.link('player', table.players[3]!), kPhone);
  await phone.getByRole('button', { name: "I don't agree" }).tap();
  await phone.getByLabel('Reason').fill('I had nine');
  await phone.getByRole('dialog').getByRole('button', { name: "I don't agree" }).tap();
  await expect(phone.getByText('A referee comes and decides')).toBeVisible();
  expect((await day.table('1.1', 1)).state).toBe('refused');

  const other = await visit(await day.link('player', table.players[0]!), kPhone);
  await other.getByRole('button', { name: 'Leave the tournament' }).tap();
  await other.getByLabel('Reason').fill('a train to catch');
  await other.getByRole('dialog').getByRole('button', { name: 'Leave the tournament' }).tap();
  await expect(other.getByText('You have left the tournament')).toBeVisible();
});

test('two scorekeepers at one sheet: what changed is shown, never overwritten', async ({ day, visit }) => {
  await day.begin(16);
  const sam = await visit(await day.link('scorekeeper', 'Sam Sand'));
  const tess = await visit(await day.link('scorekeeper', 'Tess Tal'));
  for (const page of [sam, tess]) await page.goto(`/desk/${day.event}/tables/1-1/3`);

  // Sam has begun to type when Tess enters the sheet.
  await sam.locator('[data-row="0"]').fill('8');
  for (const [row, points] of [10, 9, 6, 5].entries())
    await tess.locator(`[data-row="${row}"]`).fill(String(points));
  await tess.getByRole('button', { name: 'Enter the sheet' }).click();
  const notice = sam.getByRole('alert').filter({ hasText: 'This sheet was changed meanwhile' });
  await expect(notice).toBeVisible();
  await expect(sam.getByRole('button', { name: 'Enter the sheet' })).toBeDisabled();
  await sam.getByRole('button', { name: 'Take what is there' }).click();
  await expect(sam.getByRole('row').filter({ hasText: '10' })).toBeVisible();
});

test('a sheet sent from a page that missed the news is refused with who changed it', async ({
  browser,
  server,
  day,
}) => {
  await day.begin(16);
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce', locale: 'en-GB' });
  const page = await context.newPage();
  let deaf = false;
  await page.routeWebSocket(/\/ws\/desk\//, (socket) => {
    const line = socket.connectToServer();
    line.onMessage((message) => {
      if (!deaf) socket.send(message);
    });
  });
  await page.goto(await day.link('scorekeeper', 'Sam Sand'));
  await page.waitForURL((url) => url.hash === '');
  await page.goto(`/desk/${day.event}/tables/1-1/1`);
  for (const [row, points] of [7, 10, 6, 5].entries())
    await page.locator(`[data-row="${row}"]`).fill(String(points));
  deaf = true;
  await day.report('1.1', await day.table('1.1', 1));
  await page.getByRole('button', { name: 'Enter the sheet' }).click();
  await expect(page.getByRole('alert')).toContainText('By Olga Ort');
  expect((await day.table('1.1', 1)).points).toEqual([10, 8, 7, 6]);
});

test('a cut line is mended, and the page is up to date', async ({ browser, server, day }) => {
  await day.players(16);
  const context = await browser.newContext({ baseURL: server.url, locale: 'en-GB' });
  const page = await context.newPage();
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/ws\/desk\//, (socket) => {
    socket.connectToServer();
    sockets.push(socket);
  });
  await page.goto(organiserLink(day));
  await expect(page.getByText('Plan the tables')).toBeVisible();
  for (const socket of sockets) await socket.close();
  await expect(page.getByRole('alert').filter({ hasText: 'connection is lost' })).toBeVisible();
  await day.do('schedule');
  await expect(page.getByText('publish the seats')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the projector follows the day by itself, and phones have the bracket too', async ({ day, visit }) => {
  const hall = await visit(await day.link('display', 'Hall'), {
    viewport: { width: 1920, height: 1080 },
  });
  await expect(hall.getByText('Welcome!')).toBeVisible();
  await day.players(16);
  await day.do('schedule');
  await expect(hall.getByText('Welcome!')).toBeVisible(); // planned is not published
  await day.start('1.1');
  const seats = hall.getByRole('region', { name: 'Game 1: your table and position' });
  await expect(seats.getByRole('listitem')).toHaveCount(16);
  await expect(hall.getByRole('timer')).toHaveText(/^0:\d\d$/);
  const size = await seats
    .getByText('Ada Ash')
    .evaluate((name) => parseFloat(getComputedStyle(name).fontSize));
  expect(size).toBeGreaterThan(40); // reads from fifteen metres
  await day.finish('1.1');
  await day.do('publish', { game: '1.1', results: true });
  await expect(hall.getByRole('region', { name: 'Standings' })).toBeVisible();
  for (const game of ['1.2', '1.3']) {
    await day.start(game);
    await day.finish(game);
    await day.do('publish', { game, results: true });
  }
  const phone = await visit(await day.link('player', 1), kPhone);
  await expect(phone.getByText('Your games so far')).toBeVisible();
  await expect(phone.getByRole('heading', { name: 'Finals' })).toHaveCount(0);
  await day.do('advance');
  await expect(hall.getByText('Semi-final 4')).toBeVisible();
  await expect(phone.getByRole('list', { name: 'Semi-finals' }).getByText('Semi-final 4')).toBeVisible();
  await hall.keyboard.press('ArrowLeft');
  await expect(hall.getByRole('region', { name: 'Standings' })).toBeVisible();
});
