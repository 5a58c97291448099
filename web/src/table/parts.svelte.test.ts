// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import Board from '../board/Board.svelte';
import { parseLine } from '../notation/line';
import { question } from './hand/ask';
import BuildBar from './hand/BuildBar.svelte';
import Chat from './log/Chat.svelte';
import { kIsland, sceneOf } from './examples';
import type { LiveTable } from './live.svelte';
import Log from './log/Log.svelte';
import MainBar from './MainBar.svelte';
import MonopolyDialog from './hand/MonopolyDialog.svelte';
import Price from './hand/Price.svelte';
import { sceneContext, type Scene } from './scene';
import StandstillHint from './StandstillHint.svelte';
import Absence from './seats/Absence.svelte';
import SeatChip from './seats/SeatChip.svelte';
import TableTools from './TableTools.svelte';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const kBar = { trading: false, revising: false, ontrade: () => {}, onrevise: () => {} };

test.each([
  ['Place the robber', ['1 robber 3', '1 robber 4'], { phase: 'robber' }],
  ['Choose 4 cards to discard', ['1 discard b'], { phase: 'discard', owes: [4, 0] }],
  ['Place your settlement', ['1 settle 3'], { phase: 'opening' }],
])('what is only asked for is no button: %s', (words, legal, turn) => {
  render(MainBar, { props: kBar, context: sceneContext(sceneOf(legal, turn).scene) });
  expect(screen.getByRole('status').textContent).toContain(words);
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('what the main button says is what it does', async () => {
  const { scene, played } = sceneOf(['1 end']);
  render(MainBar, { props: kBar, context: sceneContext(scene) });
  expect(screen.queryByRole('status')).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'End turn' }));
  expect(played).toEqual(['1 end']);
});

test('whom to steal from is asked only where there is a choice', async () => {
  const { scene, played } = sceneOf(['1 steal 2'], { phase: 'steal' });
  expect(question(scene)).toBeNull();
  render(MainBar, { props: kBar, context: sceneContext(scene) });
  await fireEvent.click(screen.getByRole('button', { name: 'Steal from Ben' }));
  expect(played).toEqual(['1 steal 2']);
  const { scene: more } = sceneOf(['1 steal 2', '1 steal 3'], { phase: 'steal' });
  expect(question(more)?.answers.map(({ line }) => line)).toEqual(['1 steal 2', '1 steal 3']);
});

test('a price shows which of its cards the hand lacks', () => {
  const { container } = render(Price, { props: { cost: 'ggooo', hand: 'bgoo' } });
  const cards = [...container.querySelectorAll('.price > span')];
  expect(cards.map((one) => one.classList.contains('lacking'))).toEqual([false, true, false, false, true]);
});

test('a monopoly is chosen, changed, and then demanded', async () => {
  const { scene, played } = sceneOf(['b', 'l', 'w', 'g', 'o'].map((kind) => `1 monopoly ${kind}`));
  let closed = 0;
  render(MonopolyDialog, { props: { onclose: () => ++closed }, context: sceneContext(scene) });
  const demand = screen.getByText<HTMLButtonElement>('Play the card');
  expect(demand.disabled).toBe(true);
  for (const kind of ['wool', 'ore']) await fireEvent.click(screen.getByText(kind));
  expect([played, closed]).toEqual([[], 0]);
  await fireEvent.click(demand);
  expect([played, closed]).toEqual([['1 monopoly o'], 1]);
});

/** Whether the first of two elements is drawn before the second, and so under it. */
const under = (a: Element, b: Element) =>
  (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

test('outlines of hexes lie under the pieces, those of nodes and edges over them', () => {
  const choices = ['1 robber 3', '1 settle 3', '1 road 20-31'].map(parseLine);
  const props = { view: kIsland, choices, confirm: true, name: String, describe: String, onchoose: () => {} };
  const { container } = render(Board, { props });
  const pieces = container.querySelector('.pieces')!;
  const lit = (kind: string) => [...container.querySelectorAll(`.place.${kind}.lit`)];
  expect(['hex', 'node', 'edge'].map((kind) => lit(kind).length)).toEqual([1, 1, 1]);
  expect(under(lit('hex')[0]!, pieces)).toBe(true);
  for (const one of [...lit('node'), ...lit('edge')]) expect(under(pieces, one)).toBe(true);
});

test('what is half written in the waiting room is still there at the table, with the cursor in it', async () => {
  const sent: unknown[] = [];
  const link = { past: [], view: null, send: (message: object) => void sent.push({ ...message }) };
  const live = $state({ me: 1, draft: '', link, accounts: [], names: [] }) as unknown as LiveTable;
  const field = () => screen.getByLabelText<HTMLInputElement>('Say something');
  const room = render(Chat, { props: { live } });
  expect(document.activeElement).not.toBe(field());
  await fireEvent.input(field(), { target: { value: 'Good lu' } });
  room.unmount();
  render(Chat, { props: { live } });
  expect(field().value).toBe('Good lu');
  expect(document.activeElement).toBe(field());
  await fireEvent.submit(field().form!);
  expect([sent, live.draft]).toEqual([[{ t: 'say', text: 'Good lu' }], '']);
});

test('a long log begins with its newest lines, and the earlier ones can be had', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  const { scene } = sceneOf([]);
  const line = parseLine('* dice 2 1');
  const log = Array.from({ length: 8 }, (_, i) => ({ version: i + 1, line })) as unknown as Scene['log'];
  const { container } = render(Log, { props: { page: 5 }, context: sceneContext({ ...scene, log }) });
  const entries = () => container.querySelectorAll('li.dice').length;
  expect(entries()).toBe(5);
  await fireEvent.click(screen.getByText('Earlier lines'));
  expect(entries()).toBe(8);
  expect(screen.queryByText('Earlier lines')).toBeNull();
});

