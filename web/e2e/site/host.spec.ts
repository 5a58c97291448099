/** The page of the server's host. */
import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { expect, kProgram, test } from '../server';

/** With a wrong token the page says why it shows nothing; with the server's own it shows. */
async function showWith(
  page: Page,
  data: string,
  field: string,
  button: string,
  refusal: string,
): Promise<void> {
  const right = execFileSync(kProgram, ['admin', '--data', data, 'token']).toString().trim();
  for (const token of ['wrong', right]) {
    await page.getByLabel(field).fill(token);
    await page.getByRole('button', { name: button }).click();
    if (token === 'wrong') await expect(page.getByRole('status')).toHaveText(refusal);
  }
}

test('the host sees tables, accounts and reports, and acts on them', async ({ page, server }) => {
  const seats = [{ kind: 'me', name: 'Ada' }, { kind: 'me', name: 'Ben' }, { kind: 'open' }];
  const made = await page.request.post('/api/tables', { data: { game: 'base', seats } });
  const table = (await made.json()) as { table: string; seats: { secret: string }[] };
  const report = { secret: table.seats[0]!.secret, seat: 2, text: 'He sings.' };
  await page.request.post(`/api/tables/${table.table}/report`, { data: report });
  await page.request.post('/api/account', { data: { name: 'Cleo', password: 'a long word' } });

  await page.goto('/admin');
  await showWith(page, server.data, 'Token', 'Show', 'Only the host of the server may do that.');

  const sung = page.getByRole('article').filter({ hasText: 'He sings.' });
  await expect(sung).toContainText('Ada (guest, seat 1) about Ben (guest, seat 2): He sings.');
  await expect(sung.getByRole('link')).toHaveAttribute('href', `/t/${table.table}`);
  await sung.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('No open reports.')).toBeVisible();
  const row = page.getByRole('row', { name: table.table });
  await row.getByRole('button', { name: 'Mute Ben' }).click();
  const cleo = page.getByRole('row', { name: /^Cleo/ });
  await cleo.getByRole('button', { name: 'Mute', exact: true }).click();
  await expect(cleo.getByRole('button', { name: 'Unmute', exact: true })).toBeVisible();
  let asked = '';
  page.on('dialog', (dialog) => {
    asked = dialog.message();
    void dialog.accept();
  });
  await cleo.getByRole('button', { name: 'Delete' }).click();
  await expect(cleo).toHaveCount(0);
  await row.getByRole('button', { name: 'Close' }).click();
  await expect(row).toHaveCount(0);
  expect(asked).toContain('without winner or places for Ada, Ben, open');
  await expect(page.getByRole('row', { name: /^Games that ended\. [1-9]/ })).toBeVisible();
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });
  test('the page of the host has no English on it', async ({ page, server }) => {
    const seats = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }];
    await page.request.post('/api/tables', { data: { game: 'duo', seats } });
    await page.goto('/admin');
    await expect(page).toHaveTitle('Longroad: Betrieb');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Longroad: Betrieb');
    await showWith(page, server.data, 'Schlüssel', 'Zeigen', 'Das darf nur, wer den Server betreibt.');
    await expect(page.getByRole('row', { name: /^Tische im Speicher/ })).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Die Insel zu zweit' }).first()).toBeVisible();
    const said = await page.locator('body').textContent();
    expect(said).not.toMatch(/\b(the|and|that|of|not|too)\b/i);
    const counters = await (await page.request.get('/metrics')).text();
    const helps = [...counters.matchAll(/^# HELP \S+ (.+)$/gm)].map((help) => help[1]!);
    expect(helps.length).toBeGreaterThan(10);
    for (const help of helps) expect(said).not.toContain(help);
  });
});
