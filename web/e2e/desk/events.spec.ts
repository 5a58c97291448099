/** Several preliminary events: whoever plays two has the score of the better one, never a mixture (1.3). */
import type { Document } from '../../src/desk/types';
import { expect, organiserLink, test } from './desk';

/** Wins and points of a player in one event, or nothing where they did not play. */
function score(doc: Document, event: number, player: number): [number, number] | null {
  const sheets = doc.games
    .filter((g) => g.game.startsWith(`${event}.`))
    .flatMap((g) => g.tables)
    .filter((one) => one.order.includes(player));
  if (sheets.length === 0) return null;
  const points = sheets.map((one) => one.points[one.order.indexOf(player)]!);
  return [sheets.filter((one) => one.winner === player).length, points.reduce((a, b) => a + b)];
}

test('two preliminary events, and the better one counts', async ({ day, visit }) => {
  const page = await visit(organiserLink(day, '/setup'));
  await page.getByLabel('Preliminary events').fill('2');
  await page.getByLabel('Preliminary events').blur();
  await expect(page.locator('.desk-done')).toContainText('Saved');
  await day.playEvent(1, 8);

  // Ada does not come to the second event; Ivo comes to it alone.
  await day.do('register', { players: [{ name: 'Ivo Ivy' }] });
  await page.goto(`/desk/${day.event}/players`);
  await expect(page.getByRole('button', { name: 'Expected 9' })).toBeVisible();
  await page.getByRole('button', { name: 'Check in Ivo Ivy' }).click();
  await expect(page.getByRole('button', { name: 'Here 1' })).toBeVisible();
  await day.do('check_in', { players: [2, 3, 4, 5, 6, 7, 8], accepted: true, event: 2 });
  await day.playEvent(2, 0);

  const doc = await day.document();
  const counted = doc.standings.map(({ player, event, wins, points }) => ({ player, event, wins, points }));
  for (const one of counted) {
    const own = score(doc, one.event, one.player)!;
    const other = score(doc, 3 - one.event, one.player);
    expect([one.wins, one.points]).toEqual(own);
    if (other) expect(own[0] > other[0] || (own[0] === other[0] && own[1] >= other[1])).toBe(true);
  }
  const event = (player: number) => counted.find((one) => one.player === player)!.event;
  expect([event(1), event(9)]).toEqual([1, 2]);

  await page.goto(`/desk/${day.event}/standings`);
  const row = page.getByRole('row').filter({ hasText: 'Ivo Ivy' });
  await expect(row.getByRole('cell').last()).toHaveText('2');
  await row.getByRole('button').click();
  await expect(page.getByText(/^Event 2, game 3/).first()).toBeVisible();
});

test('semi-finals on another day have a check-in of their own', async ({ day, visit }) => {
  await day.do('set', { key: 'semifinal_day', value: '2026-06-01' });
  await day.playPreliminaries(17);
  const page = await visit(organiserLink(day, '/players'));
  await page.getByRole('button', { name: 'Check in Ada Ash' }).click();
  await expect(page.getByRole('button', { name: 'Check in Ada Ash' })).toHaveCount(0);
  await page.getByLabel('Name, club or number; Enter checks in').fill('ben');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await day.document()).players.filter((p) => p.arrived).length).toBe(2);
});
