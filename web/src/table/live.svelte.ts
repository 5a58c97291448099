/** A table over its sockets: one link for each seat that is mine here, or one that watches. */
import { settings } from '../lib/settings.svelte';
import { ownSeats, type OwnSeat } from '../lib/people/seats';
import { parseLine, placeOf, seatOf, type Line } from '../notation/line';
import { handSize, isIsland, type View } from '../notation/view';
import { Hands, type Known } from '../track/hands';
import { sounds } from '../lib/sounds';
import { Link, type Step } from '../wire/link.svelte';
import type { Moment } from '../wire/api';
import type { Ended, Event, Fair } from '../wire/types';
import { flights } from './hand/flights.svelte';
import type { LogEntry, Scene } from './scene';

const kTumble = 600;
const tumbled = () => new Promise<void>((done) => setTimeout(done, kTumble));

/** Whether the game waits for this seat; an offer that can only be withdrawn waits for the others. */
function hasToAct({ seat, now }: Link): boolean {
  if (seat === null || !now?.to_act.includes(seat)) return false;
  return now.legal.some((line) => parseLine(line).verb !== 'withdraw');
}

function holdsCards(view: View, seat: number): boolean {
  const bought = isIsland(view) ? [view.seats[seat - 1]!.cards, view.seats[seat - 1]!.fresh] : [];
  return handSize(view.seats[seat - 1]!.hand) > 0 || bought.some((cards) => [cards].flat().length > 0);
}

function diceOf(line: Line): { a: number; b: number } {
  return { a: Number(line.args[0]), b: Number(line.args[1]) };
}

export class LiveTable implements Scene {
  readonly table: string;
  readonly links: Link[];
  readonly ownSeats: OwnSeat[];
  #active = $state(0);
  #covered = $state(false); // nobody has said yet who looks
  #thrown: Scene['dice'] = $state.raw(null);
  lastPlace: string | null = $state(null);
  match: { line: Line; number: number; done: () => void } | null = $state.raw(null); // on the screen now
  rematch: string | null = $state(null); // opened before my eyes
  draft = $state(''); // what I am writing in the chat; it outlives the waiting room
  #throws = 0;
  #due: string[] = []; // lines that follow the one just played

