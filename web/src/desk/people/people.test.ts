import { expect, test } from 'vitest';
import { leavingOf } from '../possible';
import type { Document, Person } from '../types';
import { attendance, checkIn, findPeople, unaccepted } from './people';

const person = (
  player: number,
  name: string,
  status: 'expected' | 'present' | 'dropped',
  accepted = true,
): Person => ({
  player,
  name,
  club: player === 1 ? 'North' : '',
  bot: false,
  status,
  events: [
    { event: 1, status, accepted },
    { event: 2, status: 'expected', accepted: false },
  ],
  arrived: false,
  missing: [],
  expected: null,
  out: null,
});
const people = [
  person(1, 'Ada Ash', 'present'),
  person(2, 'Ben Birch', 'present', false),
  person(3, 'Cleo', 'expected'),
  { ...person(12, 'Dora', 'dropped'), status: 'out' as const, out: { disqualified: true } },
];
const doc = {
  game: '1.2',
  games: [],
  settings: { events: 2 },
  players: people,
  possible: [],
} as unknown as Document;

test('people are counted by whether they are here, and have accepted the code of conduct', () => {
  expect(attendance(doc)).toEqual({ present: 2, expected: 1, absent: 0, dropped: 0, out: 1, unaccepted: 1 });
  expect(people.map((p) => unaccepted(doc, p))).toEqual([null, 1, null, null]);
});

test('whoever leaves does so after the game that runs, or at once; later there is one way', () => {
  const games = [
    { game: '1.2', started: true },
    { game: '1.3', started: false },
    { game: 'semi', started: true },
  ] as Document['games'];
  const drop = (from: string, ...players: [number, number][]) => ({ do: 'drop', from, players });
  const possible = [drop('1.2', [1, 1]), drop('1.3', [1, 2]), drop('semi', [12, 12])];
  const day: Document = { ...doc, games, possible };
  expect(leavingOf(day, 1)).toEqual({ from: '1.3', now: '1.2' });
  expect(leavingOf(day, 2)).toEqual({ from: '1.3', now: null });
  expect(leavingOf(day, 12)).toEqual({ from: 'semi', now: null });
  expect(leavingOf(day, 3)).toBeNull();
});

test('the door is open for whom the server says, to the event that is on or to the semi-finals', () => {
  const [, , cleo] = people as [Person, Person, Person];
  const here = (news: object, game = '1.1') =>
    checkIn({ ...doc, game, possible: [{ do: 'check_in', players: [[3, 3]], ...news }] }, cleo);
  expect(here({ event: 1 })).toEqual({});
  expect(here({ event: 1, accepted: true })).toBeNull(); // has come already
  expect(here({ event: 2 })).toBeNull();
  expect(here({ semifinal: true }, 'semi')).toEqual({ semifinal: true });
  expect(here({ event: 1, players: [[1, 2]] })).toBeNull();
});

test('people are found by number, by parts of the name, by club', () => {
  expect(findPeople(people, '12').map((p) => p.name)).toEqual(['Dora']);
  expect(findPeople(people, ' bi be').map((p) => p.name)).toEqual(['Ben Birch']);
  expect(findPeople(people, 'north').map((p) => p.name)).toEqual(['Ada Ash']);
  expect(findPeople(people, '')).toHaveLength(4);
});
