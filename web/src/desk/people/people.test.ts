import { expect, test } from 'vitest';
import type { Document, Person } from '../types';
import { attendance, findPeople, statusOf } from './people';

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
  out: null,
});
const people = [
  person(1, 'Ada Ash', 'present'),
  person(2, 'Ben Birch', 'present', false),
  person(3, 'Cleo', 'expected'),
  { ...person(12, 'Dora', 'dropped'), out: { disqualified: true } },
];
const doc = { game: '1.2', settings: { events: 2 }, players: people } as unknown as Document;

test('who is here counts for the event that is on', () => {
  expect(attendance(doc)).toEqual({ present: 2, expected: 1, dropped: 0, out: 1, unaccepted: 1 });
  expect(statusOf({ ...doc, game: '2.1' }, people[0]!)).toBe('expected');
});

test('people are found by number, by parts of the name, by club', () => {
  expect(findPeople(people, '12').map((p) => p.name)).toEqual(['Dora']);
  expect(findPeople(people, ' bi be').map((p) => p.name)).toEqual(['Ben Birch']);
  expect(findPeople(people, 'north').map((p) => p.name)).toEqual(['Ada Ash']);
  expect(findPeople(people, '')).toHaveLength(4);
});
