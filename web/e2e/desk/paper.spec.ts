/** Paper: every print of the desk is a PDF of the chosen size, and cards carry the players' links. */
import type { APIResponse, Page } from '@playwright/test';
import { Day, expect, organiserLink, test } from './desk';

const kPrints = [
  ...['Seats by name', 'Seats by table', 'Table tents', 'Result sheets', 'Board'],
  ...['Standings', 'Finals', 'Report', 'Code of conduct'],
];
const kWidths = { A4: 595, Letter: 612 }; // of a page, in points

/** Presses a button of the page and hands over the PDF that the server answers. */
async function printed(page: Page, button: string, path: RegExp): Promise<string> {
  const answer = new Promise<APIResponse>((come) =>
    page.route(path, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response });
      come(response);
    }),
  );
  await page.getByRole('button', { name: button, exact: true }).click();
  const response = await answer;
  await page.unroute(path);
  expect(response.headers()['content-type'], button).toBe('application/pdf');
  return (await response.body()).toString('latin1');
}

async function sixteen(day: Day): Promise<void> {
  await day.begin(16);
  await day.finish('1.1');
}

for (const [size, width] of Object.entries(kWidths))
  test(
    `every print answers a PDF, on ${size}`,
    { tag: size === 'A4' ? [] : '@long' },
    async ({ day, visit }) => {
      await sixteen(day);
      const page = await visit(organiserLink(day, '/paper'));
      await page.getByRole('button', { name: size, exact: true }).click();
      for (const print of kPrints) {
        const pdf = await printed(page, print, /\/print\//);
        expect(pdf.slice(0, 5), print).toBe('%PDF-');
        const box = /\/MediaBox \[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf)!.slice(1).map(Number);
        expect(Math.floor(Math.min(...box)), print).toBe(width);
      }
    },
  );

test('cards give every player a link, and a QR code shows one on the screen', async ({ day, visit }) => {
  await sixteen(day);
  const page = await visit(organiserLink(day, '/paper'));
  await page.getByRole('button', { name: 'Cards with QR codes' }).click();
  expect(await printed(page, 'Cards for the 16 who have none', /\/links\/cards$/)).toMatch(/^%PDF-/);
  await expect(page.getByRole('button', { name: 'Everybody has a card' })).toBeDisabled();
  await page.goto(`/desk/${day.event}/setup`);
  await expect(page.getByText('16 players have a link')).toBeVisible();

  // A new link of a player takes the place of the card's.
  await page.goto(`/desk/${day.event}/players`);
  await page.getByRole('button', { name: /^Ada Ash/ }).click();
  await page.getByRole('button', { name: 'Personal link' }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const address = await page.getByLabel('Personal link').inputValue();
  const code = await page.request.post('/api/qr', {
    data: address,
    headers: { 'Content-Type': 'text/plain' },
  });
  const shown = await page.getByRole('img', { name: 'QR code of the link' }).getAttribute('src');
  expect(decodeURIComponent(shown!.split(',').slice(1).join(','))).toBe(await code.text());
  const phone = await visit(new URL(address).pathname + new URL(address).hash);
  await expect(phone.getByText('Ada Ash · number 1')).toBeVisible();
});
