/** Every page and dialog of the desk at every size, in both languages: nothing lies on anything, is cut, or off screen. */
import type { Page } from '@playwright/test';
import { Day, expect, kNames, kPhone, organiserLink, test, type Visit } from './desk';
import { Looker } from '../looker';
import type { Size } from '../tidy';

const kShort: Size[] = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];
const kLong: Size[] = [
  ...kShort,
  { width: 844, height: 390 },
  { width: 720, height: 450 }, // 1440 × 900 at 200 %
];
const kRuns = [
  { name: 'short', sizes: kShort, languages: ['de'] }, // whose words are longer
  { name: 'long', sizes: kLong, languages: ['de', 'en'] },
];
const kLongNames = ['Bartholomäus Donaudampfschifffahrtskapitän', 'Maximiliane Wittgenstein-Hohenfels'];

async function open(day: Day): Promise<void> {
  await day.do('staff', { name: 'Olga Ort', role: 'referee' });
  const players = [...kLongNames, ...kNames.slice(0, 16)].map((name, i) => ({
    name,
    club: i % 3 ? '' : 'North',
  }));
  await day.do('register', { players, check_in: true });
}

/** A page, and how to go to its sections. */
async function staff(day: Day, visit: Visit, address: string) {
  const page = await visit(address);
  const go = async (section: string) => {
    await page.goto(`/desk/${day.event}/${section}`);
    await page.getByRole('navigation').first().waitFor();
  };
  return { page, go };
}

const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').last().getByRole('button', { name, exact: true });

