import { expect, test } from 'vitest';
import type { BoardView } from '../notation/view';
import { firstChoices, playersOf, readBoard, whyUnrated, wishOf } from './wish';
import { who } from './who.svelte';

const choose = (changes: object) => ({ ...firstChoices(), ...changes });

test('a game has no more and no fewer seats than it can', () => {
  expect(playersOf({ game: 'duo', count: 4 })).toBe(2);
  expect(playersOf({ game: 'base', count: 2 })).toBe(3);
  expect(playersOf({ game: 'struggle', count: 6 })).toBe(6);
});

test('seats are mine, open, somebody here with a name, or bots', () => {
  const seats = [
    { who: 'me', name: '' },
    { who: 'here', name: ' Ben ' },
    { who: 'here', name: '' },
    { who: 'greedy', name: '' },
  ];
  expect(wishOf(choose({ seats }), 'Ada', null).seats).toEqual([
    { kind: 'me', name: 'Ada' },
    { kind: 'here', name: 'Ben' },
    { kind: 'here', name: 'Ada 3' },
    { kind: 'bot', bot: 'greedy' },
  ]);
});

test('a game is rated where an account chose it and nothing speaks against it', () => {
  const rated = (changes: object) => wishOf(choose({ rated: true, ...changes }), 'Ada', null).rated;
  expect(rated({})).toBe(false); // a guest
  who.account = 'Ada';
  expect(rated({})).toBe(true);
  expect(rated({ rated: false })).toBe(false);
  const seats = (other: string) => ['me', other, 'open', 'open'].map((who) => ({ who, name: '' }));
  expect(whyUnrated(choose({ seats: seats('here') }))).toBe('screen');
  expect(whyUnrated(choose({ seats: seats('steady') }))).toBe('bots');
  expect(whyUnrated(choose({ chosen: true }))).toBe('board');
  expect(rated({ seats: seats('here') })).toBe(false);
  who.account = null;
});

test('options of other games are left out', () => {
  const all = { claim: true, unlimited: true, edition: 'de', layout: 'random' };
  expect(wishOf(choose({ ...all, game: 'struggle' }), 'Ada', null)).toMatchObject({ options: {} });
  expect(wishOf(choose({ ...all, game: 'struggle' }), 'Ada', null).board).toBeUndefined();
  expect(wishOf(choose({ ...all, game: 'duo' }), 'Ada', null).options).toEqual({
    claim: 'manual',
    token_actions: 'unlimited',
  });
});

test('other options are written as on the rules pages, each game with its own', () => {
  const rulings = {
    ...firstChoices().rulings,
    base: 'take_back=any',
    struggle: ' guild_blind=false;hand_limit=6 events={"brigand":[7,4,4],"market":[0,0,0]}',
  };
  expect(wishOf(choose({ rulings }), 'Ada', null).options).toEqual({ take_back: 'any' });
  expect(wishOf(choose({ rulings, game: 'struggle' }), 'Ada', null).options).toEqual({
    guild_blind: false,
    hand_limit: 6,
    events: { brigand: [7, 4, 4], market: [0, 0, 0] },
  });
  expect(wishOf(choose({ rulings, game: 'duo' }), 'Ada', null).options).toEqual({});
});

test('the chosen board goes with the wish; otherwise the layout, where it is not the usual one', () => {
  const board = { hexes: [] } as unknown as BoardView;
  expect(wishOf(choose({ chosen: true }), 'Ada', board).board).toBe(board);
  expect(wishOf(choose({ layout: 'beginner' }), 'Ada', null).board).toBe('beginner');
  expect(wishOf(choose({}), 'Ada', null).board).toBeUndefined();
});

test('a given board is read as programs and records write it', () => {
  const board = { hexes: Array(19).fill('d'), discs: Array(19).fill(null), harbours: [], robber: 0 };
  const text = JSON.stringify(board);
  expect(readBoard(text)).toEqual(board);
  expect(readBoard(` board: ${text}\n`)).toEqual(board);
  for (const bad of ['', 'an island', 'null', '[]', '{"hexes":["d"]}']) expect(readBoard(bad)).toBeNull();
  const given = choose({ layout: 'given', given: text });
  expect(wishOf(given, 'Ada', readBoard(text)).board).toEqual(board);
});
