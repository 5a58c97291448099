/** Each page is loaded once and resized: nothing lies on anything, nothing is off screen, nothing scrolls that should not. */
import type { Page } from '@playwright/test';
import { kPages } from '../pages';
import { crowded, record, tableFrom } from '../positions';
import { expect, finishedTable, openTable, test } from '../server';
import { faults, type Size } from '../tidy';

const me = { kind: 'me', name: 'Robin' };
const bot = { kind: 'bot', bot: 'random' };

const kSizes: Record<'short' | 'long', Size[]> = {
  short: [
    { width: 1440, height: 900 },
    { width: 820, height: 1180 },
    { width: 844, height: 390 },
  ],
  long: [
    { width: 1280, height: 720 },
    { width: 1024, height: 768 },
    { width: 390, height: 844 },
    { width: 720, height: 450 }, // 1440 × 900 at 200 %
  ],
};

const kNarrowest: Size = { width: 360, height: 640 };

async function tidyAt(page: Page, sizes: Size[], what: string, stays = true): Promise<void> {
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const here = await faults(page, stays);
    found.push(...here.map((fault) => `${what} at ${size.width}×${size.height}: ${fault}`));
  }
  expect.soft(found).toEqual([]);
}

/** Where something stands once it stands still: a page that was just resized is laid out anew. */
async function settled(
  page: Page,
  selector: string,
): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = async () => (await page.locator(selector).first().boundingBox())!;
  let at = await box();
  await expect(async () => {
    const before = at;
    at = await box();
    expect(at).toEqual(before);
  }).toPass({ intervals: [100] });
  return at;
}

/** What the trade panel covers or how it moves as it is filled, of all that it should not. */
async function trayBeside(page: Page): Promise<string[]> {
  const tray = page.locator('.tray');
  const box = async (selector: string) => (await page.locator(selector).first().boundingBox())!;
  const before = await settled(page, '.tray');
  const cards = tray.locator('.card-button');
  await cards.nth(1).click();
  await cards.nth(9).click();
  const after = await box('.tray');
  await tray.locator('.go .button').last().click();
  const found = JSON.stringify(before) === JSON.stringify(after) ? [] : ['it moves'];
  for (const other of ['.dice', '.bank', '.hand', '.own', '.others', '.chat h2']) {
    const { x, y, width, height } = await box(other);
    const apart =
      after.x >= x + width ||
      x >= after.x + after.width ||
      after.y >= y + height ||
      y >= after.y + after.height;
    if (!apart) found.push(`it covers ${other}`);
  }
  return found;
}

/** What of these is not to be seen as a whole, or does not fit where it stands. */
function hidden(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((all) =>
    all
      .filter((e) => {
        const box = e.getBoundingClientRect();
        const x = box.left + box.width / 2;
        const found = [box.top + 1, box.bottom - 1].map((y) => document.elementFromPoint(x, y));
        return e.scrollWidth > e.clientWidth + 1 || !found.every((at) => at && e.contains(at));
      })
      .map((e) => e.textContent.trim()),
  );
}

