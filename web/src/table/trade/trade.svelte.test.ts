// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { countsOf } from '../../notation/bundle';
import { parseLine } from '../../notation/line';
import type { IslandView } from '../../notation/view';
import { Draft } from './draft.svelte';
import { kIsland, sceneOf } from '../examples';
import { refusedBy } from './offers';
import { sceneContext, type Scene } from '../scene';
import TradeTray from './TradeTray.svelte';

afterEach(cleanup);

const log = (...lines: string[]) => lines.map((text, i) => ({ version: i + 1, line: parseLine(text) }));
const kOffer = { give: 'b', want: 'w', to: [2], answers: [null, null] };

test('an offer is refused by those who refused it, until something else happens', () => {
  expect(refusedBy(log('1 offer b w', '2 refuse', '3 refuse'), 1)).toEqual([2, 3]);
  expect(refusedBy(log('1 offer b w', '2 refuse', '3 refuse'), 2)).toEqual([]);
  expect(refusedBy(log('1 offer b w', '2 refuse', '1 withdraw'), 1)).toEqual([]);
  expect(refusedBy(log('2 refuse'), 1)).toEqual([]);
});

function show(given: Partial<Scene> & { view: IslandView }, draft: Draft, opened = true) {
  const { scene, played } = sceneOf(['1 bank bbbb o', '1 bank bbbb w']);
  const props = { view: given.view, me: 1, draft, opened, onclose: () => {} };
  const tray = render(TradeTray, { props, context: sceneContext({ ...scene, open: ['offer'], ...given }) });
  return { ...tray, played };
}

test('what was refused is said, with the cards still chosen', async () => {
  const draft = new Draft('b', 'w');
  const refused = log('1 offer b w', '2 refuse');
  const { played, rerender } = show({ view: kIsland, log: refused }, draft);
  expect(screen.getByRole('status').textContent).toContain('Refused: Ben');
  await rerender({ view: { ...kIsland, turn: { ...kIsland.turn, offer: kOffer } } });
  expect(screen.getByRole('status').textContent.trim()).toBe('');
  await rerender({ view: kIsland });
  await fireEvent.click(screen.getByRole('button', { name: 'Offer' }));
  expect(played).toEqual(['1 offer b w']);
});

test('the bank takes whole lots, and only what it lists', async () => {
  const view = { ...kIsland, seats: [{ ...kIsland.seats[0]!, hand: 'bbbbl' }, kIsland.seats[1]!] };
  const draft = new Draft('l', 'b');
  const { played } = show({ view }, draft);
  const bank = screen.getByRole<HTMLButtonElement>('button', { name: 'With the bank' });
  expect(bank.disabled).toBe(true);
  await fireEvent.click(screen.getByRole('button', { name: /4 to 1/ }));
  expect([draft.giving, draft.wanting]).toEqual([countsOf('bbbb'), countsOf('-')]);
  expect(bank.disabled).toBe(true);
  await fireEvent.click(screen.getByRole('button', { name: /^You want: ore \+1/ }));
  await fireEvent.click(bank);
  expect(played).toEqual(['1 bank bbbb o']);
});

test('cards that are gone from the hand can no longer be offered', () => {
  show({ view: kIsland }, new Draft('bb', 'w'));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Offer' }).disabled).toBe(true);
});

test('whoever opens the tray is in it, and back at its button when it closes', () => {
  const button = document.body.appendChild(document.createElement('button'));
  button.dataset.trade = '';
  const tray = show({ view: kIsland }, new Draft());
  expect(document.activeElement?.getAttribute('aria-label')).toContain('You give: brick');
  tray.unmount();
  expect(document.activeElement).toBe(button);
  button.remove();
});

test('an offer that comes takes nobody away from what they write', () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  const tray = show({ view: kIsland }, new Draft(), false);
  expect(document.activeElement).toBe(field);
  tray.unmount();
  expect(document.activeElement).toBe(field);
  field.remove();
});
