import { expect, test } from 'vitest';
import type { IslandView, StruggleView, View } from '../notation/view';
import { kIsland } from '../table/examples';
import { pointsByKind } from './kinds';

const told = (view: View, seat: number, total: number) =>
  Object.fromEntries(
    pointsByKind(view, seat, total).map(({ label, points }) => [label.replace('end.kind.', ''), points]),
  );

test('the points of an island are told by what they are for', () => {
  const seats = [
    {
      ...kIsland.seats[0]!,
      settlements: [20, 25],
      cities: [30, 41],
      cards: ['point', 'knight'],
      fresh: ['point'],
    },
    kIsland.seats[1]!,
  ];
  const view = { ...kIsland, seats, longest_road: 1, largest_army: 2 } as unknown as IslandView;
  expect(told(view, 1, 10)).toEqual({ settlements: 2, cities: 4, cards: 2, road: 2 });
  expect(told(view, 2, 5)).toEqual({ settlements: 1, cities: 2, army: 2 });
});

test('what nothing else explains comes from the league', () => {
  const view = { ...kIsland, game: 'soccer', soccer: {} } as unknown as IslandView;
  expect(told(view, 2, 6)).toEqual({ settlements: 1, cities: 2, league: 3 });
});

test('in the card game a city under an expansion counts no longer', () => {
  const own = { roads: 'ABAB', knights: 'A', settlements: 1, cities: 2, expansions: ['castle'] };
  const options = { expansions: { castle: { points: 3 } } };
  const view = { game: 'struggle', players: 2, options, seats: [own] } as unknown as StruggleView;
  expect(told(view, 1, 8)).toEqual({ roads: 2, settlements: 1, cities: 2, expansions: 3 });
});
