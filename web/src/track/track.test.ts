import { expect, test } from 'vitest';
import { bundleOf } from '../notation/bundle';
import { parseLine } from '../notation/line';
import type { IslandView, Terrain } from '../notation/view';
import { Accounts } from './accounts';

interface Seat {
  hand: string | number;
  settlements?: number[];
  cities?: number[];
  roads?: string[];
}

/** An island of one hill with an 8 (hex 0), one pasture with an 8 (hex 4), and desert elsewhere. */
function island(seats: Seat[], changes: object = {}): IslandView {
  const hexes = Array<Terrain>(19).fill('d');
  const discs = Array<number | null>(19).fill(null);
  [hexes[0], hexes[4], discs[0], discs[4]] = ['b', 'w', 8, 8];
  return {
    game: 'base',
    board: { hexes, discs, harbours: [], robber: 9 },
    seats: seats.map((seat) => ({ settlements: [], cities: [], roads: ['20-21'], ...seat })),
    turn: { seat: 1, phase: 'main', free_roads: 0, offer: null },
    bank: 'bbbbbbbblllwwwwgo',
    ...changes,
  } as unknown as IslandView;
}

const lines = (...texts: string[]) => texts.map(parseLine);
const tell = (start: IslandView, ...texts: string[]) => new Accounts(start).told(lines(...texts)).at(-1)!;

/** What is known after these lines, the hands being of these sizes (or open): `bb?` is two brick and one unknown. */
function knownAfter(start: IslandView, hands: (string | number)[], ...texts: string[]): string[] {
  const view = island(hands.map((hand) => ({ hand })));
  return new Accounts(start).known(lines(...texts), view).map(({ sure, unknown }) => {
    const cards = bundleOf(sure);
    return (cards === '-' ? '' : cards) + '?'.repeat(unknown);
  });
}

test('a roll pays settlements once, cities twice, and nothing under the robber', () => {
  const start = island([
    { hand: '-', settlements: [0] }, // at the hill
    { hand: 0, cities: [20] }, // at the pasture
  ]);
  expect(tell(start, '1 roll', '* dice 3 5').moved).toEqual([
    { from: 'bank', to: 1, cards: 'b' },
    { from: 'bank', to: 2, cards: 'ww' },
  ]);
  const robbed = tell(start, '2 robber 4', '1 roll', '* dice 3 5');
  expect(robbed.moved).toEqual([{ from: 'bank', to: 1, cards: 'b' }]);
  expect(robbed.missed).toEqual([{ seat: 2, cards: 'ww', why: 'robber' }]);
});

test('where the bank is short two get nothing, and one alone what is left', () => {
  const both = island(
    [
      { hand: '-', settlements: [0] },
      { hand: 0, settlements: [2] },
    ],
    { bank: 'bw' },
  );
  expect(tell(both, '* dice 4 4')).toMatchObject({
    moved: [],
    missed: [
      { seat: 1, cards: 'b', why: 'bank' },
      { seat: 2, cards: 'b', why: 'bank' },
    ],
  });
  const alone = island([{ hand: '-', cities: [0] }, { hand: 0 }], { bank: 'bw' });
  expect(tell(alone, '* dice 4 4')).toMatchObject({
    moved: [{ to: 1, cards: 'b' }],
    missed: [{ seat: 1, cards: 'b', why: 'bank' }],
  });
});

test('the second settlement of the opening pays, also when it is put elsewhere', () => {
  const start = island([{ hand: '-', roads: [] }], {
    turn: { seat: 1, phase: 'opening', free_roads: 0, offer: null },
  });
  expect(tell(start, '1 settle 40').moved).toEqual([]);
  const opening = ['1 settle 40', '1 road 40-41', '1 settle 0'];
  expect(tell(start, ...opening).moved).toEqual([{ from: 'bank', to: 1, cards: 'b' }]);
  const revised = tell(start, ...opening, '1 revise settle 20');
  expect(revised.undone).toEqual([{ from: 1, to: 'bank', cards: 'b' }]);
  expect(revised.moved).toEqual([{ from: 'bank', to: 1, cards: 'w' }]);
});

test('what is undone goes back line by line', () => {
  const start = island([{ hand: 'bbllwg' }, { hand: 0 }]);
  expect(tell(start, '1 road 0-1', '1 settle 1', '1 undo')).toMatchObject({
    undone: [{ from: 'bank', to: 1, cards: 'blwg' }],
    moved: [],
  });
  expect(tell(start, '1 road 0-1', '1 settle 1', '1 undo', '1 undo')).toMatchObject({
    undone: [{ from: 'bank', to: 1, cards: 'bl' }],
    moved: [],
  });
});

