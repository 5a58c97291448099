// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { FakeSocket, overFakeSockets } from './fake_socket';
import { Link } from './link.svelte';

const said = (version: number) => ({ version, at: 0, what: { kind: 'said', seat: 2, text: `${version}` } });

/** The table at this version, with all that happened before, or after what the page has said it knows. */
function welcome(socket: FakeSocket, version = 1, more: object = {}): void {
  socket.open();
  const since = Number(socket.sent[0]?.since ?? 0);
  socket.say({
    t: 'welcome',
    version,
    since,
    seat: 1,
    info: { state: 'playing', seats: [] },
    start: null,
    view: null,
    now: { state: 'playing', to_act: [], legal: [], open: [], revise: [] },
    events: Array.from({ length: Math.max(0, version - since) }, (_, i) => said(since + i + 1)),
    presence: { seats: [], watching: 0 },
    settings: { muted: [], blocked: [], auto_refuse: false },
    ...more,
  });
}

const sockets = () => FakeSocket.all;
const last = () => FakeSocket.all.at(-1)!;
const alive = () => FakeSocket.all.filter((s) => s.readyState < 2);
let link: Link;

overFakeSockets(() => (link = new Link('abc', 's')));

test('a line that answers its pings stays, one that falls silent is lost and tried again', () => {
  welcome(last());
  for (let i = 0; i < 10; i++) {
    vi.advanceTimersByTime(15_000);
    expect(last().sent.at(-1)!.t).toBe('ping');
    last().say({ t: 'pong', now: 0 });
  }
  expect(link.status).toBe('open');
  vi.advanceTimersByTime(30_000);
  expect(link.status).toBe('lost');
  expect(alive()).toHaveLength(0);
  vi.advanceTimersByTime(1_000);
  expect(sockets()).toHaveLength(2);
  welcome(last());
  expect(link.status).toBe('open');
  expect(last().sent[0]).toMatchObject({ t: 'hello', secret: 's', since: 1 });
});

test('back in the network, a lost line is tried at once and an open one has three seconds to answer', () => {
  welcome(last());
  dispatchEvent(new Event('online'));
  expect(last().sent.at(-1)!.t).toBe('ping');
  last().say({ t: 'pong', now: 0 });
  vi.advanceTimersByTime(3_500);
  expect(link.status).toBe('open');
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(3_500);
  expect(link.status).toBe('lost');
  dispatchEvent(new Event('online'));
  expect(alive()).toHaveLength(1);
});

test('however often one tries, there is one socket, and only that one is heard', () => {
  const first = last();
  link.retryNow();
  link.retryNow();
  expect(sockets()).toHaveLength(3);
  expect(alive()).toEqual([last()]);
  welcome(first, 7);
  expect(link.status).toBe('connecting');
  welcome(last());
  expect(link.status).toBe('open');
  link.close();
  expect(alive()).toHaveLength(0);
});

test('what was not answered is said again on the next socket, as an answer to what was seen then', async () => {
  welcome(last(), 3);
  last().say({ t: 'event', ...said(4) });
  await vi.advanceTimersByTimeAsync(0);
  link.play('1 accept');
  expect(last().sent.at(-1)).toMatchObject({ t: 'do', line: '1 accept', version: 4 });
  link.retryNow();
  welcome(last(), 9);
  expect(last().sent.at(-1)).toMatchObject({ t: 'do', line: '1 accept', version: 4 });
});

test('the past is whole after an outage, each moment of it once', async () => {
  welcome(last(), 3);
  last().say({ t: 'event', ...said(4) });
  await vi.advanceTimersByTimeAsync(0);
  link.retryNow();
  expect(last().sent).toEqual([]);
  welcome(last(), 6);
  expect(last().sent[0]).toMatchObject({ t: 'hello', since: 4 });
  expect(link.past.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6]);
});

test.each(['bad_secret', 'no_such_table', 'no_watchers', 'version', 'too_many'])(
  '%s is final at any time',
  (code) => {
    welcome(last());
    last().say({ t: 'error', code, error: '', closing: true });
    expect([link.status, link.refusedFor]).toEqual(['refused', code]);
    dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(60_000);
    expect(sockets()).toHaveLength(1);
  },
);

test('a server that can’t go on just now is tried again', () => {
  last().say({ t: 'error', code: 'disk', error: '', closing: true });
  last().onclose!();
  expect(link.status).toBe('lost');
  vi.advanceTimersByTime(1_000);
  expect(alive()).toHaveLength(1);
});

test('a server that hands the table to another is left for that one within half a second', () => {
  last().onclose!({ code: 1012 });
  expect(link.status).toBe('lost');
  expect(alive()).toHaveLength(0);
  vi.advanceTimersByTime(500);
  expect(alive()).toHaveLength(1);
});

test('without a secret it is for the cookie to say who this is', () => {
  link.close();
  link = new Link('abc', null);
  last().onopen!();
  expect(last().sent[0]).toEqual({ t: 'hello', v: 1, secret: null, since: null });
});

test('what the page has shown while it came back is not told twice', () => {
  welcome(last());
  last().say({ t: 'event', ...said(2) });
  link.retryNow();
  const socket = last();
  welcome(socket, 3, { since: 1, events: [said(2), said(3)] });
  expect(link.past.map(({ version }) => version)).toEqual([1, 2, 3]);
});

test('a refusal is shown where somebody did something, not for a seed that came too late', () => {
  welcome(last());
  const refuse = () => last().say({ t: 'refused', id: last().sent.at(-1)!.id, code: 'started', text: '' });
  link.send({ t: 'seed', seed: '00' });
  refuse();
  expect([link.refusal, link.unanswered]).toEqual([null, 0]);
  link.send({ t: 'say', text: 'Hello' });
  refuse();
  expect([link.refusal?.code, link.unanswered]).toEqual(['started', 0]);
});
