import { expect, test } from 'vitest';
import type { Document, Person } from '../types';
import { attendance, door, findPeople, leaving, returning, statusOf, unaccepted } from './people';

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
  { ...person(12, 'Dora', 'dropped'), out: { disqualified: true } },
];
const doc = { game: '1.2', games: [], settings: { events: 2 }, players: people } as unknown as Document;

test('who is here counts for the event that is on', () => {
  expect(attendance(doc)).toEqual({ present: 2, expected: 1, absent: 0, dropped: 0, out: 1, unaccepted: 1 });
  expect(statusOf({ ...doc, game: '2.1' }, people[0]!)).toBe('expected');
});

test('whoever is not there when game 1 begins did not come, and does not come in later', () => {
  const [ada, ben, cleo] = people as [Person, Person, Person];
  const games = [{ game: '1.1', started: true, tables: [{ players: [1, 2] }] }] as Document['games'];
  const begun: Document = { ...doc, games };
  expect(statusOf(begun, cleo)).toBe('absent');
  expect(statusOf({ ...begun, game: '2.1' }, cleo)).toBe('expected'); // another event
  expect(returning(begun, { ...cleo, events: [{ event: 1, status: 'dropped', accepted: true }] })).toBeNull();
  // After the preliminaries it counts who played in any of them.
  expect(statusOf({ ...begun, game: 'semi' }, ada)).toBe('present');
  expect(statusOf({ ...begun, game: 'semi' }, cleo)).toBe('absent');
  expect([ada, ben, cleo].map((p) => unaccepted(begun, p))).toEqual([null, 1, null]);
});

test('leaving and returning follow the day: an event, then the semi-finals, then the final', () => {
  const [ada, , cleo] = people as [Person, Person, Person];
  const games = [
    { game: '1.3', posted: true, started: false },
    { game: 'semi', posted: false },
    { game: 'final', posted: false },
  ] as Document['games'];
  const first: Document = { ...doc, games };
  expect(leaving(first, ada)).toEqual({});
  expect(leaving(first, cleo)).toBeNull();
  expect(returning(first, person(4, 'Emil', 'dropped'))).toEqual({});

  // Cleo qualified in another event and never came to this one.
  const semi: Document = { ...first, game: 'semi' };
  expect(leaving(semi, { ...cleo, expected: 'semi' })).toEqual({ from: 'semi' });
  expect(leaving(semi, { ...ada, expected: 'final' })).toEqual({ from: 'final' });
  expect(leaving(semi, ada)).toBeNull();
  expect(leaving({ ...semi, phase: 'over' }, { ...ada, expected: 'final' })).toBeNull();

  const gone: Person = { ...ada, missing: ['semi'] };
  expect(statusOf(semi, gone)).toBe('dropped');
  expect(returning(semi, gone)).toEqual({ to: 'semi' });
  const posted = games.map((one) => ({ ...one, posted: one.game !== 'final' }));
  expect(returning({ ...semi, games: posted }, gone)).toBeNull();
  expect(returning(semi, person(4, 'Emil', 'dropped'))).toBeNull();
});

test('people are found by number, by parts of the name, by club', () => {
  expect(findPeople(people, '12').map((p) => p.name)).toEqual(['Dora']);
  expect(findPeople(people, ' bi be').map((p) => p.name)).toEqual(['Ben Birch']);
  expect(findPeople(people, 'north').map((p) => p.name)).toEqual(['Ada Ash']);
  expect(findPeople(people, '')).toHaveLength(4);
});

test('semi-finals on another day have a check-in of their own', () => {
  const game = { game: 'semi', posted: false };
  const settings = { events: 1, semifinal_day: '2026-06-01' };
  const there = { ...person(1, 'Ada', 'present'), expected: 'semi' } as Person;
  const day = (news: object) =>
    ({ ...doc, game: 'semi', games: [game], settings, ...news }) as unknown as Document;
  expect(door(day({}))).toEqual({ semifinal: true });
  expect(statusOf(day({}), there)).toBe('expected');
  expect(statusOf(day({}), { ...there, arrived: true })).toBe('present');
  expect(door(day({ games: [{ ...game, posted: true }] }))).toBeNull();
  expect(door(day({ settings: { ...settings, semifinal_day: '' } }))).toBeNull();
});
