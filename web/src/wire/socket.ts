/** The way to one table: one socket at a time, pings that must be answered, coming back after a cut. */
import { isLocal } from '../local/ids';
import { LocalSocket } from '../local/place';
import { retryAfter } from './retry';
import type { ClientMessage, ServerMessage } from './types';

const kPing = 15_000; // two of these in silence, and the network is gone
const kLook = 3_000; // for the answer, where there is reason to doubt
const kFirstRetry = 1_000;
const kLastRetry = 15_000;

/** Whoever talks over it. */
export interface Talker {
  hello(): ClientMessage;
  hear(message: ServerMessage): void;
  lost(retryAt: number): void;
}

/** To the server, or to this device, where the table lives. */
function openSocket(table: string): WebSocket | LocalSocket {
  if (isLocal(table)) return new LocalSocket(table);
  return new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/${table}`);
}

export class TableSocket {
  readonly #table: string;
  readonly #talker: Talker;
  readonly #listening = new AbortController();
  #socket: WebSocket | LocalSocket | null = null;
  #greeted = false; // the server has welcomed this socket
  #asked = false; // hello or a ping, and nothing was heard since
  #retry = kFirstRetry;
  #timer = 0; // of the next look at an open socket, or of the next attempt after a lost one

  constructor(table: string, talker: Talker) {
    this.#table = table;
    this.#talker = talker;
    const { signal } = this.#listening;
    addEventListener('online', () => this.#doubt(), { signal });
    document.addEventListener('visibilitychange', () => document.hidden || this.#doubt(), { signal });
    this.connect();
  }

  /** Opens a new socket in place of whatever is there. */
  connect(): void {
    this.#drop();
    const socket = openSocket(this.#table);
    this.#socket = socket;
    this.#asked = true;
    socket.onopen = () => socket.send(JSON.stringify(this.#talker.hello()));
    socket.onmessage = (message: { data: unknown }) =>
      this.#hear(JSON.parse(message.data as string) as ServerMessage);
    socket.onclose = (event?: { code?: number }) => this.#lose(retryAfter(event));
    this.#lookIn(kPing);
  }

  /** Says it if the server listens; otherwise it is for the talker to say it again when it does. */
  send(message: ClientMessage): void {
    if (this.#greeted && this.#socket?.readyState === WebSocket.OPEN)
      this.#socket.send(JSON.stringify(message));
  }

  /** For good. */
  close(): void {
    this.#listening.abort();
    this.#drop();
  }

  #hear(message: ServerMessage): void {
    this.#asked = false;
    if (message.t === 'welcome') {
      this.#greeted = true;
      this.#retry = kFirstRetry;
    }
    this.#talker.hear(message);
  }

  /** Nothing that the old socket still brings is heard. */
  #drop(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    this.#greeted = false;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #lose(soon: number | null = null): void {
    this.#drop();
    const wait = soon ?? this.#retry;
    this.#timer = window.setTimeout(() => this.connect(), wait);
    this.#talker.lost(Date.now() + wait);
    if (soon === null) this.#retry = Math.min(this.#retry * 2, kLastRetry);
  }

  /** A network that is gone closes no socket: only an unanswered ping tells. */
  #lookIn(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      if (this.#asked) return this.#lose();
      this.#ping();
      this.#lookIn(kPing);
    }, delay);
  }

  #ping(): void {
    this.#asked = true;
    this.send({ t: 'ping', at: Date.now() });
  }

  /** The device was asleep or without a network: does the socket still hold? */
  #doubt(): void {
    if (!this.#greeted) return this.connect();
    this.#ping();
    this.#lookIn(kLook);
  }
}