  constructor(table: string) {
    this.table = table;
    this.ownSeats = ownSeats(table);
    const mine = this.ownSeats;
    this.#covered = mine.length > 1;
    this.links = mine.length > 0 ? mine.map((s) => new Link(table, s.secret)) : [new Link(table, null)];
    for (const link of this.links) {
      link.beforeStep = (event) => (link === this.link ? this.#before(event) : null);
      link.afterStep = (step) => this.#after(link, step);
    }
  }

  close(): void {
    for (const link of this.links) link.close();
  }

  /** How the game ended; null while it goes on. */
  readonly end: Ended | null = $derived.by(() => {
    const end = this.link.past.findLast(({ what }) => what.kind === 'ended')?.what;
    return end?.kind === 'ended' ? end : null;
  });

  /** What proves the dice; null before the end. */
  readonly fair: Fair | null = $derived.by(() => {
    const told = this.link.past.findLast(({ what }) => what.kind === 'revealed')?.what;
    return told?.kind === 'revealed' ? told.fair : null;
  });

  /** Who has asked for another game, and where it is, once it is open. */
  readonly rematches: { by: number[]; table: string | null } = $derived.by(() => {
    const asked = this.link.past.flatMap(({ what }) => (what.kind === 'rematch' ? [what] : []));
    return {
      by: [...new Set(asked.map(({ by }) => by))],
      table: asked.findLast((a) => a.table)?.table ?? null,
    };
  });

  /** The seat that looks: with several at one screen, the one that has to act. */
  get link(): Link {
    return this.links[this.#active]!;
  }

  look(index: number): void {
    this.#active = index;
    this.#covered = false;
  }

  /** Whether anybody at this screen holds cards that the others may not see. */
  get hides(): boolean {
    return this.links.some(({ view, seat }) => view !== null && seat !== null && holdsCards(view, seat));
  }

  /** Another seat at this screen has to act, and this one has not, or nobody has looked yet: the screen is to be passed on. */
  get passTo(): number | null {
    if (this.links.length < 2 || this.state !== 'playing' || this.match) return null;
    if (!this.#covered && hasToAct(this.link)) return null;
    const next = this.links.findIndex(hasToAct);
    return next < 0 && !this.#covered ? null : Math.max(next, 0);
  }

  get view(): View {
    return this.link.view!;
  }
  get state(): Scene['state'] {
    return this.link.now?.state ?? this.link.info?.state ?? 'waiting';
  }
  get me(): number | null {
    return this.link.seat;
  }
  readonly names: string[] = $derived.by(() => (this.link.info?.seats ?? []).map((s) => s.name ?? '–'));
  readonly bots: (string | null)[] = $derived.by(() => (this.link.info?.seats ?? []).map((s) => s.bot));
  readonly accounts: boolean[] = $derived.by(() =>
    (this.link.info?.seats ?? []).map((s) => s.account !== null),
  );
  readonly points: number[] = $derived.by(() => {
    const score = this.link.now?.score;
    if (!score) return [];
    if (score.points) return score.points;
    return score.shown.map((p, i) => (i + 1 === this.me && score.own !== null ? score.own : p));
  });
  get winner(): number | null {
    return this.end?.winner ?? this.link.now?.score?.winner ?? null;
  }
  get toAct(): number[] {
    return this.link.now?.to_act ?? [];
  }
  readonly legal: Line[] = $derived.by(() => (this.link.now?.legal ?? []).map(parseLine));
  readonly revise: Line[] = $derived.by(() => (this.link.now?.revise ?? []).map(parseLine));
  get open(): string[] {
    return this.link.now?.open ?? [];
  }
  get first(): number | null {
    return this.link.start?.turn.seat ?? null;
  }
  readonly log: LogEntry[] = $derived.by(() => {
    const standIns = new Set<number>(); // seats of people that a bot plays
    return this.link.past.flatMap(({ version, what }) => {
      if (what.kind === 'seat') {
        const { kind, bot } = what.player;
        if (kind === 'person' && bot !== null) standIns.add(what.seat);
        else standIns.delete(what.seat);
      }
      if (what.kind !== 'line') return [];
      const line = parseLine(what.line);
      return [{ version, line, moved: what.moved, standIn: standIns.has(seatOf(line) ?? 0) }];
    });
  });
  readonly #hands: Hands | null = $derived.by(() => {
    const { start } = this.link;
    return start && isIsland(start) ? new Hands(start) : null;
  });
  /** What is known of everybody's hand, for those who want it counted, where the table allows it. */
  readonly known: Known[] | null = $derived.by(() => {
    const { view } = this;
    if (!settings.count || !this.link.info?.tracking || !this.#hands || !isIsland(view)) return null;
    return this.#hands.known(this.log, view);
  });
  /** The dice on the table: those thrown before my eyes, or the last of the log. */
  readonly dice: Scene['dice'] = $derived.by(() => {
    if (this.#thrown) return this.#thrown;
    const last = this.log.findLast((entry) => entry.line.verb === 'dice');
    return last ? { ...diceOf(last.line), throwNumber: 0 } : null;
  });
  get clocks(): Scene['clocks'] {
    return this.link.now?.clocks ?? null;
  }
  get clocksAt(): number {
    return this.link.nowAt;
  }
  get presence(): Scene['presence'] {
    return this.link.presence.seats;
  }
  /** What is on the screen no longer holds: something of mine is not answered, or dice still tumble. */
  get busy(): boolean {
    return this.link.unanswered > 0 || this.link.showing;
  }

  /** Plays lines one after the other; a click on what no longer holds does nothing. */
  play(...lines: string[]): void {
    if (this.busy) return;
    this.#due = lines;
    this.#playNext();
  }

  #playNext(): void {
    const line = this.#due.shift();
    if (line) this.link.play(line);
  }

  /** For every seat at this screen: what those who sit together decide together. */
  sendForAll(wish: Parameters<Link['send']>[0]): void {
    for (const link of this.links) if (link.seat !== null) link.send(wish);
  }

  /** Whether the seat is played at this screen. */
  isMine(seat: number): boolean {
    return this.links.some((link) => link.seat === seat);
  }

  /** Whether I play with one seat against bots, and for nothing: then a hint wrongs nobody. */
  get mayHaveHints(): boolean {
    const { info, seat: mine } = this.link;
    if (!info || mine === null || info.rated || info.tournament !== null) return false;
    return info.seats.every(({ kind }, i) => kind === 'bot' || i + 1 === mine);
  }

  /** What my seat has seen so far. Without the beginning the lines say nothing certain, and are left out. */
  get moment(): Moment | null {
    const { view, seat, past } = this.link;
    if (!view || seat === null) return null;
    const lines = past.flatMap(({ what }) => (what.kind === 'line' ? [what.line] : []));
    return { view, seat, log: past[0]?.version === 1 ? lines : [], names: this.names };
  }

  /** Whether nobody but me, and perhaps that seat, is here to decide anything. */
  aloneBeside(seat: number): boolean {
    return !this.presence.some(({ state }, i) => {
      const here = (state === 'here' || state === 'idle') && i + 1 !== seat;
      return here && this.link.info?.seats[i]?.kind === 'person' && !this.isMine(i + 1);
    });
  }

  /** Chat and offers of a seat, for me: heard or not. */
  mute(seat: number, on: boolean): void {
    const { muted } = this.link.settings;
    if (muted.includes(seat) === on) return;
    const others = muted.filter((s) => s !== seat);
    this.link.settings = { ...this.link.settings, muted: on ? [...others, seat] : others };
    this.link.send({ t: 'mute', seat, on });
  }

  /** Whoever sits there, here and wherever we meet: muted from now on, and not at my tables. */
  block(seat: number, on: boolean): void {
    const { muted, blocked } = this.link.settings;
    const but = (seats: number[]) => [...seats.filter((s) => s !== seat), ...(on ? [seat] : [])];
    this.link.settings = { ...this.link.settings, muted: but(muted), blocked: but(blocked) };
    this.link.send({ t: 'block', seat, on });
  }

  /** Dice tumble and matches are shown before the log, the league and the turn know how they ended. */
  #before(event: Event): Promise<void> | null {
    if (event.what.kind !== 'line') return null;
    const line = parseLine(event.what.line);
    if (line.verb === 'dice') {
      this.#thrown = { ...diceOf(line), throwNumber: ++this.#throws };
      sounds.play('dice');
      return settings.motion ? tumbled() : null;
    }
    return line.verb === 'shots' && settings.motion ? this.#shown(line, event.version) : null;
  }

  /** A match, until it was seen or skipped. */
  #shown(line: Line, number: number): Promise<void> {
    return new Promise((seen) => {
      const done = () => {
        this.match = null;
        seen();
      };
      this.match = { line, number, done };
    });
  }

  #after(link: Link, { event, before, after }: Step): void {
    if (event.what.kind === 'rematch' && event.what.table) this.rematch = event.what.table;
    if (link !== this.link || event.what.kind !== 'line') return;
    const line = parseLine(event.what.line);
    this.lastPlace = placeOf(line) ?? this.lastPlace;
    if (line.forced)
      this.#due = []; // the clock has done it
    else if (seatOf(line) === this.me) {
      if (line.verb === 'robber') this.#due = this.#onlyVictim();
      this.#playNext();
    }
    if (settings.motion && before && after) flights.between(before, after, this.me);
    sounds.forLine(line.verb);
  }

  /** Where only one can be robbed and the robber can't be put elsewhere any more, its place has said it all. */
  #onlyVictim(): string[] {
    const [first, ...more] = [...this.legal, ...this.revise];
    return first?.verb === 'steal' && more.length === 0 ? [first.text] : [];
  }
}
