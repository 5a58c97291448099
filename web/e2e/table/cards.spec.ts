/** The card game's table: what can be built, how it is paid, and what lies open. */
import type { Page } from '@playwright/test';
import { expect, openTable, test } from '../server';

const me = { kind: 'me', name: 'Ada' };
const bot = { kind: 'bot', bot: 'random' };
const seat = (hand: string) => ({
  hand,
  roads: 'A',
  knights: '',
  settlements: 0,
  cities: 0,
  expansions: [],
  left: false,
});

async function open(page: Page, more: object = {}): Promise<void> {
  const position = {
    game: 'struggle',
    players: 3,
    seats: [seat('blgggggooo'), seat('bl'), seat('wg')],
    turn: { seat: 1, number: 5, phase: 'build', built: [] },
    market: 'bblwg',
    discard: 'bbw',
    arrow: 'white',
    ...more,
  };
  const record = `format: 1\ngame: struggle\nplayers: ["Ada","Ben","Cleo"]\nposition: ${JSON.stringify(position)}\n\n`;
  await openTable(page, {
    game: 'struggle',
    seats: [me, bot, bot],
    pace: 0,
    from: { record, line: 0 },
  });
}

test('three of a kind may pay also where the plain price is in hand', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Pay otherwise' }).click();
  const road = page.getByRole('dialog').getByRole('region', { name: 'Road' });
  await road.locator('button[data-line$="pay bggg"]').click();
  const hand = page.getByRole('group', { name: 'Your hand', exact: true });
  await expect(hand.getByRole('button', { name: 'Give 2 grain' })).toBeVisible();
  await expect(hand.getByRole('button', { name: 'Give 1 lumber' })).toBeVisible();
  await expect(hand.getByRole('button', { name: /brick/ })).toHaveCount(0);
});

test('what the table does not allow is not offered, however rich the hand, and says why', async ({
  page,
}) => {
  await open(page);
  const city = page.getByRole('group', { name: 'Build' }).getByRole('button', { name: 'City' });
  await expect(city).toHaveAttribute('aria-disabled', 'true');
  await city.click({ force: true });
  await expect(page.getByText('City: You have no settlement to turn over.')).toBeVisible();
});

test('the discards lie open', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Discards 3' }).click();
  await expect(page.getByRole('dialog', { name: 'Discards' }).getByText('2 brick')).toBeAttached();
});

test('several cards are taken from a hand before any is given', async ({ page }) => {
  await open(page, {
    seats: [{ ...seat('bl'), roads: 'ABA' }, seat('wwww'), seat('g')],
    turn: { seat: 1, number: 5, phase: 'trade' },
  });
  await expect(page.getByRole('button', { name: /^Take 2 cards from/ })).toHaveCount(1); // seat 3 has only one
  await page.locator('button[data-line="1 swap 2 2"]').click();
  const giving = page.getByRole('region', { name: 'Give cards back' });
  await giving.getByRole('button', { name: /brick \+1/ }).click();
  await giving.getByRole('button', { name: /lumber \+1/ }).click();
  await giving.locator('button[data-confirm]').click();
  const hand = page.getByRole('group', { name: 'Your hand', exact: true });
  await expect(hand.getByRole('button', { name: 'Give 2 wool' })).toBeVisible();
  await expect(page.getByText(/takes .* and gives/).first()).toBeVisible();
});
