/** A game without a front end of its own: a plain table with its position, its lines as buttons, its log. */
import { expect, openTable, test } from '../server';

const kRace = {
  game: 'race',
  options: { length: 10 },
  seats: [
    { kind: 'me', name: 'Robin' },
    { kind: 'bot', bot: 'random' },
  ],
  pace: 0,
};

test('the example game is played to its end by its legal lines, and replayed', async ({ page }) => {
  const table = await openTable(page, kRace);
  await expect(page.getByRole('group', { name: 'The position' })).toContainText('space');
  const lines = page.getByRole('group', { name: 'What you can do' });
  await expect(lines.getByRole('button', { name: 'walk' })).toBeVisible();
  await lines.getByRole('button', { name: 'walk' }).click();
  await expect(page.getByRole('list', { name: 'Log' })).toContainText('Robin walk');
  const over = page.locator('.ranking li');
  while ((await over.count()) === 0)
    await lines
      .getByRole('button', { name: 'roll' })
      .click({ timeout: 2000 })
      .catch(() => undefined); // the last line may have ended the game
  await expect(over).toHaveCount(2);
  await page.goto(`/replay/${table}#1`);
  await expect(page.getByRole('group', { name: 'The position' })).toContainText('number 2');
});

test('the plain table speaks German', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('longroad.settings.1', JSON.stringify({ language: 'de' })),
  );
  await openTable(page, kRace);
  await expect(page.getByRole('group', { name: 'Was du tun kannst' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Platz' })).toBeVisible();
});
