/** The pictures of the championship desk in docs/screenshots: the middle of a day. */
import { Day, kPhone, organiserLink, test } from './desk';
import { picture } from '../picture';

const kDesktop = { viewport: { width: 1280, height: 800 } };
const kProjector = { viewport: { width: 1920, height: 1080 } };

/** Two games are over, the third is being played: all kinds of sheets, and somebody calls. */
async function midday(day: Day): Promise<void> {
  await day.beginThird(20);
  await day.do('publish', { game: '1.2', results: true });
  for (const table of [1, 2]) await day.report('1.3', await day.table('1.3', table));
  await day.sign('1.3', 1);
  await day.do('call', { game: '1.3', table: 4, about: 'A road is contested' });
}

test('the championship desk', async ({ browser, day, visit }) => {
  await midday(day);
  const desk = await visit(organiserLink(day, '/day'), kDesktop);
  await desk.getByRole('heading', { name: 'Next step' }).waitFor();
  await picture(browser, desk, 'desk-day');
  await desk.goto(`/desk/${day.event}/tables/1-3/4`);
  for (const [row, points] of [10, 8, 7].entries())
    await desk.locator(`[data-row="${row}"]`).fill(String(points));
  await picture(browser, desk, 'desk-sheet');
  await desk.goto(`/desk/${day.event}/standings`);
  await desk.locator('tbody button').nth(1).click();
  await desk.getByRole('heading', { name: /^Why/ }).waitFor();
  await picture(browser, desk, 'desk-standings');

  const seat = (await day.table('1.3', 2)).players[1]!;
  const phone = await visit(await day.link('player', seat), kPhone);
  await phone.getByRole('button', { name: 'Yes, I confirm' }).waitFor();
  await picture(browser, phone, 'desk-player');
  const hall = await visit(await day.link('display', 'Hall'), kProjector);
  await hall.getByRole('region').waitFor();
  await picture(browser, hall, 'desk-projector');
});
