// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { router } from '../lib/router.svelte';
import { keepSeat } from '../lib/people/seats';
import { settings } from '../lib/settings.svelte';
import type { ServerGame } from '../lib/tables/games';
import { firstChoices, type Choices } from '../lib/tables/wish';
import { who } from '../lib/people/who.svelte';
import Chairs from '../table/waiting/Chairs.svelte';
import ShareLink from '../ui/ShareLink.svelte';
import { api } from '../wire/api';
import type { GameOption, PastGame, TableInfo, Verdict } from '../wire/types';
import GameOptions from './GameOptions.svelte';
import PastGames from './PastGames.svelte';
import TableOptions from './TableOptions.svelte';
import TableRow from './TableRow.svelte';
import Verify from './Verify.svelte';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  settings.language = 'en';
});

const person = (name: string) => ({ kind: 'person', name, bot: null, account: null });
const info = (more: object) =>
  ({
    table: 'one',
    name: '',
    game: 'base',
    players: 2,
    state: 'playing',
    seats: [person('Ada'), person('Ben')],
    clock: null,
    rated: false,
    ...more,
  }) as unknown as TableInfo;

test('a row of one’s own table says whose turn it is', async () => {
  keepSeat('one', 2, 'secret');
  const row = render(TableRow, { props: { info: info({ to_act: [2] }), own: true } });
  expect(screen.getByText('Your turn')).toBeTruthy();
  await row.rerender({ info: info({ to_act: [1] }), own: true });
  expect(screen.queryByText('Your turn')).toBeNull();
  await row.rerender({ info: info({}), own: true });
  expect(screen.queryByText('Your turn')).toBeNull();
});

const game: PastGame = {
  table: 'one',
  game: 'base',
  seat: 1,
  ended: Date.UTC(2026, 4, 3, 12, 34),
  why: 'played',
  names: ['Ada', 'Ben'],
  accounts: [false, true],
  points: [8, 10],
  winner: 2,
  place: 2,
  rating: null,
  change: null,
};

test('a past game says when it was, who had how many points, and who has won', () => {
  const { container } = render(PastGames, { props: { games: [game], rated: false } });
  expect(container.textContent).toMatch(/2026.*:34/);
  const [ada, ben] = [...container.querySelectorAll('.players li')].map((one) =>
    one.textContent!.replace(/\s+/g, ' '),
  );
  expect(ada).toContain('Ada (you) 8');
  expect(ada).not.toContain('won');
  expect(ben).toMatch(/won.*Ben.*10/);
  expect(container.textContent).toContain('place 2 of 2');
  expect(container.textContent).not.toContain('Unrated');
});

test('a code says what it is for', () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  const props = { label: 'Link', value: 'x', hint: 'Keep it.', caption: 'For your phone.' };
  const { container } = render(ShareLink, { props });
  expect(container.querySelector('figcaption')!.textContent).toBe('For your phone.');
});

const kVerdict = { proven: false, sentence: 'In English.', checked: 3, line: null, seat: null };
const kEnd = 'The record says winner "1", but its lines lead to 2.';
const kFair = { commitment: 'c', secret: 's', seeds: ['a'], origins: ['page'] };

test.each([
  ['commitment', {}, 'nicht die, auf die er sich festgelegt hatte'],
  ['seed', { seat: 2 }, 'Die Zahl von Platz 2'],
  ['board', {}, 'Der Spielplan ist nicht der'],
  ['line', { line: 41 }, 'Zeile 41'],
  ['end', { sentence: kEnd }, 'aber die Züge führen zu 2'],
])('what is wrong with a record (%s) is said in German', async (why, more, words) => {
  settings.language = 'de';
  router.go('/verify/one');
  const verdict = { ...kVerdict, why, fair: kFair, ...more } as Verdict;
  vi.spyOn(api, 'record').mockResolvedValue(new Blob(['of the table']));
  vi.spyOn(api, 'verify').mockResolvedValue(verdict);
  const { container } = render(Verify);
  await expect.poll(() => container.textContent).toContain(words);
  expect(container.textContent).not.toContain('In English.');
});

test.each([
  [{}, {}, 1],
  [{}, { layouts: [] }, 0], // nothing is placed
  [{ clock: 'quick' }, {}, 0], // then it is the time of a turn
  [{ seats: ['me', 'steady', 'here', 'steady', 'open', 'open'].map((who) => ({ who, name: '' })) }, {}, 0],
])(
  'a table without a clock for several screens says that its opening has a limit (%j, %j)',
  (more, rules, times) => {
    vi.stubGlobal('fetch', async () => Response.json({}));
    const choices = $state({ ...firstChoices(), ...more } as Choices);
    const game = {
      min_people: 3,
      max_players: 4,
      layouts: ['variable'],
      options: [],
      ...rules,
    } as unknown as ServerGame;
    render(TableOptions, { props: { choices, board: null, game } });
    expect(screen.queryAllByText(/^Only in the opening each piece has 3 minutes/)).toHaveLength(times);
  },
);

test.each([
  [true, null, 'Sign in'],
  [true, 'Ada', 'Sit down'],
  [false, null, 'Sit down'],
])('a free seat (rated: %s, account: %s) offers what can be done: %s', async (rated, account, words) => {
  vi.stubGlobal('fetch', async () => Response.json({ account: account && { name: account, settings: {} } }));
  who.account = account;
  const seats = [person('Ben'), { ...person(''), kind: 'open' }];
  render(Chairs, { props: { info: info({ rated, seats }), mine: [], onjoined: () => {} } });
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryAllByText('Guests play at once; no account is needed.')).toHaveLength(rated ? 0 : 1);
  if (words === 'Sign in') expect(screen.getByText(words).getAttribute('href')).toBe('/profile?table=one');
});

test('lists are options too: what is none is said and not chosen', async () => {
  const goal = { name: 'goal', kind: 'json', default: null, house_rule: false, title: {}, text: {} };
  let chosen: object = {};
  render(GameOptions, {
    props: {
      all: [goal as unknown as GameOption],
      get chosen() {
        return chosen as Record<string, unknown>;
      },
      set chosen(now) {
        chosen = now;
      },
    },
  });
  const field = screen.getByPlaceholderText<HTMLInputElement>('as printed');
  const said = async (words: string) => {
    await fireEvent.change(field, { target: { value: words } });
    return [chosen, screen.queryByRole('alert')?.textContent.includes('no list') ?? false];
  };
  expect(await said('one in three')).toEqual([{}, true]);
  expect(await said('[1,3]')).toEqual([{ goal: [1, 3] }, false]);
  expect(await said('')).toEqual([{}, false]);
});
