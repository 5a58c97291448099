// @vitest-environment happy-dom
/** What pages say after something was done, refused or decided: once, to whom it concerns, and no longer than it holds. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { router } from '../../lib/router.svelte';
import { settings as device } from '../../lib/settings.svelte';
import { FakeSocket } from '../../wire/fake_socket';
import { RefusedError } from '../client';
import DoneNotices from '../shell/DoneNotices.svelte';
import { kDocument, kEmptyTable, kGame, kReported } from '../examples';
import { fakeDesk, me } from '../fake_desk';
import AddPlayers from '../people/AddPlayers.svelte';
import MyTable from '../player/MyTable.svelte';
import PlayerPage from '../player/PlayerPage.svelte';
import BankerDialog from '../tables/BankerDialog.svelte';
import SheetEntry from '../tables/SheetEntry.svelte';
import { t } from './texts';
import type { Mine, Sentence, Table } from '../types';

beforeEach(() => vi.stubGlobal('WebSocket', FakeSocket));
afterEach(() => {
  cleanup();
  device.language = 'en';
  vi.unstubAllGlobals();
});

const shown = () => document.body.textContent.replace(/\s+/g, ' ');
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

const kSheet: Table = { ...kReported, signed: [1, 2] };

function myGame(news: Partial<Table>, can: string[] = []) {
  const sheet = { ...kSheet, ...news };
  return { game: '1.2', table: 3, position: 1, going: '', can, sheet } as Mine['games'][number];
}

test('of a refusal that was decided a player reads the decision, and nobody’s signature', () => {
  const { context } = fakeDesk({});
  const look = (news: Partial<Table>) => {
    render(MyTable, { props: { mine: myGame(news), player: 4 }, context });
    const said = shown();
    cleanup();
    return said;
  };
  const refusal = 'Ben: not counted';
  const refused = look({ state: 'refused', refusal });
  expect(refused).toContain('A referee comes and decides.');
  expect(refused).toContain('✓');
  const decided = look({ state: 'decided', refusal, decision: 'Rita Rat: 9 points' });
  expect(decided).toContain('A referee has decided. Rita Rat: 9 points');
  expect(decided).not.toContain('comes and decides');
  expect(decided).not.toMatch(/✓|Signed/);
});

test('whoever leaves is spoken to, and told what is missing', async () => {
  device.language = 'de';
  const mine = { player: 4, rank: null, games: [myGame({ state: 'empty' }, ['report'])] } as unknown as Mine;
  const { context } = fakeDesk({
    mine,
    phase: 'playing',
    games: [{ ...kGame, started: true }],
    me: { ...kDocument.me, role: 'player', player: 4, may: ['drop'] },
    possible: ['1.2', '1.3'].map((from) => ({ do: 'drop', from, players: [[4, 4]] })),
  });
  render(PlayerPage, { context });
  await fireEvent.click(button('Turnier verlassen'));
  expect(shown()).toContain('Sofort: Die laufende Partie geht ohne dich weiter');
  const hint = () => screen.getByText('Bitte zuerst ausfüllen.').style.visibility;
  expect(hint()).toBe('visible');
  const field = screen.getByLabelText('Grund');
  expect(field.closest('.desk')).not.toBeNull(); // whose look it has
  await fireEvent.input(field, { target: { value: 'der Zug' } });
  expect(hint()).toBe('hidden');
});

test('who was added, or was not, is said until something else is asked', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')));
  const why: Sentence = { code: 'plain', args: { text: 'Ada is there twice.' }, text: 'Ada is there twice.' };
  let good = true;
  const { desk, context } = fakeDesk(me(['register']));
  desk.send = () => {
    if (!good) return Promise.reject(new RefusedError({ code: 'refused', error: why.text, why } as never));
    desk.doc = { ...desk.state, players: [...desk.state.players, kDocument.players[0]!] };
    return Promise.resolve(null as never);
  };
  render(AddPlayers, { props: { onclose: () => {} }, context });
  const add = async () => {
    await fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Dan' } });
    await fireEvent.click(button('Add'));
  };
  await add();
  await waitFor(() => expect(shown()).toContain('1 player added.'));
  good = false;
  await add();
  await waitFor(() => expect(shown()).toContain('Ada is there twice.'));
  expect(shown()).not.toContain('1 player added.');
  await fireEvent.click(button('From a spreadsheet'));
  expect(shown()).not.toContain('Ada is there twice.');
});

test('what the rules remark is a warning, and goes with the page it was said on', async () => {
  history.pushState(null, '', '/desk/spring/tables/1-2/3');
  router.go('/desk/spring/tables/1-2/3');
  const { desk, context } = fakeDesk({});
  const notices: Sentence[] = [{ code: 'plain', args: {}, text: 'The referee explains the rules first.' }];
  render(DoneNotices, { context });
  desk.last = {
    command: { do: 'start' },
    done: { version: 42, entries: [42], words: [], notices, can_undo: true },
  };
  await waitFor(() => expect(document.querySelector('.tell.warn')?.textContent).toContain('explains'));
  router.go('/desk/spring/tables/1-2/4'); // the next sheet
  await Promise.resolve();
  expect(shown()).toContain('explains');
  router.go('/desk/spring/players');
  await waitFor(() => expect(shown()).not.toContain('explains'));
});

test('in the final a judge is proposed as banker before a referee', () => {
  const names = ['Judith Hof', 'Rita Rat'];
  const { context } = fakeDesk({ possible: [{ do: 'banker', game: 'final', tables: [[3, 3]], names }] });
  const game = { ...kGame, game: 'final' };
  render(BankerDialog, { props: { game, table: kEmptyTable, onclose: () => {} }, context });
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('Judith Hof');
});

test('the boxes of a sheet say that they are for points', () => {
  const { context } = fakeDesk({ games: [{ ...kGame, started: true }] });
  render(SheetEntry, { props: { game: '1.2', table: kEmptyTable, purpose: 'report' }, context });
  expect(screen.getAllByText('Points')).toHaveLength(1);
});

test('one point is one', () => {
  expect(t('sheet.wrong.points', { n: 1 })).toMatch(/^1 point can't be/);
  expect(t('sheet.wrong.points', { n: 0 })).toMatch(/^0 points can't be/);
  device.language = 'de';
  expect(t('sheet.wrong.points', { n: 1 })).toMatch(/^1 Punkt geht nicht/);
  expect(t('sheet.wrong.points', { n: 23 })).toMatch(/^23 Punkte gehen nicht/);
});
