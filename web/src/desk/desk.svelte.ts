/** One link's view of a tournament: the document as it is now, the line to the server, and commands. */
import { getContext, setContext } from 'svelte';
import { Client, type Command } from './client';
import { ticker } from '../lib/ticker.svelte';
import { offersOf, type About } from './possible';
import { Unsaved } from './tables/unsaved.svelte';
import { retryAfter } from '../wire/retry';
import type { Document, Done, GameState, Offer, Person, StateMessage, Table } from './types';

type Answer = StateMessage | { t: 'pong' } | { t: 'error'; code: string; error: string; closing?: boolean };

/** The server does not know the tournament; it may again, with its own data folder. */
const kElsewhere = ['no_such_event', 'no_such_table'];

const kPing = 20_000;
const kFirstRetry = 1_000;
const kLastRetry = 15_000;
const kShownWithin = 3_000; // after an answer the document follows; nobody waits longer for it

export class Desk {
  readonly event: string;
  readonly secret: string;
  readonly client: Client;
  status: 'connecting' | 'open' | 'lost' | 'refused' = $state('connecting');
  refusedFor: 'revoked' | 'no_link' | 'elsewhere' | null = $state(null); // why the link does not open
  retryAt = $state(0);
  unanswered = $state(0);
  doc: Document | null = $state.raw(null);
  /** What was done last from this page, for a line that says so. */
  last: { command: Command; done: Done } | null = $state.raw(null);

  readonly unsaved = new Unsaved();

  #socket: WebSocket | null = null;
  #ahead = 0; // the server's clock minus this one, in ms
  #retry = kFirstRetry;
  #retryTimer = 0;
  #pingTimer = 0;
  #closed = false;
  #waiting: { version: number; go: () => void }[] = [];

  constructor(event: string, secret: string) {
    this.event = event;
    this.secret = secret;
    this.client = new Client(event, secret);
    this.#connect();
  }

  /** The document, where it is known to be there. */
  get state(): Document {
    return this.doc!;
  }

  /** What the role is there for, at some time of the day. */
  may(command: string): boolean {
    return this.state.me.may.includes(command);
  }

  /** What can be done now, as the server says. */
  offer(command: string, about: About = {}): Offer | undefined {
    return offersOf(this.state, command, about)[0];
  }

  can(command: string, about: About = {}): boolean {
    return this.offer(command, about) !== undefined;
  }

  person(player: number): Person | undefined {
    return this.state.players[player - 1];
  }

  name(player: number | null | undefined): string {
    return (player && this.person(player)?.name) || '–';
  }

  game(id: string): GameState | undefined {
    return this.state.games.find((g) => g.game === id);
  }

  table(game: string, table: number): Table | undefined {
    return this.game(game)?.tables.find((one) => one.table === table);
  }

  /** Milliseconds since then by the server's clock. */
  since(at: string): number {
    return Math.max(0, ticker.now + this.#ahead - Date.parse(at));
  }

  /** Does it, and comes back when the page shows it. */
  async send(command: Command): Promise<Done> {
    ++this.unanswered;
    try {
      const done = await this.client.command(command);
      this.last = { command, done };
      await this.#shown(done.version);
      return done;
    } finally {
      --this.unanswered;
    }
  }

  retryNow(): void {
    clearTimeout(this.#retryTimer);
    if (this.status === 'refused') this.status = 'connecting';
    this.refusedFor = null;
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retryTimer);
    clearInterval(this.#pingTimer);
    this.#socket?.close();
  }

  #shown(version: number): Promise<void> {
    if ((this.doc?.version ?? 0) >= version) return Promise.resolve();
    return new Promise((go) => {
      this.#waiting.push({ version, go });
      setTimeout(go, kShownWithin);
    });
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws/desk/${this.event}`);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', v: 1, secret: this.secret }));
    socket.onmessage = (message) => this.#receive(JSON.parse(message.data as string) as Answer);
    socket.onclose = (event?: { code?: number }) => this.#lost(socket, retryAfter(event));
    clearInterval(this.#pingTimer);
    this.#pingTimer = window.setInterval(() => {
      if (socket.readyState === WebSocket.OPEN) socket.send('{"t":"ping"}');
    }, kPing);
  }

  #lost(socket: WebSocket, soon: number | null): void {
    if (this.#closed || socket !== this.#socket || this.status === 'refused') return;
    const wait = soon ?? this.#retry;
    this.status = 'lost';
    this.retryAt = Date.now() + wait;
    this.#retryTimer = window.setTimeout(() => this.#connect(), wait);
    if (soon === null) this.#retry = Math.min(this.#retry * 2, kLastRetry);
  }

  /** Whatever else closes the line, such as a full disk, may pass: it is tried again. */
  #refuse(code: string): void {
    if (code === 'revoked' || code === 'no_link') this.refusedFor = code;
    else if (kElsewhere.includes(code)) this.refusedFor = 'elsewhere';
    else return;
    this.status = 'refused';
  }

  #receive(message: Answer): void {
    if (message.t === 'error') {
      if (message.closing) this.#refuse(message.code);
    } else if (message.t === 'state') {
      this.#retry = kFirstRetry;
      this.status = 'open';
      this.#ahead = Date.parse(message.now) - Date.now();
      this.doc = message.state;
      for (const one of this.#waiting) if (one.version <= message.state.version) one.go();
      this.#waiting = this.#waiting.filter((one) => one.version > message.state.version);
    }
  }
}

const kDesk = Symbol('desk');

export function setDesk(desk: Desk): void {
  setContext(kDesk, desk);
}

/** For what is mounted alone. */
export const deskContext = (desk: Desk) => new Map([[kDesk, desk]]);

export function useDesk(): Desk {
  return getContext<Desk>(kDesk);
}
