// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { parseLine } from '../notation/line';
import type { StruggleView } from '../notation/view';
import { sceneContext, type Scene } from '../table/scene';
import Centre from './Centre.svelte';

afterEach(cleanup);

const seat = { hand: 3, roads: 'A', knights: '', settlements: 1, cities: 0, expansions: [], left: false };

function show(arrow: 'white' | 'black', trades_left: number, ...lines: string[]): void {
  const view = {
    game: 'struggle',
    players: 3,
    options: {},
    seats: [{ ...seat, hand: 'bl' }, seat, seat],
    turn: { seat: 1, phase: 'trade', trades_left, built: [], owes: [0, 0, 0] },
    market: 'bblwg',
    discard: '',
    stack: 40,
    piles: { roads: 2, knights: 1, settlements: 1, expansions: ['church'] },
    events: { brigand: 3, market: 1 },
    arrow,
    arrow_way: arrow === 'white' ? 'clockwise' : 'against',
    arrow_next: arrow === 'white' ? [2, 3, 1] : [3, 1, 2],
  } as unknown as StruggleView;
  const scene = {
    view,
    state: 'playing',
    me: 1,
    names: ['Ada', 'Ben', 'Cleo'],
    toAct: [1],
    legal: lines.map(parseLine),
  };
  const props = { view, chosen: null, onswapped: () => {} };
  render(Centre, { props, context: sceneContext(scene as unknown as Scene) });
}

const words = (name: string) => screen.getByLabelText(name).textContent.replace(/\s+/g, ' ');

test('the middle of the card table says how many trades are left, and how one is made', () => {
  show('white', 1);
  const said = () => screen.getByRole('status').textContent.replace(/\s+/g, ' ').trim();
  expect(said()).toBe('1 trade left Choose a card of your hand to swap it.');
  expect(screen.getByRole('status').querySelector('strong')!.textContent).toBe('1 trade left');
  cleanup();
  show('white', 1, '1 swap market b l', '1 swap 2');
  expect(said()).toBe('1 trade left Choose a card of your hand to swap it, or take one from a player.');
  cleanup();
  show('white', 0);
  expect(said()).toBe('0 trades left Build, or draw and end your turn.');
});

test('the destiny arrow says what it is for, and whom it meets first', () => {
  show('white', 1);
  expect(words('Destiny')).toContain('clockwise When a stack is empty, roads and knights are taken along');
  expect(words('Destiny')).toContain('from Ben first');
  cleanup();
  show('black', 1);
  expect(words('Destiny')).toContain('from Cleo first');
});

test('every building stack has its name in sight', () => {
  show('white', 1);
  const names = [...document.querySelectorAll('.pile .name')].map((name) => name.textContent);
  expect(names).toEqual(['Road', 'Knight', 'Settlement', 'Church']);
});
