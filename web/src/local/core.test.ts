/** Whole games in the module itself: what a page plays where there is no server. */
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import type {
  Games,
  LessonAttempt,
  Lessons,
  LessonState,
  Replay,
  ServerMessage,
  TableInfo,
  TableMade,
  Verdict,
} from '../wire/types';
import type { Advice } from '../wire/api';
import { Core, type Answer, type Entry } from './core';

const kModule = readFileSync(new URL('./longroad.wasm', import.meta.url));
let module: WebAssembly.Module;

beforeAll(async () => {
  module = await WebAssembly.compile(kModule);
});

/** A table with everything that was kept of it and said at it, and time that passes as fast as it likes. */
class Device {
  log: Entry[] = [];
  heard: ServerMessage[] = [];
  now = 1_800_000_000_000;
  #wake: number | null = null;

  constructor(readonly core: Core) {}

  ask<Body>(question: { ask: string; [more: string]: unknown }): Answer<Body> {
    const answer = this.core.ask<Body>({ ...question, now: this.now });
    this.log.push(...answer.kept);
    this.heard.push(...answer.said.map(({ text }) => JSON.parse(text) as ServerMessage));
    this.#wake = answer.wake;
    return answer;
  }

  /** Lets time pass until nobody waits for it, or it is enough. */
  passTime(enough: () => boolean): void {
    while (this.#wake !== null && !enough()) {
      this.now = Math.max(this.now, this.#wake);
      this.ask({ ask: 'wake' });
    }
  }
}

interface Study {
  done: number;
  size: number;
  names: string[];
  curve: object[];
  report: {
    curve: object[];
    accounts: (Record<'start' | 'own' | 'others' | 'luck' | 'rest' | 'result', number> & {
      usual?: number;
    })[];
  } | null;
}

const open = (device: Device, game: string, seats: object[]) =>
  device.ask<TableMade>({ ask: 'open', wish: { game, seats, pace: 700 } }).body;

const bots = (count: number, bot: string) => Array.from({ length: count }, () => ({ kind: 'bot', bot }));

test.each([
  ['base', 4, 'casual'],
  ['duo', 2, 'steady'],
  ['soccer', 3, 'casual'],
  ['struggle', 3, 'random'],
])('%s is played to its end by %d bots, and its record holds', async (game, players, bot) => {
  const device = new Device(await Core.load(module));
  const { table } = open(device, game, bots(players, bot));
  const info = () => device.ask<TableInfo>({ ask: 'info', table }).body;
  device.passTime(() => false);
  expect(info().state).toBe('over');

  const record = device.ask<string>({ ask: 'record', table }).body;
  expect(record).toContain(`game: ${game}`);
  const verdict = device.ask<Verdict>({ ask: 'verify', record }).body;
  expect(verdict).toMatchObject({ proven: true, why: 'proven' });
  const replay = device.ask<Replay>({ ask: 'replay', table }).body;
  expect(replay.frames.length).toBeGreaterThan(20);
  expect(device.ask<Replay>({ ask: 'replay_record', record }).body).toEqual(replay);

  // From its log another device has the same table.
  const other = new Device(await Core.load(module));
  expect(other.ask({ ask: 'load', table, log: device.log }).status).toBe(200);
  expect(other.ask<string>({ ask: 'record', table }).body).toBe(record);
});

test.each(['novice', 'casual', 'steady', 'sharp', 'master'])(
  '%s answers a person in every game',
  async (bot) => {
    const core = await Core.load(module);
    const { games } = new Device(core).ask<Games>({ ask: 'games' }).body;
    expect(games.map(({ name }) => name)).toEqual(['base', 'duo', 'soccer', 'struggle']);
    for (const game of games) {
      const device = new Device(core);
      const seats = [{ kind: 'me', name: 'Ada' }, ...bots(game.usual_players - 1, bot)];
      const made = open(device, game.name, seats);
      const { table } = made;
      const { secret } = made.seats[0]!;
      const say = (message: object) =>
        device.ask({ ask: 'hear', table, socket: 1, text: JSON.stringify(message) });
      say({ t: 'hello', v: 1, secret, since: null });
      say({ t: 'seed', id: 's', seed: 'mine' });
      const newest = () => device.heard.findLast((m) => (m.t === 'event' || m.t === 'welcome') && m.now)!;
      const now = () => (newest() as { now: { legal: string[] } }).now;
      /** As a page has it. */
      const moment = () => {
        let view = {};
        const log: string[] = [];
        for (const m of device.heard) {
          if (m.t === 'welcome') view = { ...m.view };
          if (m.t !== 'event') continue;
          Object.assign(view, m.changed);
          if (m.what.kind === 'line') log.push(m.what.line);
        }
        return { view, seat: made.seats[0]!.seat, log, names: made.info.seats.map(({ name }) => name ?? '') };
      };
      let advised = 0;
      for (let line = 0; line < 6; ++line) {
        device.passTime(() => now().legal.length > 0);
        const { status, body: advice } = device.ask<Advice[]>({ ask: 'advise', ...moment() });
        expect(status).toBe(200);
        for (const { chance, text } of advice) {
          expect(chance).toBeGreaterThan(0);
          expect(text).toMatch(/^[\p{Lu}\d].*\.$/u);
        }
        advised += advice.length;
        const before = device.log.length;
        say({ t: 'do', id: `d${line}`, line: advice[0]?.line ?? now().legal[0] });
        expect(device.log.length).toBeGreaterThan(before);
      }
      expect(advised).toBeGreaterThan(0);
      expect(device.heard.filter((m) => m.t === 'refused' || m.t === 'error')).toEqual([]);
      device.ask({ ask: 'forget', table });
    }
  },
);

test('a record is explained piece by piece', async () => {
  const device = new Device(await Core.load(module));
  const { table } = open(device, 'struggle', bots(2, 'novice'));
  device.passTime(() => false);
  const record = device.ask<string>({ ask: 'record', table }).body;
  const begun = device.ask<Study>({ ask: 'analyse', record, language: 'de' }).body;
  expect(begun).toMatchObject({ done: 0, curve: [], report: null });
  expect(begun.names).toHaveLength(2);
  for (const name of begun.names) expect(record).toContain(name);
  let step = device.ask<Study>({ ask: 'analyse_on', pieces: 8 }).body;
  expect(step).toMatchObject({ done: 8, size: begun.size, report: null });
  const curve = [...step.curve];
  while (step.report === null) {
    step = device.ask<Study>({ ask: 'analyse_on', pieces: 50 }).body;
    curve.push(...step.curve);
  }
  expect(step.report.curve).toEqual(curve);
  for (const { start, own, others, usual = 0, luck, rest, result } of step.report.accounts)
    expect(start + own + others + usual + luck + rest).toBe(result);
  expect(device.ask({ ask: 'analyse', record: 'nothing' }).status).toBe(400);
});

test('a moment that is played again is held against what was best', async () => {
  const device = new Device(await Core.load(module));
  const record = readFileSync('../tests/analysis/last-round.game', 'utf8');
  const judged = (instead: string) =>
    device.ask<{ loss: number; mark: string }>({ ask: 'judge', record, line: 1, instead, language: 'en' });
  expect(judged('1 end').body).toMatchObject({ mark: 'very_costly' });
  expect(judged('1 city 0').body?.mark ?? 'none').toBe('none');
  expect(judged('1 city 53').status).toBe(400);
});

test('a lesson is gone through, and wrong tries are answered', async () => {
  const device = new Device(await Core.load(module));
  const { lessons } = device.ask<Lessons>({ ask: 'lessons' }).body;
  expect(lessons.length).toBeGreaterThan(20);
  const name = 'base/01-board';
  const tried = (attempt: LessonAttempt) => device.ask<LessonState>({ ask: 'lesson', name, attempt });
  expect(tried({ done: ['next', 'next'], try: 'choice 3' }).body).toMatchObject({ step: 2, over: false });
  expect(tried({ done: ['next', 'choice 3'] })).toMatchObject({
    status: 409,
    body: { code: 'lesson_changed' },
  });
  expect(device.ask({ ask: 'lesson', name: 'base/none', attempt: { done: [] } }).status).toBe(404);
  expect(device.ask({ ask: 'lesson', name, attempt: { done: 1 } }).status).toBe(400);
});

test('what is not understood is refused in words', async () => {
  const device = new Device(await Core.load(module));
  expect(device.ask({ ask: 'nothing' })).toMatchObject({ status: 404, body: { code: 'not_found' } });
  const wish = { game: 'chess', seats: [] };
  expect(device.ask({ ask: 'open', wish })).toMatchObject({ status: 400, body: { code: 'bad_request' } });
  expect(device.ask({ ask: 'verify', record: 'nothing' })).toMatchObject({ body: { code: 'bad_record' } });
  expect(device.ask({ ask: 'load', table: 'local-x', log: [] }).status).toBe(404);
});