const chip = (scene: Scene, seat: number) => {
  const { container } = render(SeatChip, {
    props: { seat, onopen: () => {} },
    context: sceneContext(scene),
  });
  return container.textContent.replace(/\s+/g, ' ');
};

test.each([
  ['left', 'has left'],
  ['lost', 'not connected'],
])('whoever %s is said to be so', (state, words) => {
  const { scene } = sceneOf([]);
  const other = words === 'has left' ? 'not connected' : 'has left';
  const presence = [{ state: 'here' }, { state }] as unknown as Scene['presence'];
  const said = chip({ ...scene, presence }, 2);
  expect(said).toContain(words);
  expect(said).not.toContain(other);
});

test('my own chip says that it is mine', () => {
  const { scene } = sceneOf([]);
  expect([chip(scene, 1).includes('you'), chip(scene, 2).includes('you')]).toEqual([true, false]);
});

test('the list of keys leads to the rules of this game', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {})); // nobody says what the server is called outside
  const link = { info: { seats: [] }, presence: { watching: 0 } };
  const live = { ...sceneOf([]).scene, link, ownSeats: [], table: 'abc', isMine: () => true };
  render(TableTools, { props: { live: live as unknown as LiveTable, onend: () => {} } });
  await fireEvent.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  const rules = screen.getByRole('link', { name: 'Rules of this game' });
  expect(rules.getAttribute('href')).toBe('/rules/base');
});

function buildButtons(hand: string, legal: string[], turn: object = {}): Record<string, string> {
  const seat = { ...kIsland.seats[0]!, hand };
  const props = { view: kIsland, seat, mode: null, onmode: () => {} };
  const { container } = render(BuildBar, { props, context: sceneContext(sceneOf(legal, turn).scene) });
  const items = [...container.querySelectorAll('.item')];
  return Object.fromEntries(
    items.map((item) => [item.querySelector('.name')!.firstChild!.textContent, item.textContent]),
  );
}

test('what can be paid for but built nowhere says so', () => {
  const said = buildButtons('bblwggooo', ['1 road 20-31']);
  expect(said['Settlement']).toContain('no place');
  expect(said['City']).toContain('no place');
  expect(said['Card']).toContain('none left');
  expect(said['Road']).not.toContain('no place');
  expect(screen.getByTitle('Settlement: no place for it now')).toBeTruthy();
});

test('what lacks cards says which, and before the roll nothing is said of places', () => {
  expect(buildButtons('bl', ['1 road 20-31'])['City']).not.toContain('no place');
  cleanup();
  const early = buildButtons('blwg', ['1 roll'], { phase: 'roll' });
  expect(early['Settlement']).not.toContain('no place');
  expect(screen.getByTitle('Settlement: not at this moment')).toBeTruthy();
});

test.each([
  [{ rounds: 50, left: 11 }, 0],
  [{ rounds: 50, left: 10 }, 1],
  [null, 0],
])('a game that stands still says so in its last rounds (%j)', (standstill, times) => {
  const { scene } = sceneOf([]);
  const view = { ...scene.view, game: 'duo', standstill } as Scene['view'];
  render(StandstillHint, { context: sceneContext({ ...scene, view }) });
  expect(screen.queryAllByText('10 rounds left.')).toHaveLength(times);
});

test('whoever watches is asked into a free seat, but not where the table is shown later', () => {
  for (const delay of [0, 60_000]) {
    const live = {
      me: null,
      state: 'playing',
      view: { players: 2 },
      names: ['Ada'],
      link: { past: [], presenceAt: 0, info: { delay } },
      presence: [{ state: 'open', grace: null }],
      isMine: () => false,
    } as unknown as LiveTable;
    render(Absence, { props: { live, onjoined: () => {} } });
    expect(screen.queryAllByText(/Do you want to play on in that place/)).toHaveLength(delay === 0 ? 1 : 0);
    cleanup();
  }
});
