/** The projector in halls of all sizes: nobody's name is lost, whatever the screen and however many they are. */
import type { Page, WebSocketRoute } from '@playwright/test';
import type { Document, GameState, Person, Standing, Table } from '../../src/desk/types';
import { expect, test } from '../server';

const kSizes = [
  [1280, 720],
  [1920, 1080],
  [3840, 2160],
];
const kLongSizes = [
  [1024, 768],
  [1280, 800],
  [1366, 768],
  [1440, 900],
  [1600, 900],
  [1920, 1200],
  [2560, 1440],
  [1080, 1920],
];
const kCounts = [3, 23, 61, 400];
const kLongCounts = [4, 8, 13, 16, 20, 22, 24, 25, 31, 38, 47, 60, 75, 99, 121, 162, 250];

const kFirst = ['Ada', 'Bartholomäus', 'Cleo', 'Dorothea-Sophie', 'Li', 'Maximiliane', 'Nguyễn', '明美'];
const kLast = [
  'Ash',
  'Wittgenstein-Hohenfels',
  'Øst',
  'Donaudampfschifffahrtskapitän',
  'Ng',
  'van der Meer',
  '佐藤',
];

/** One more than there are; every twelfth has a name that needs two lines. */
function nameOf(player: number): string {
  const first = player % 12 === 0 ? 'Bartholomäus Maximilian' : kFirst[player % kFirst.length];
  return `${first} ${player % 12 === 0 ? kLast[3] : kLast[player % kLast.length]} ${player}`;
}

const people = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ player: i + 1, name: nameOf(i + 1), club: '' }) as Person);

const table = (number: number, players: number[], more: Partial<Table> = {}): Table => ({
  ...{ table: number, version: 1, players, chosen: true, selection: [], choices: [], lost: [] },
  ...{ state: 'empty', order: [], points: [], winner: null, banker: '', limit: null, online: '' },
  ...more,
});

const game = (id: string, tables: Table[], more: Partial<GameState> = {}): GameState => ({
  ...{
    game: id,
    title: '',
    posted: true,
    started: true,
    started_at: '2026-05-01T09:00:00Z',
    finished: false,
  },
  ...{ published: { seats: true, results: false }, limit: null, tables },
  ...more,
});

const seatsOf = (count: number) =>
  Array.from({ length: Math.ceil(count / 4) }, (_, t) =>
    table(
      t + 1,
      [1, 2, 3, 4].map((i) => t * 4 + i).filter((p) => p <= count),
    ),
  );

const standingsOf = (count: number) =>
  Array.from({ length: count }, (_, i): Standing => ({
    ...{ rank: i + 1, player: i + 1, wins: 3, points: 30, percent: '112.50', games: 3, event: 1 },
    ...{ lot: null, complete: true, tied: null },
  }));

function documentOf(count: number, news: Partial<Document>): Document {
  return {
    ...{ v: 1, event: 'hall', version: 1 },
    me: { role: 'display', name: 'Hall', player: null, may: [] },
    settings: { name: 'City Cup', place: 'Town hall', date: '', events: 1 } as Document['settings'],
    ...{ phase: 'playing', game: '1.1', players: people(count), games: [], standings: [], champion: null },
    places: [],
    possible: [],
    ...news,
  };
}

/** A projector whose server says what the test tells it. */
async function projector(page: Page): Promise<(doc: Document) => void> {
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/ws\/desk\//, (socket) => void sockets.push(socket));
  await page.goto(`/desk/hallhall#${'0'.repeat(32)}`);
  await expect.poll(() => sockets.length).toBeGreaterThan(0);
  return (doc) => {
    for (const socket of sockets)
      socket.send(JSON.stringify({ t: 'state', now: '2026-05-01T09:30:00Z', state: doc }));
  };
}

/** The names that stand wholly on the screen now. */
const onScreen = (page: Page) =>
  page.getByRole('region').evaluate((region) => {
    const box = region.getBoundingClientRect();
    return [...region.querySelectorAll('li')]
      .filter((row) => {
        const at = row.getBoundingClientRect();
        const inside = at.left >= box.left - 1 && at.right <= box.right + 1;
        const name = row.querySelector('.name')!;
        const whole = name.scrollWidth <= name.clientWidth + 1 && row.scrollWidth <= row.clientWidth + 1;
        return inside && whole && at.top >= box.top - 1 && at.bottom <= box.bottom + 1;
      })
      .map((row) => row.querySelector('.name')!.textContent!.replaceAll('\u00ad', '')); // where a name may break
  });

