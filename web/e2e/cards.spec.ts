/** The card game's table: what can be built, how it is paid, and what lies open. */
import { expect, openTable, test } from './server';

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

test.beforeEach(async ({ page }) => {
  const position = {
    game: 'struggle',
    players: 3,
    seats: [seat('blgggggooo'), seat('bl'), seat('wg')],
    turn: { seat: 1, number: 5, phase: 'build', built: [] },
    market: 'bblwg',
    discard: 'bbw',
    arrow: 'white',
  };
  const record = `format: 1\ngame: struggle\nplayers: ["Ada","Ben","Cleo"]\nposition: ${JSON.stringify(position)}\n\n`;
  await openTable(page, {
    game: 'struggle',
    seats: [me, bot, bot],
    pace: 0,
    from: { record, line: 0 },
  });
});

test('three of a kind may pay also where the plain price is in hand', async ({ page }) => {
  await page.getByRole('button', { name: 'Pay otherwise' }).click();
  const road = page.getByRole('dialog').getByRole('region', { name: 'Road' });
  await road.locator('button[data-line$="pay bggg"]').click();
  const hand = page.getByRole('group', { name: 'Your hand' });
  await expect(hand.getByRole('button', { name: 'Give 2 grain' })).toBeVisible();
  await expect(hand.getByRole('button', { name: 'Give 1 lumber' })).toBeVisible();
  await expect(hand.getByRole('button', { name: /brick/ })).toHaveCount(0);
});

test('what the table does not allow is not offered, however rich the hand, and says why', async ({
  page,
}) => {
  const city = page.getByRole('group', { name: 'Build' }).getByRole('button', { name: 'City' });
  await expect(city).toHaveAttribute('aria-disabled', 'true');
  await city.click({ force: true });
  await expect(page.getByText('City: You have no settlement to turn over.')).toBeVisible();
});

test('the discards lie open', async ({ page }) => {
  await page.getByRole('button', { name: 'Discards 3' }).click();
  await expect(page.getByRole('dialog', { name: 'Discards' }).getByText('2 brick')).toBeAttached();
});
