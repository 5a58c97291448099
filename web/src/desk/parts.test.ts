// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings as device } from '../lib/settings.svelte';
import { FakeSocket } from '../wire/fake_socket';
import { RefusedError, type Client } from './client';
import DaySection from './day/DaySection.svelte';
import NextStep from './day/NextStep.svelte';
import type { Desk } from './desk.svelte';
import PublicPage from './display/PublicPage.svelte';
import { kDocument, kEmptyTable, kGame } from './examples';
import { fakeDesk } from './fake_desk';
import PaperSection from './paper/PaperSection.svelte';
import MyTable from './player/MyTable.svelte';
import PlayerPage from './player/PlayerPage.svelte';
import SettingsPanel from './setup/SettingsPanel.svelte';
import GameBar from './tables/GameBar.svelte';
import TableActions from './tables/TableActions.svelte';
import type { Document, Mine, Sentence } from './types';

beforeEach(() => vi.stubGlobal('WebSocket', FakeSocket));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The context of a desk that shows this. */
function deskWith(news: Partial<Document>, more: Partial<Desk> = {}) {
  const { desk, context } = fakeDesk(news);
  Object.assign(desk, more);
  return context;
}

const shown = () => document.body.textContent.replace(/\s+/g, ' ');

test('a tournament that was taken over says since when, and that the old place counts no more', () => {
  const day = (taken_over: string) => {
    const context = deskWith({ settings: { ...kDocument.settings, taken_over } });
    render(DaySection, { context });
  };
  day('');
  expect(shown()).not.toContain('taken over');
  cleanup();
  day('2026-05-01T09:30:00Z');
  expect(shown()).toMatch(/was taken over on this server \(.*1.*\)\. .* does not count: close it there/);
});

test('after somebody left, the games are planned again; before, they are planned', () => {
  const text: Sentence = { code: 'next_plan', args: {}, text: '' };
  const next = { do: 'schedule', game: '1.2', ready: true, text };
  render(NextStep, { context: deskWith({ next }) });
  expect(shown()).toContain('Somebody has come or left since the games were planned');
  expect(shown()).not.toContain('Plan the tables');
  cleanup();
  const games = [{ ...kGame, posted: false, tables: [] }];
  render(NextStep, { context: deskWith({ next, games }) });
  expect(shown()).toContain('Plan the tables of all three games.');
});

test('names that no font can print are told before anything is printed', async () => {
  const client = { glyphs: vi.fn(() => Promise.resolve({ missing: [4] })), print: vi.fn() };
  render(PaperSection, { context: deskWith({}, { client: client as unknown as Client }) });
  await waitFor(() => expect(shown()).toMatch(/No font .* can print these names.*: 明美/));
  expect(shown()).not.toContain('Ada');
  expect(client.print).not.toHaveBeenCalled();
});

test('a limit for all tables is the organiser’s to order; a referee gives one to a table', () => {
  const at = { do: 'limit', game: '1.2', tables: [[1, 9]] };
  const of = (role: 'organiser' | 'referee') =>
    deskWith({ possible: role === 'organiser' ? [{ do: 'limit', game: '1.2' }, at] : [at] });
  const limit = () => screen.queryAllByRole('button', { name: 'Turn limit' }).length;
  render(GameBar, { props: { game: kGame }, context: of('organiser') });
  expect(limit()).toBe(1);
  cleanup();
  render(GameBar, { props: { game: kGame }, context: of('referee') });
  expect(limit()).toBe(0);
  render(TableActions, { props: { game: kGame, table: kEmptyTable }, context: of('referee') });
  expect(limit()).toBe(1);
});

test.each(['the cards were not counted', 'the cards were not counted.', 'not counted!'])(
  'what a player refuses for ends like a sentence: %s',
  (reason) => {
    const sheet = { ...kEmptyTable, state: 'refused', refusal: `Ada: ${reason}` };
    const mine = { game: '1.2', table: 3, position: 1, going: null, can: [], sheet };
    const props = { mine: mine as unknown as Mine['games'][number], player: 4 };
    render(MyTable, { props, context: deskWith({}) });
    expect(shown()).toMatch(/ (not )?counted[.!] A referee comes and decides\./);
  },
);

test('settings that the server fixes by now say so', () => {
  render(SettingsPanel, { context: deskWith({ possible: [{ do: 'set', keys: ['name', 'events'] }] }) });
  expect(screen.getByLabelText<HTMLInputElement>('Name of the tournament').disabled).toBe(false);
  expect(screen.getByLabelText<HTMLInputElement>(/^Edition/).disabled).toBe(true);
  expect(shown().split('Fixed by now.')).toHaveLength(9); // all others
});

test('a day that there is not stays in sight, and is refused with its sentence', async () => {
  const sentence: Sentence = { code: 'no_such_day', args: {}, text: 'There is no such day: 2026-02-30.' };
  const refusal = { code: 'refused', error: sentence.text, why: sentence };
  const send = () => Promise.reject(new RefusedError(refusal as never));
  const settings: Document['settings'] = { ...kDocument.settings, date: '2026-02-31' };
  render(SettingsPanel, {
    context: deskWith({ settings, possible: [{ do: 'set', keys: ['date'] }] }, { send }),
  });
  const field = screen.getByLabelText<HTMLInputElement>('Date');
  expect([field.type, field.value]).toEqual(['text', '2026-02-31']); // a date field would show nothing
  await fireEvent.change(field, { target: { value: '2026-02-30' } });
  await waitFor(() => expect(shown()).toContain('There is no such day: 2026-02-30.'));
  expect(field.value).toBe('2026-02-31');
});

test.each([PlayerPage, PublicPage])(
  'a phone at the tournament has its own language and theme',
  async (page) => {
    const mine = { player: 4, rank: null, games: [] } as unknown as Mine;
    render(page as typeof PlayerPage, { context: deskWith({ mine }) });
    const options = (label: string) =>
      [...screen.getByLabelText<HTMLSelectElement>(label).options].map((one) => one.value);
    expect(options('Language')).toEqual(['en', 'de']);
    device.language = 'de';
    await waitFor(() => expect(options('Aussehen')).toEqual(['system', 'light', 'dark']));
    device.language = 'en';
  },
);
