import { expect, test } from 'vitest';
import type { BoardView } from '../../notation/view';
import type { GameOption } from '../../wire/types';
import type { ServerGame } from './games';
import { firstChoices, playersOf, readBoard, whyUnrated, wishOf } from './wish';
import { who } from '../people/who.svelte';

const choose = (changes: object) => ({ ...firstChoices(), ...changes });

/** As the server tells of it; the island unless something else is said. */
const game = (more: Partial<ServerGame> = {}): ServerGame => ({
  name: 'base',
  title: 'The island',
  min_players: 2,
  max_players: 4,
  min_people: 3,
  usual_players: 4,
  layouts: ['beginner', 'variable', 'random'],
  options: [],
  ...more,
});
const wish = (changes: object, board: BoardView | null = null, more: Partial<ServerGame> = {}) =>
  wishOf(choose(changes), game(more), 'Ada', board);

test('a game has no more and no fewer seats than it can', () => {
  expect(playersOf(5, game())).toBe(4);
  expect(playersOf(2, game())).toBe(3);
  expect(playersOf(6, game({ max_players: 6 }))).toBe(6);
});

test('seats are mine, open, somebody here with a name, or bots', () => {
  const seats = [
    { who: 'me', name: '' },
    { who: 'here', name: ' Ben ' },
    { who: 'here', name: '' },
    { who: 'greedy', name: '' },
  ];
  expect(wish({ seats }).seats).toEqual([
    { kind: 'me', name: 'Ada' },
    { kind: 'here', name: 'Ben' },
    { kind: 'here', name: 'Ada 3' },
    { kind: 'bot', bot: 'greedy' },
  ]);
});

test('a game is rated where an account chose it and nothing speaks against it', () => {
  const rated = (changes: object) => wish({ rated: true, ...changes }).rated;
  expect(rated({})).toBe(false); // a guest
  who.account = 'Ada';
  expect(rated({})).toBe(true);
  expect(rated({ rated: false })).toBe(false);
  const seats = (other: string) => ['me', other, 'open', 'open'].map((who) => ({ who, name: '' }));
  expect(whyUnrated(choose({ seats: seats('here') }), game())).toBe('screen');
  expect(whyUnrated(choose({ seats: seats('steady') }), game())).toBe('bots');
  expect(whyUnrated(choose({ chosen: true }), game())).toBe('board');
  expect(rated({ seats: seats('here') })).toBe(false);
  who.account = null;
});

const words = { en: '', de: '' };
const option = (name: string, more: object) =>
  ({
    name,
    kind: 'choice',
    default: 'same',
    house_rule: false,
    title: words,
    text: words,
    ...more,
  }) as GameOption;
const kOptions = [
  option('take_back', { values: ['same', 'undo'], page_default: 'undo' }),
  option('hand_limit', { kind: 'number', min: 2, max: 95, default: 7, house_rule: true }),
  option('claim', { values: ['auto', 'manual'], default: 'auto' }),
];

test('only what differs from the rules as printed is sent, and what people online expect is chosen for them', () => {
  const options = (chosen: object) => wish({ options: chosen }, null, { options: kOptions }).options;
  expect(options({})).toEqual({ take_back: 'undo' });
  expect(options({ take_back: 'same' })).toEqual({});
  expect(options({ claim: 'manual', hand_limit: 9, of_another_game: 1 })).toEqual({
    take_back: 'undo',
    claim: 'manual',
    hand_limit: 9,
  });
});

test('house rules are not rated, other rulings are', () => {
  expect(whyUnrated(choose({ options: { claim: 'manual' } }), game({ options: kOptions }))).toBe(null);
  expect(whyUnrated(choose({ options: { hand_limit: 9 } }), game({ options: kOptions }))).toBe('house');
  expect(whyUnrated(choose({ options: { hand_limit: 7 } }), game({ options: kOptions }))).toBe(null);
});

test('a game without a board is sent none, and no hands are counted there', () => {
  const cards = wish({ layout: 'random', game: 'struggle' }, null, { layouts: [] });
  expect([cards.board, cards.tracking]).toEqual([undefined, false]);
});

test('the chosen board goes with the wish; otherwise the layout, where it is not the usual one', () => {
  const board = { hexes: [] } as unknown as BoardView;
  expect(wish({ chosen: true }, board).board).toBe(board);
  expect(wish({ layout: 'beginner' }).board).toBe('beginner');
  expect(wish({}).board).toBeUndefined();
});

test('a given board is read as programs and records write it', () => {
  const board = { hexes: Array(19).fill('d'), discs: Array(19).fill(null), harbours: [], robber: 0 };
  const text = JSON.stringify(board);
  expect(readBoard(text)).toEqual(board);
  expect(readBoard(` board: ${text}\n`)).toEqual(board);
  for (const bad of ['', 'an island', 'null', '[]', '{"hexes":["d"]}']) expect(readBoard(bad)).toBeNull();
  expect(wish({ layout: 'given', given: text }, readBoard(text)).board).toEqual(board);
});

test('a table that others come to waits until everybody is ready', () => {
  const waits = (others: string) => {
    const seats = ['me', others, others].map((who) => ({ who, name: '' }));
    return wish({ seats, count: 3 }).wait_ready;
  };
  expect([waits('open'), waits('steady'), waits('here')]).toEqual([true, false, false]);
});
