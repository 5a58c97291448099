/** A tournament on the real server, brought to any moment of the day by commands; pages open it by their links. */
import type { BrowserContextOptions, Page } from '@playwright/test';
import type { Document, Role, Table } from '../../src/desk/types';
import { test as base } from '../server';

export { expect } from '../server';

export const kPhone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

export const kNames = [
  ...['Ada Ash', 'Ben Birch', 'Cleo Cedar', 'Dora Dell', 'Emil Elm', 'Fay Fir', 'Gus Grove', 'Hana Hazel'],
  ...['Ivo Ivy', 'Jana Juniper', 'Kai Kelp', 'Lea Larch', 'Max Maple', 'Nora Nettle', 'Otto Oak', 'Pia Pine'],
  ...['Quin Quince', 'Rosa Rowan', 'Sven Spruce', 'Tara Thorn', 'Uma Ulmus', 'Vito Vine', 'Wim Willow'],
];

let commands = 0;

export class Day {
  readonly url: string;
  readonly event: string;
  readonly secret: string; // the organiser's

  constructor(url: string, event: string, secret: string) {
    this.url = url;
    this.event = event;
    this.secret = secret;
  }

  static async open(url: string, name = 'City Cup'): Promise<Day> {
    const wish = { name, place: 'Town hall', date: '2026-05-01', organiser: 'Olga Ort' };
    const answer = await fetch(`${url}/api/desk`, { method: 'POST', body: JSON.stringify(wish) });
    const made = (await answer.json()) as { event: string; secret: string };
    const day = new Day(url, made.event, made.secret);
    await day.do('staff', { name: 'Rolf Ruhe', role: 'referee' });
    return day;
  }

  async #request<T>(path: string, body?: object): Promise<T> {
    const answer = await fetch(`${this.url}/api/desk/${this.event}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { Authorization: `Bearer ${this.secret}` },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const said = (await answer.json()) as T & { error?: string };
    if (!answer.ok) throw new Error(`${path} ${JSON.stringify(body)}: ${said.error}`);
    return said;
  }

  document = () => this.#request<Document>('');
  do = (what: string, members: object = {}) =>
    this.#request<object>('/commands', { id: `e2e-${++commands}`, do: what, ...members });

  /** The address of a new link. */
  async link(role: Role, who: string | number): Promise<string> {
    const wish = typeof who === 'number' ? { role, player: who } : { role, name: who };
    return (await this.#request<{ address: string }>('/links', wish)).address;
  }

  async players(count: number, here = true): Promise<void> {
    const players = kNames.slice(0, count).map((name, i) => ({ name, club: i % 3 === 0 ? 'North' : '' }));
    await this.do('register', { players, check_in: here });
  }

  /** Everybody seated, the first game begun. */
  async begin(players: number): Promise<void> {
    await this.players(players);
    await this.do('schedule');
    await this.start('1.1');
  }

  async start(game: string): Promise<void> {
    const doc = await this.document();
    if (!doc.games.find((g) => g.game === game)!.published.seats)
      await this.do('publish', { game, results: false });
    const few = doc.players.length < 16;
    await this.do('start', { game, ...(few ? { unofficial: true } : {}) });
  }

  async report(game: string, table: Table): Promise<void> {
    const order = table.players.filter((p) => !table.lost.includes(p));
    const points = [10, 8, 7, 6].slice(0, order.length);
    await this.do('report', {
      game,
      table: table.table,
      seen: table.version,
      order,
      points,
      winner: order[0],
    });
  }

  async sign(game: string, number: number): Promise<void> {
    const table = await this.table(game, number);
    await this.do('sign', { game, table: number, seen: table.version, players: table.unsigned });
  }

  async table(game: string, number: number): Promise<Table> {
    const doc = await this.document();
    return doc.games.find((g) => g.game === game)!.tables[number - 1]!;
  }

  /** Reports and signs whatever is still missing of a game. */
  async finish(game: string): Promise<void> {
    const tables = (await this.document()).games.find((g) => g.game === game)!.tables;
    for (const table of tables) {
      if (table.state === 'empty') await this.report(game, table);
      if (table.state === 'empty' || table.state === 'reported') await this.sign(game, table.table);
    }
  }

  /** In the middle of the day: two games are over and the first is published, the third is being played. */
  async beginThird(players: number): Promise<void> {
    await this.begin(players);
    await this.finish('1.1');
    await this.do('publish', { game: '1.1', results: true });
    await this.start('1.2');
    await this.finish('1.2');
    await this.start('1.3');
  }

  /** The semi-finals, chosen, played and advanced from; the final begins. */
  async beginFinal(banker: string): Promise<void> {
    await this.choose('semi');
    await this.start('semi');
    await this.finish('semi');
    await this.do('advance');
    await this.choose('final');
    await this.do('banker', { game: 'final', table: 1, name: banker });
    await this.start('final');
  }

  /** All three games of a preliminary event, with so many players more than there were. */
  async playEvent(event: number, players: number): Promise<void> {
    if (players > 0) await this.players(players);
    await this.do('schedule', { event });
    const games = [1, 2, 3].map((game) => `${event}.${game}`);
    for (const game of games) {
      await this.start(game);
      await this.finish(game);
    }
    for (const game of games) await this.do('publish', { game, results: true });
  }

  playPreliminaries = (players: number) => this.playEvent(1, players);

  /** Confirms the board, lets everybody choose in their order, and begins. */
  async choose(game: 'semi' | 'final'): Promise<void> {
    await this.do('layout', { game, confirmed: true });
    const tables = (await this.document()).games.find((g) => g.game === game)!.tables;
    const colours = ['red', 'blue', 'orange', 'white'];
    for (const { table, selection, choices } of tables)
      for (const [i, player] of selection.entries())
        if (!choices.some((c) => c.player === player))
          await this.do('choose', { game, table, player, position: i + 1, colour: colours[i], seat: '' });
  }
}

/** A page of its own for a link, as on another device. */
export type Visit = (address: string, options?: BrowserContextOptions) => Promise<Page>;

export const test = base.extend<{ day: Day; visit: Visit }>({
  day: async ({ server }, use) => use(await Day.open(server.url)),
  visit: async ({ browser, server }, use) =>
    use(async (address, options = {}) => {
      const context = await browser.newContext({
        baseURL: server.url,
        reducedMotion: 'reduce',
        locale: 'en-GB',
        ...options,
      });
      const page = await context.newPage();
      await page.goto(address);
      await page.waitForURL((url) => url.hash === '', { timeout: 10_000 }); // the page has taken the secret
      return page;
    }),
});

export const organiserLink = (day: Day, section = '') => `/desk/${day.event}${section}#${day.secret}`;
