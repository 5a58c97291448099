// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket } from '../../wire/fake_socket';
import { kDocument, kEmptyTable, kGame, kReport } from '../examples';
import { fakeDesk, me } from '../fake_desk';
import CallList from '../referee/CallList.svelte';
import type { Document, GameState, Table } from '../types';
import { onPaper } from './entry.svelte';
import GameBar from './GameBar.svelte';
import SheetPanel from './SheetPanel.svelte';

beforeEach(() => vi.stubGlobal('WebSocket', FakeSocket));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  onPaper.signed = false;
});

const shown = () => document.body.textContent.replace(/\s+/g, ' ');
const button = (name: string) => screen.queryByRole('button', { name });
const table: Table = { ...kEmptyTable, table: 1, players: [1, 2, 3, 4] };
const signed: Table = { ...table, state: 'signed', order: [1, 2, 3, 4], points: [10, 8, 7, 6], winner: 1 };
const played: GameState = { ...kGame, started: true, finished: true, tables: [signed] };
const props = (game: GameState, one: Table) => ({ game, table: one, back: '/', onsaved: () => {} });

async function type(points: number[]): Promise<void> {
  const fields = document.querySelectorAll<HTMLInputElement>('[data-row]');
  for (const [row, one] of points.entries()) {
    await fireEvent.input(fields[row]!, { target: { value: String(one) } });
    await fireEvent.keyDown(fields[row]!, { key: 'Enter' });
  }
}

test('after the last points the keyboard comes to whether all have signed, until that is ticked', async () => {
  const { context } = fakeDesk({ ...me(['report', 'sign']), games: [{ ...kGame, started: true }] });
  render(SheetPanel, { props: props({ ...kGame, started: true }, table), context });
  await type([10, 8, 7, 6]);
  const box = screen.getByLabelText(/All have signed the paper/);
  await waitFor(() => expect(document.activeElement).toBe(box));
  await fireEvent.click(box);
  await type([10, 8, 7, 6]);
  await waitFor(() => expect(document.activeElement).toBe(button('Enter the sheet')));
});

test('a correction that was typed and not saved waits at its sheet, and publishing says so', async () => {
  const { context, sent } = fakeDesk({ ...me(['correct', 'publish']), games: [played] });
  const panel = () => render(SheetPanel, { props: props(played, signed), context });
  const { unmount } = panel();
  await fireEvent.click(button('Correct')!);
  await type([10, 9]);
  unmount();

  const bar = render(GameBar, { props: { game: played }, context });
  await fireEvent.click(button('Publish the results')!);
  expect(sent).toEqual([]);
  expect(shown()).toMatch(/typed into a sheet of this game and not saved.*Table 1.*Publish without it/);
  bar.unmount();

  panel();
  expect(document.querySelector<HTMLInputElement>('[data-row="1"]')!.value).toBe('9');
  await fireEvent.click(button('Cancel')!);
  cleanup();
  render(GameBar, { props: { game: played }, context });
  await fireEvent.click(button('Publish the results')!);
  expect(sent).toEqual([{ do: 'publish', game: '1.2', results: true }]);
});

test('another winner of a signed sheet is for a referee to enter, and that is said at the beginning', async () => {
  const sheet = { ...kReport, same_winner: true };
  const possible = [{ do: 'correct', game: '1.2', tables: [[1, 1]], sheet }];
  const { context } = fakeDesk({ games: [played], possible });
  render(SheetPanel, { props: props(played, signed), context });
  await fireEvent.click(button('Correct')!);
  expect(shown()).toContain('Another winner is for a referee to enter (1.1.3).');
  expect(document.querySelectorAll('[name="winner"]:disabled')).toHaveLength(4);
});

test('a plan that somebody has left says so, and neither its seats nor its start are offered', () => {
  const gone = { ...kDocument.players[2]!, status: 'dropped' as const };
  const game: GameState = { ...kGame, tables: [table] };
  const players = kDocument.players.map((p) => (p.player === 3 ? gone : p));
  const plan = { do: 'schedule', event: 1 };
  const seats = { do: 'publish', game: '1.2', results: false };
  const stale = fakeDesk({ possible: [plan, seats], games: [game], players });
  render(GameBar, { props: { game }, context: stale.context });
  expect(shown()).toContain('This plan is out of date: plan again. Not here any more: Cleo.');
  expect(button('Plan again')?.className).toContain('primary');
  for (const name of ['Publish the seats', 'Start']) expect(button(name)).toBeNull();
  cleanup();
  const possible = [plan, seats, { do: 'start', game: '1.2' }];
  render(GameBar, { props: { game }, context: fakeDesk({ possible, games: [game] }).context });
  for (const name of ['Publish the seats', 'Start']) expect(button(name)).not.toBeNull();
});

test('before a final can start, its bar leads to what is missing', async () => {
  const final: GameState = { ...kGame, game: 'final', layout_confirmed: true, tables: [table] };
  const day: Partial<Document> = {
    games: [final],
    game: 'final',
    possible: [{ do: 'banker', game: 'final', tables: [[1, 1]], names: ['Jon Juhl', 'Ruth Rau'] }],
  };
  const { context, sent } = fakeDesk(day);
  render(GameBar, { props: { game: final }, context });
  expect(button('Start')).toBeNull();
  await fireEvent.click(button('Name the banker')!);
  await fireEvent.click(button('Banker')!);
  expect(sent).toEqual([{ do: 'banker', game: 'final', table: 1, name: 'Jon Juhl' }]);

  cleanup();
  const choosing = { ...table, chosen: false, selection: [1, 2, 3, 4], chooses: 1 };
  const semi: GameState = { ...final, game: 'semi', tables: [choosing] };
  render(GameBar, { props: { game: semi }, context: fakeDesk({ games: [semi], possible: [] }).context });
  expect(button('Start')).toBeNull();
  expect(screen.getByRole('link', { name: 'Ada chooses' }).getAttribute('href')).toMatch(/tables\/semi\/1$/);
});

test('whoever went to a table that called closes the call', async () => {
  const call = { game: '1.2', table: 3, kind: 'call' as const, text: 'a road', by: 'Ada', at: '', going: '' };
  const calls = (going: string) =>
    fakeDesk({ ...me(['going', 'answered'], 'referee'), calls: [{ ...call, going }] });
  render(CallList, { context: calls('').context });
  expect(button('The call of table 3 is answered')).toBeNull();
  cleanup();
  const { context, sent } = calls('Ruth Rau');
  render(CallList, { context });
  await fireEvent.click(button('The call of table 3 is answered')!);
  expect(sent).toEqual([{ do: 'answered', game: '1.2', table: 3 }]);
});