test('with take_back=any what the new choice does not need stays spent', () => {
  const start = island([{ hand: 'blggooo' }, { hand: 0 }], { options: { take_back: 'any' } });
  expect(tell(start, '1 city 3', '1 revise road 0-1').moved).toEqual([
    { from: 1, to: 'bank', cards: 'bl' },
    { from: 1, to: 'bank', cards: 'ggooo' },
  ]);
  expect(tell(start, '1 city 3', '1 revise road 0-1', '1 revise city 3').moved).toEqual([
    { from: 1, to: 'bank', cards: 'ggooo' },
    { from: 1, to: 'bank', cards: 'bl' },
  ]);
});

test('with two players a second roll that equals the first does not count', () => {
  const start = island([{ hand: '-', settlements: [0] }, { hand: 0 }], { game: 'duo', duo: { first: 0 } });
  expect(tell(start, '* dice 3 5', '* dice 4 4')).toMatchObject({ again: true, moved: [] });
  expect(tell(start, '* dice 3 5', '1 end', '* dice 4 4')).toMatchObject({
    again: false,
    moved: [{ cards: 'b' }],
  });
});

test('what is built, bought, traded and discarded is known', () => {
  const start = island([{ hand: 'blwgo' }, { hand: 0 }]);
  const paid = (text: string) => tell(start, text).moved;
  expect(paid('1 settle 3')).toEqual([{ from: 1, to: 'bank', cards: 'blwg' }]);
  expect(paid('1 city 3')).toEqual([{ from: 1, to: 'bank', cards: 'ggooo' }]);
  expect(paid('1 buy')).toEqual([{ from: 1, to: 'bank', cards: 'wgo' }]);
  expect(paid('* for 1 discard o')).toEqual([{ from: 1, to: 'bank', cards: 'o' }]);
  expect(tell(start, '1 roads', '1 road 0-1', '1 road 1-2').moved).toEqual([]);
  expect(tell(start, '1 roads', '1 road 0-1', '1 done', '1 road 1-2').moved).toHaveLength(1);
  expect(tell(start, '1 bank bbbb w', '1 revise bank bbbb o')).toMatchObject({
    undone: [
      { from: 'bank', to: 1, cards: 'bbbb' },
      { from: 1, to: 'bank', cards: 'w' },
    ],
    moved: [{ cards: 'bbbb' }, { cards: 'o' }],
  });
});

test('a deal is made on the offer, or on the counter-offer', () => {
  const start = island([{ hand: 'bl' }, { hand: 0 }, { hand: 0 }]);
  expect(tell(start, '1 offer b o', '2 accept', '1 trade 2').moved).toEqual([
    { from: 1, to: 2, cards: 'b' },
    { from: 2, to: 1, cards: 'o' },
  ]);
  expect(tell(start, '1 offer b o', '2 counter o bl', '3 accept', '1 trade 2').moved).toEqual([
    { from: 1, to: 2, cards: 'bl' },
    { from: 2, to: 1, cards: 'o' },
  ]);
});

test('a theft out of sight leaves only what is certain, until it is proven', () => {
  const start = island([{ hand: '-' }, { hand: 0 }, { hand: 0 }]);
  const theft = ['2 plenty bw', '3 steal 2', '* stolen ?'];
  expect(knownAfter(start, ['-', 1, 1], ...theft)).toEqual(['', '?', '?']);
  // Who pays wool had it: the brick is the thief's.
  expect(knownAfter(start, ['-', 0, 1], ...theft, '2 discard w')).toEqual(['', '', 'b']);
  // Seen by one of the two, it is certain.
  expect(knownAfter(start, ['w', 1, 0], '2 plenty bw', '1 steal 2', '* stolen w')).toEqual(['w', 'b', '']);
});

test('a monopoly is counted by what is left in the hands', () => {
  const start = island([{ hand: '-' }, { hand: 0 }, { hand: 0 }]);
  const lines = ['2 plenty bw', '3 steal 2', '* stolen ?', '1 monopoly b'];
  expect(knownAfter(start, ['b', 0, 1], ...lines)).toEqual(['b', '', 'w']);
  expect(knownAfter(start, ['b', 1, 0], ...lines)).toEqual(['b', 'w', '']);
});

test('after a monopoly everybody knows how many of the kind are in one hand', () => {
  const start = island([{ hand: '-' }, { hand: 0 }]); // eight bricks are in the bank
  expect(tell(start, '2 plenty bw', '1 monopoly b').cornered).toEqual({ seat: 1, cards: 'b'.repeat(12) });
  expect(tell(start, '1 monopoly b', '1 end').cornered).toBeNull();
});

test('hands that were hidden from the beginning stay unknown', () => {
  expect(knownAfter(island([{ hand: 'b' }, { hand: 3 }]), ['b', 2], '2 discard w')).toEqual(['?', '??']);
});

test('another log in place of the one before is counted anew', () => {
  const accounts = new Accounts(island([{ hand: '-' }, { hand: 0 }]));
  accounts.told(lines('2 plenty bw', '2 discard b'));
  expect(accounts.told(lines('2 plenty oo'))).toHaveLength(1);
  expect(accounts.told(lines('2 plenty ol', '2 discard l'))[0]!.moved).toMatchObject([{ cards: 'ol' }]);
});