for (const { name, sizes, languages } of kRuns)
  test.describe(name, { tag: name === 'long' ? '@long' : [] }, () => {
    test('the desk is tidy before the first game', async ({ day, visit }) => {
      const looker = new Looker(sizes, languages);
      await open(day);
      await day.do('register', { players: [{ name: 'Yuri Yew', club: 'South' }] });
      const { page, go } = await staff(day, visit, organiserLink(day, '/setup'));
      await page.getByLabel('Name', { exact: true }).fill('Friederike von Schleswig-Sonderburg');
      await looker.dialog(page, 'Make a link', 'setup-link', async () => {
        await inDialog(page, 'Make a link').click();
        await page.getByRole('img', { name: 'QR code of the link' }).waitFor();
      });
      await looker.look(page, 'setup');
      await looker.dialog(page, /^Revoke the link/, 'setup-revoke');
      await go('players');
      await looker.look(page, 'players');
      await looker.dialog(page, 'Add players', 'players-add');
      await looker.dialog(page, 'Add players', 'players-add-list', async () => {
        await page.getByRole('button', { name: 'From a spreadsheet' }).click();
        await page.getByLabel('Or paste it here').fill('name,club\nAnna Apfel,North\nAda Ash,');
      });
      await looker.dialog(page, 'Code of conduct', 'players-texts');
      await looker.dialog(page, /^Bartholomäus/, 'person');
      await looker.dialog(page, /^Bartholomäus/, 'person-drop', () => inDialog(page, 'Drop').click());
      await looker.dialog(page, /^Bartholomäus/, 'person-link', () =>
        inDialog(page, 'Personal link').click(),
      );
      await go('paper');
      await looker.dialog(page, 'Cards with QR codes', 'cards');
      await go('day');
      await looker.dialog(page, 'Plan the games', 'day-plan', () =>
        expect(inDialog(page, 'Take this plan')).toBeEnabled(),
      );
      await looker.look(page, 'day-before');
      await day.do('schedule');
      await day.do('publish', { game: '1.1', results: false });
      await looker.dialog(page, 'Start', 'day-start');
      await go('tables');
      await looker.look(page, 'tables-before');
      await looker.dialog(page, 'Turn limit', 'tables-limit');
      await page.goto('/desk');
      await page.getByRole('form', { name: 'Take over' }).waitFor();
      await looker.look(page, 'welcome');
      expect(looker.found).toEqual([]);
    });

    test('the desk is tidy while a game runs', async ({ day, visit }) => {
      const looker = new Looker(sizes, languages);
      await open(day);
      await day.do('schedule');
      await day.start('1.1');
      for (const table of [1, 2, 3]) await day.report('1.1', await day.table('1.1', table));
      await day.sign('1.1', 1);
      const refused = await day.table('1.1', 3);
      const member = { game: '1.1', table: 3, seen: refused.version, player: refused.players[2] };
      await day.do('refuse', { ...member, reason: 'I had eight points, and everybody at the table saw it' });
      await day.do('call', { game: '1.1', table: 4, about: 'A road is contested' });
      await day.do('call', { game: '1.1', table: 2, about: 'Please come.' });
      await day.do('warn', { player: 1, ground: 'shouted across the hall, twice' });
      const { page, go } = await staff(day, visit, organiserLink(day, '/day'));
      for (const section of ['day', 'players', 'tables', 'standings', 'bracket', 'paper', 'log', 'setup']) {
        await go(section);
        await looker.look(page, section);
      }
      await go('log');
      await looker.dialog(page, /^Undo entry/, 'log-undo');
      await go('tables/1-1/1');
      await looker.look(page, 'sheet-signed');
      await go('tables/1-1/2');
      await looker.look(page, 'sheet-reported');
      await looker.dialog(page, /refuses to sign/, 'sheet-refuse');

      const referee = await staff(day, visit, await day.link('referee', 'Ruth Rau'));
      await looker.look(referee.page, 'referee');
      await referee.go('tables/1-1/3');
      await looker.look(referee.page, 'sheet-refused');
      await referee.go('tables/1-1/4');
      await looker.look(referee.page, 'sheet-empty');
      await referee.page.getByRole('button', { name: 'Decide', exact: true }).click();
      await looker.look(referee.page, 'sheet-decide');
      await referee.page.getByRole('button', { name: 'Cancel', exact: true }).click();
      for (const [row, points] of [10, 8, 1].entries())
        await referee.page.locator(`[data-row="${row}"]`).fill(String(points));
      await looker.look(referee.page, 'sheet-typed');
      for (const action of ['Ruling', 'Note', 'Turn limit', 'Dice are logged'])
        await looker.dialog(referee.page, action, `table-${action.toLowerCase().replaceAll(' ', '-')}`);
      await referee.go('tables/1-1/1');
      await referee.page.getByRole('button', { name: 'Correct', exact: true }).click();
      await looker.look(referee.page, 'sheet-correct');
      const winner = (await day.table('1.1', 2)).winner!;
      await referee.go('referee');
      await referee.page.getByRole('combobox', { name: 'Player' }).fill(String(winner));
      for (const action of ['Warn', 'Disqualify'])
        await looker.dialog(referee.page, 'Open', `person-${action.toLowerCase()}`, () =>
          inDialog(referee.page, action).click(),
        );
      expect(looker.found).toEqual([]);
    });

    test('the desk is tidy from the ranking to the champion', async ({ day, visit }) => {
      const looker = new Looker(sizes, languages);
      await open(day);
      await day.playPreliminaries(0);
      const { page, go } = await staff(day, visit, organiserLink(day, '/standings'));
      await page.locator('tbody button').nth(1).click();
      await looker.look(page, 'standings-why');
      await go('day');
      await looker.dialog(page, 'Post the tables', 'lots');
      await looker.dialog(page, 'Post the tables', 'lots-by-hand', async () => {
        const hand = inDialog(page, 'Drawn by hand');
        if (await hand.isVisible()) await hand.click();
      });
      await day.do('advance');
      await looker.dialog(page, 'Confirm the board', 'board');
      await day.do('layout', { game: 'semi', confirmed: true });
      await go('tables/semi/1');
      await looker.look(page, 'choosing');
      await go('bracket');
      await looker.look(page, 'bracket-semi');
      await day.choose('semi');
      await day.start('semi');
      await day.finish('semi');
      await go('day');
      await looker.look(page, 'day-semi');
      await day.do('advance');
      await day.choose('final');
      await go('tables/final');
      await looker.dialog(page, 'Name the banker', 'banker');
      await day.do('banker', { game: 'final', table: 1, name: 'Rolf Ruhe' });
      await go('tables/final/1');
      await looker.look(page, 'final-before');
      await day.start('final');
      await day.finish('final');
      await go('day');
      await looker.look(page, 'day-champion');
      await day.do('publish', { game: 'final', results: true });
      for (const section of ['day', 'bracket', 'standings', 'paper', 'tables/final/1', 'log']) {
        await go(section);
        await looker.look(page, `over-${section.replaceAll('/', '-')}`);
      }
      const phone = await visit(await day.link('player', 1), kPhone);
      await looker.look(phone, 'phone-over');
      expect(looker.found).toEqual([]);
    });

    test('phones, projector and public page are tidy', async ({ day, visit }) => {
      const looker = new Looker(sizes, languages);
      await open(day);
      const hall = await visit(await day.link('display', 'Hall'));
      const all = await visit(await day.link('public', 'Everybody'));
      const phone = await visit(await day.link('player', 1), kPhone);
      const look = async (moment: string) => {
        for (const [who, page] of Object.entries({ hall, all, phone }))
          await looker.look(page, `${who}-${moment}`);
      };
      await look('before');
      await day.do('schedule');
      await day.start('1.1');
      await phone.getByRole('button', { name: 'Report the result' }).waitFor();
      await look('seats');
      await looker.dialog(phone, 'Call a referee', 'phone-call');
      await looker.dialog(phone, 'Dice are logged', 'phone-dice');
      await looker.dialog(phone, 'Leave the tournament', 'phone-leave');
      await phone.getByRole('button', { name: 'Report the result' }).click();
      await phone.locator('[data-row="0"]').fill('12');
      await looker.look(phone, 'phone-report');
      const mine = (await day.document()).games[0]!.tables.find((one) => one.players.includes(1))!;
      await day.report('1.1', mine);
      await phone.reload();
      await phone.getByRole('button', { name: 'Yes, I confirm' }).waitFor();
      await looker.look(phone, 'phone-confirm');
      await looker.dialog(phone, "I don't agree", 'phone-refuse');
      await day.finish('1.1');
      await day.do('publish', { game: '1.1', results: true });
      await phone.locator('details summary').waitFor();
      await look('standings');
      for (const game of ['1.2', '1.3']) {
        await day.start(game);
        await day.finish(game);
        await day.do('publish', { game, results: true });
      }
      await day.do('advance');
      await day.do('layout', { game: 'semi', confirmed: true });
      const first = (await day.table('semi', 1)).selection[0]!;
      const chooser = await visit(await day.link('player', first), kPhone);
      await looker.look(chooser, 'phone-choose');
      await look('semi');
      await day.beginFinal('Rolf Ruhe');
      await day.finish('final');
      await day.do('publish', { game: 'final', results: true });
      await look('champion');
      expect(looker.found).toEqual([]);
    });
  });
