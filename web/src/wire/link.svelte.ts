/** What the table says to one seat (or spectator): versions, acknowledged messages, steps shown one by one. */
import type { View } from '../notation/view';
import { TableSocket } from './socket';
import type {
  ClientMessage,
  Event,
  Happening,
  Now,
  PresenceList,
  Refused,
  ServerMessage,
  Settings,
  TableInfo,
  Welcome,
} from './types';

type WithId = Extract<ClientMessage, { id: string }>;
type Wish = WithId extends infer M ? (M extends WithId ? Omit<M, 'id'> : never) : never;

/** One step as the table shows it: what was before and what is after. */
export interface Step {
  event: Event;
  before: View | null;
  after: View | null;
}

/** Errors after which trying again is of no use. */
const kFinal = ['bad_secret', 'no_such_table', 'no_watchers', 'version', 'too_many'];
const kHurry = 12; // with more steps than this to show, nothing waits for animations
let counter = 0;

export class Link {
  status: 'connecting' | 'open' | 'lost' | 'refused' = $state('connecting');
  refusedFor = $state(''); // the code of the error that closed the door
  retryAt = $state(0);
  seat: number | null = $state(null);
  info: TableInfo | null = $state.raw(null);
  start: View | null = $state.raw(null); // before the first line
  view: View | null = $state.raw(null);
  now: Now | null = $state.raw(null);
  nowAt = $state(0); // when `now` came, for the clocks
  past: Happening[] = $state.raw([]);
  presence: PresenceList = $state.raw({ seats: [], watching: 0 });
  presenceAt = $state(0);
  settings: Settings = $state.raw({ muted: [], blocked: [], auto_refuse: false });
  unanswered = $state(0);
  showing = $state(false); // something has come that is not on the screen yet
  refusal: Refused | null = $state.raw(null);

  /** Asked before a step is shown: what to wait for (dice tumble first); null shows it at once. */
  beforeStep: (event: Event) => Promise<void> | null = () => null;
  /** Told after a step is shown. */
  afterStep: (step: Step) => void = () => {};

  readonly #socket: TableSocket;
  #version = 0; // received
  #shown = 0; // and on the screen
  #outbox = new Map<string, WithId>();
  #queue: Event[] = [];

  /** Without a secret the seat's cookie counts; whoever has neither watches. */
  constructor(table: string, secret: string | null) {
    this.#socket = new TableSocket(table, {
      hello: () => ({ t: 'hello', v: 1, secret, since: this.#shown > 0 ? this.#shown : null }),
      hear: (message) => this.#receive(message),
      lost: (retryAt) => {
        this.status = 'lost';
        this.retryAt = retryAt;
      },
    });
  }

  /** Sends until it is answered, also on a later socket. */
  send(wish: Wish): void {
    const message = { ...wish, id: `${Date.now().toString(36)}-${++counter}` } as WithId;
    this.#outbox.set(message.id, message);
    this.unanswered = this.#outbox.size;
    this.refusal = null;
    this.#socket.send(message);
  }

  /** With the version on the screen: if something else is asked by then, the server refuses it. */
  play(line: string): void {
    this.send({ t: 'do', line, version: this.#shown });
  }

  close(): void {
    this.#socket.close();
  }

  retryNow(): void {
    this.#socket.connect();
  }

  #receive(message: ServerMessage): void {
    switch (message.t) {
      case 'welcome':
        return this.#welcome(message);
      case 'event':
        return this.#event(message);
      case 'ack':
        return this.#answered(message.id);
      case 'refused':
        // A seed that came too late is nobody's mistake; the check of the dice says so.
        if (this.#outbox.get(message.id)?.t !== 'seed') this.refusal = message;
        return this.#answered(message.id);
      case 'presence':
        this.presence = message.presence;
        this.presenceAt = Date.now();
        return;
      case 'error':
        if (message.closing && kFinal.includes(message.code)) this.#refuse(message.code);
        return;
      case 'pong':
        return;
    }
  }

  #refuse(code: string): void {
    this.#socket.close();
    this.status = 'refused';
    this.refusedFor = code;
  }

  #answered(id: string): void {
    this.#outbox.delete(id);
    this.unanswered = this.#outbox.size;
  }

  #welcome(welcome: Welcome): void {
    this.#queue = [];
    this.#version = this.#shown = welcome.version;
    this.seat = welcome.seat;
    this.info = welcome.info;
    this.start = welcome.start as View | null;
    this.view = welcome.view as View | null;
    this.#setNow(welcome.now);
    const known = welcome.since > 0 ? this.past : [];
    const last = known.at(-1)?.version ?? 0;
    this.past = [...known, ...welcome.events.filter((event) => event.version > last)];
    this.presence = welcome.presence;
    this.presenceAt = Date.now();
    this.settings = welcome.settings;
    this.status = 'open';
    for (const message of this.#outbox.values()) this.#socket.send(message);
  }

  #setNow(now: Now): void {
    this.now = now;
    this.nowAt = Date.now();
    if (this.info && this.info.state !== now.state) this.info = { ...this.info, state: now.state };
  }

  #event(event: Event): void {
    if (event.version <= this.#version) return;
    if (event.version !== this.#version + 1) {
      this.#socket.connect(); // something is missing: come back with `since`
      return;
    }
    this.#version = event.version;
    this.#queue.push(event);
    if (!this.showing) void this.#show();
  }

  /** Shows queued steps one after the other, each when its animation is ready for it. */
  async #show(): Promise<void> {
    this.showing = true;
    for (let event = this.#queue.shift(); event; event = this.#queue.shift()) {
      const ready = this.#queue.length < kHurry ? this.beforeStep(event) : null;
      if (ready) await ready;
      if (event.version > this.#shown) this.#apply(event);
    }
    this.showing = false;
  }

  #apply(event: Event): void {
    this.#shown = event.version;
    const before = this.view;
    const after = event.changed ? ({ ...before, ...event.changed } as View) : before;
    if (before === null) this.start = after; // the game begins
    this.view = after;
    this.past = [...this.past, { version: event.version, at: event.at, what: event.what }];
    if (event.what.kind === 'seat' && this.info) {
      const seats = [...this.info.seats];
      seats[event.what.seat - 1] = event.what.player;
      this.info = { ...this.info, seats, host: event.what.host };
    }
    if (event.now) this.#setNow(event.now);
    if (event.settings) this.settings = event.settings;
    this.afterStep({ event, before, after });
  }
}
