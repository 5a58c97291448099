// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import type { StruggleView } from '../notation/view';
import { sceneContext, type Scene } from '../table/scene';
import StruggleTable from './StruggleTable.svelte';

afterEach(cleanup);

const seat = { hand: 3, roads: 'A', knights: '', settlements: 1, cities: 0, expansions: [], left: false };

test('the rows of the others stand in the order of the players above', () => {
  const view = {
    game: 'struggle',
    players: 3,
    options: {},
    seats: [seat, { ...seat, hand: 'bl' }, seat],
    turn: { seat: 2, phase: 'trade', trades_left: 1, built: [], owes: [0, 0, 0] },
    market: 'b',
    discard: '',
    stack: 40,
    piles: { roads: 2, knights: 1, settlements: 1, expansions: [] },
    events: { brigand: 3, market: 1 },
    arrow: null,
    prices: { road: 'bl', knight: 'wgo', settlement: 'blwg', city: 'ggooo', library: 'wwwo' },
    builds: null,
    arrow_way: null,
    arrow_next: null,
  } as unknown as StruggleView;
  const names = ['Ada', 'Ben', 'Cleo'];
  const scene = {
    view,
    state: 'playing',
    me: 2,
    names,
    accounts: [],
    toAct: [2],
    legal: [],
    revise: [],
    open: [],
  };
  const foot = createRawSnippet(() => ({ render: () => '<p></p>' }));
  render(StruggleTable, { props: { view, foot }, context: sceneContext(scene as unknown as Scene) });
  const rows = names.map((name) => screen.getByRole('region', { name }));
  const [ada, ben, cleo] = rows.map((row) => [...document.querySelectorAll('.row')].indexOf(row));
  expect([ada! < cleo!, cleo! < ben!]).toEqual([true, true]); // mine is below the market
});