/** Which page of how many is shown. */
async function shown(page: Page): Promise<[at: number, of: number]> {
  const found = /Page (\d+) of (\d+)/.exec(await page.locator('.display').innerText());
  return found ? [Number(found[1]), Number(found[2])] : [1, 1];
}

/** Turns through all pages of a view, from wherever it stands. */
async function readAll(page: Page): Promise<Set<string>> {
  for (let [at] = await shown(page); at > 1; --at) await page.keyboard.press('ArrowLeft');
  const [, pages] = await shown(page);
  const seen = new Set<string>();
  for (let at = 1; at <= pages; ++at) {
    await expect.poll(() => shown(page), { timeout: 2000, intervals: [5, 10, 20, 50] }).toEqual([at, pages]);
    for (const name of await onScreen(page)) seen.add(name);
    if (at < pages) await page.keyboard.press('ArrowRight');
  }
  return seen;
}

async function readEverybody(page: Page, sizes: number[][], counts: number[]): Promise<void> {
  const tell = await projector(page);
  tell(documentOf(4, { standings: standingsOf(4) }));
  await page.getByRole('button', { name: 'Pause' }).click(); // no page turns by itself
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width: width!, height: height! });
    for (const count of counts) {
      const all = new Set(people(count).map((p) => p.name));
      const where = `${count} at ${width}×${height}`;
      for (const news of [
        { games: [game('1.1', seatsOf(count))] },
        { standings: standingsOf(count) },
      ] as Partial<Document>[]) {
        tell(documentOf(count, { champion: null, ...news }));
        const label = news.games ? 'Game 1: your table' : 'Standings';
        await expect(page.getByRole('region', { name: label }).getByRole('listitem')).toHaveCount(count);
        // A page is laid out anew when its size has changed, which may be while it is read.
        await expect(async () => expect(await readAll(page), `${label}, ${where}`).toEqual(all)).toPass({
          timeout: 120_000,
        });
      }
    }
  }
}

test('everybody is on some page', ({ page }) => readEverybody(page, kSizes, kCounts));

test('everybody is on some page, in many more halls', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(900_000);
  await readEverybody(page, [...kSizes, ...kLongSizes], [...kCounts, ...kLongCounts]);
});

test('brackets and champions with long names fit', async ({ page }) => {
  const tell = await projector(page);
  const long = 'Bartholomäus Maximilian von Donaudampfschifffahrtskapitän-Wittgenstein';
  const players = people(16).map((p) => ({ ...p, name: `${long} ${p.player}` }));
  const semi = seatsOf(16).map((one) => ({
    ...one,
    order: one.players,
    points: [10, 9, 9, 8],
    winner: one.players[0]!,
  }));
  const final = table(1, [1, 5, 9, 13], { order: [1, 5, 9, 13], points: [10, 9, 8, 7], winner: 1 });
  const games = [game('semi', semi, { finished: true }), game('final', [final], { finished: true })];
  const fits = () =>
    page.locator('.fit').evaluate((box) => {
      const { bottom, right, top } = box.getBoundingClientRect();
      return [...box.querySelectorAll('*')].every((one) => {
        const at = one.getBoundingClientRect();
        return at.bottom <= bottom + 1 && at.right <= right + 1 && at.top >= top - 1;
      });
    });
  for (const [width, height] of [...kSizes, ...kLongSizes]) {
    await page.setViewportSize({ width: width!, height: height! });
    tell(documentOf(16, { players, games, game: 'final', champion: 1, places: [1], phase: 'over' }));
    await expect(page.locator('.champion strong')).toBeVisible();
    await expect.poll(fits, { message: `champion at ${width}×${height}` }).toBe(true);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Semi-final 4')).toBeVisible();
    await expect.poll(fits, { message: `bracket at ${width}×${height}` }).toBe(true);
    await page.keyboard.press('ArrowLeft');
  }
});