for (const [name, sizes] of Object.entries(kSizes))
  test.describe(name, { tag: name === 'long' ? '@long' : [] }, () => {
    for (const locale of name === 'long' ? ['en-GB', 'de-DE'] : ['de-DE'])
      test.describe(locale, () => {
        test.use({ locale, viewport: sizes[0]! });

        test('pages are tidy at every size', async ({ page }) => {
          for (const path of kPages) {
            await page.goto(path);
            await page.getByRole('heading', { level: 1 }).waitFor();
            await tidyAt(page, [...sizes, kNarrowest], path, false);
          }
          await openTable(page, { game: 'base', seats: [me, { kind: 'open' }, bot], clock: null });
          await page.locator('.invite').waitFor();
          await tidyAt(page, sizes, 'waiting room', false);
        });

        test('tables of the island are tidy at every size, with all that can lie there', async ({ page }) => {
          await openTable(page, { ...crowded({ phase: 'main' }), tracking: true });
          const trade = page.getByRole('button', { name: /^(Trade|Handeln)$/ });
          await trade.waitFor();
          await tidyAt(page, sizes, 'my turn');
          for (const size of sizes) {
            await page.setViewportSize(size);
            await expect.soft(page.locator('.chip .you'), `${size.width}×${size.height}`).toBeVisible();
          }
          await trade.click();
          await tidyAt(page, sizes, 'trade');
          for (const size of sizes) {
            await page.setViewportSize(size);
            expect.soft(await trayBeside(page), `${size.width}×${size.height}`).toEqual([]);
          }
          await page.locator('.tray header button').click();
          await page.locator('.development').first().click();
          await tidyAt(page, sizes, 'a card looked at');
          await openTable(page, crowded({ phase: 'discard', owes: [7, 0, 0, 0] }));
          await page.locator('.ask').waitFor();
          await tidyAt(page, sizes, 'discards');
          for (const [game, players] of [
            ['duo', 2],
            ['soccer', 4],
          ] as const) {
            await openTable(page, { game, seats: [me, ...Array(players - 1).fill(bot)], pace: 0 });
            await page.locator('.place.lit').first().waitFor();
            await tidyAt(page, sizes, game);
          }
        });

        test('tables of cards, replays and ends are tidy at every size', async ({ page }) => {
          for (const players of [3, 6]) {
            await openTable(page, {
              game: 'struggle',
              seats: [me, ...Array(players - 1).fill(bot)],
              pace: 0,
            });
            await page.locator('.hand .slot').first().waitFor();
            await tidyAt(page, sizes, `card game of ${players}`);
            for (const size of sizes) {
              await page.setViewportSize(size);
              const at = `card game of ${players} at ${size.width}×${size.height}`;
              const partners = players === 3 ? ', .rows [data-line]' : ''; // more of them scroll
              const controls = `.hand .slot, .item strong, .main${partners}`;
              await expect.poll(() => hidden(page, controls), at).toEqual([]); // once the page has moved
            }
          }
          // The league's has the most buttons; each is one row high.
          await page.goto(`/replay/${await finishedTable(page, 'soccer', 4)}#120`);
          await page.locator('.place').first().waitFor();
          await tidyAt(page, sizes, 'replay of the league');
          for (const size of sizes) {
            await page.setViewportSize(size);
            const buttons = page.locator('.tools .button');
            const high = await buttons.evaluateAll((all) => all.map((e) => e.getBoundingClientRect().height));
            expect.soft(Math.max(...high), `${size.width}×${size.height}`).toBeLessThan(48);
          }
          const table = await finishedTable(page, 'base', 4);
          await page.goto(`/replay/${table}#120`);
          await page.locator('.place').first().waitFor();
          await tidyAt(page, sizes, 'replay');
          await page.goto(`/t/${table}`);
          await page.locator('dialog .stats svg').first().waitFor();
          await tidyAt(page, sizes, 'end');
        });

        test('the island keeps its size through a turn', async ({ page }) => {
          const start = record(
            ['bbbblllwwgoo', 'ww', '-'],
            { phase: 'roll', rolled: false },
            { cards: ['knight'] },
          );
          for (const size of sizes) {
            await page.setViewportSize(size);
            await openTable(page, tableFrom(start, [me, bot, bot]));
            const main = page.locator('button.main');
            const measured: string[] = [];
            const measure = async () => {
              const box = (await page.locator('.board > svg').boundingBox())!;
              measured.push([box.x, box.y, box.width, box.height].join(' '));
            };
            await main.waitFor();
            await measure();
            await page.locator('.development').first().click(); // the knight's panel
            await measure();
            await page.locator('.development').first().click();
            await main.click();
            await page.locator('.main[data-line$="end"], .place.hex.lit, .ask').first().waitFor();
            await measure();
            const seven = page.locator('.place.hex.lit');
            if ((await seven.count()) > 0 || (await page.locator('.ask').count()) > 0) continue; // fair dice
            await page.locator('.item.ready').first().click();
            await measure();
            await page.locator('.place.edge.lit').first().press('Enter');
            const confirm = page.locator('.confirm .primary');
            if (await confirm.isVisible()) await confirm.click();
            await page.locator('.bar [data-undo]').waitFor();
            await measure();
            await page.locator('[data-trade]').click();
            await measure();
            expect.soft(new Set(measured), `${size.width}×${size.height}`).toEqual(new Set([measured[0]]));
          }
        });
      });
  });
