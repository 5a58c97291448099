// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepSeat, forgetTable } from '../lib/people/seats';
import { settings } from '../lib/settings.svelte';
import { FakeSocket } from '../wire/fake_socket';
import { kIsland } from './examples';
import { LiveTable } from './live.svelte';

const now = (legal: string[] = [], revise: string[] = []) => ({
  state: 'playing',
  to_act: [1],
  legal,
  open: [],
  revise,
});
const socket = () => FakeSocket.all.at(-1)!;
const played = () => socket().sent.flatMap((message) => (message.t === 'do' ? [message.line] : []));
let live: LiveTable;
let version = 0;

/** The game goes on by a line. */
async function tell(line: string, legal: string[] = [], revise: string[] = []): Promise<void> {
  const what = { kind: 'line', line };
  socket().say({ t: 'event', version: ++version, at: 0, what, changed: {}, now: now(legal, revise) });
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  keepSeat('abc', 1, 'secret');
  live = new LiveTable('abc');
  version = 1;
  socket().open();
  socket().say({
    t: 'welcome',
    version,
    since: 0,
    seat: 1,
    info: { state: 'playing', seats: [] },
    start: kIsland,
    view: kIsland,
    now: now(),
    events: [],
    presence: { seats: [], watching: 0 },
    settings: { muted: [], blocked: [], auto_refuse: false },
  });
});
afterEach(() => {
  live.close();
  forgetTable('abc');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the one who can be robbed is, once there is nothing else to choose', async () => {
  await tell('1 robber 3', ['1 steal 2', '1 steal 3']);
  await tell('1 robber 2', ['1 steal 2'], ['1 revise robber 7']);
  expect(played()).toEqual([]);
  await tell('1 robber 4', ['1 steal 2']);
  expect(played()).toEqual(['1 steal 2']);
  await tell('2 robber 5', ['2 steal 1']);
  await tell('1 robber 6', ['1 end']);
  expect(played()).toEqual(['1 steal 2']);
});

test('nothing knows how a match ended before it was seen or skipped', async () => {
  settings.motion = true;
  const lines = () => live.log.map(({ line }) => line.text);
  await tell('* shots 1 101 2 0');
  await tell('2 end');
  expect([lines(), live.match?.line.verb, live.busy]).toEqual([[], 'shots', true]);
  live.match!.done();
  await vi.advanceTimersByTimeAsync(0);
  expect([lines(), live.match, live.busy]).toEqual([['* shots 1 101 2 0', '2 end'], null, false]);
});

test('without motion a match is told at once', async () => {
  settings.motion = false;
  await tell('* shots 1 101 2 0');
  expect([live.log.length, live.match]).toEqual([1, null]);
});
