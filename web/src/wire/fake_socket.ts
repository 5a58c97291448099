/** For the tests: a socket whose other end is the test. */
import { afterEach, beforeEach, vi } from 'vitest';

export class FakeSocket {
  static all: FakeSocket[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  sent: { t: string; [key: string]: unknown }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event?: { code: number }) => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    if (this.readyState === 0) this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** Before each test something is opened over such sockets, on a clock that the test moves; after it, closed. */
export function overFakeSockets(open: () => { close(): void }): void {
  let opened: { close(): void };
  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    vi.stubGlobal('WebSocket', FakeSocket);
    opened = open();
  });
  afterEach(() => {
    opened.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
