// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { FakeSocket, overFakeSockets } from '../wire/fake_socket';
import { Desk } from './desk.svelte';

let desk: Desk;
const last = () => FakeSocket.all.at(-1)!;

/** The server closes the line and says why. */
function closeFor(code: string): void {
  last().open();
  last().say({ t: 'error', code, error: '', closing: true });
  last().onclose!();
}

overFakeSockets(() => (desk = new Desk('spring', 's')));

test.each(['disk', 'bad_message', 'something_new'])('%s may pass: the line is tried again', (code) => {
  closeFor(code);
  expect([desk.status, desk.refusedFor]).toEqual(['lost', null]);
  vi.advanceTimersByTime(1_000);
  expect(FakeSocket.all).toHaveLength(2);
});

test.each(['revoked', 'no_link'] as const)('%s ends the link', (code) => {
  closeFor(code);
  expect([desk.status, desk.refusedFor]).toEqual(['refused', code]);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test.each(['no_such_event', 'no_such_table'])(
  '%s: the tournament is elsewhere, and may come back',
  (code) => {
    closeFor(code);
    expect([desk.status, desk.refusedFor]).toEqual(['refused', 'elsewhere']);
    desk.retryNow();
    last().open();
    last().say({ t: 'state', now: '2026-05-01T09:30:00Z', state: { version: 1 } });
    expect([desk.status, desk.refusedFor]).toEqual(['open', null]);
  },
);
