/** The HTTP half of the server: schema/openapi.yaml, one function a request. */
import { ownSeats } from '../lib/people/seats';
import type { Question } from '../local/core';
import { isLocal } from '../local/ids';
import { ask, isOffline } from './http';
import type {
  About,
  Account,
  AnalysisDecision,
  BlockedPerson,
  Games,
  LessonAttempt,
  Lessons,
  LessonState,
  NewTable,
  PastGame,
  Replay,
  Seated,
  TableInfo,
  TableMade,
  Verdict,
} from './types';

async function answer(method: string, path: string, body?: unknown, secret?: string): Promise<Response> {
  return ask(method, path, { body, secret });
}

async function request<T>(method: string, path: string, body?: unknown, secret?: string): Promise<T> {
  return (await answer(method, path, body, secret)).json().catch(() => null) as Promise<T>;
}

/** A line that one might play, the chance with it out of ten thousand, and why. */
export interface Advice {
  line: string;
  chance: number;
  text: string;
}

/** What a seat has seen of a game: the view, all lines, and who plays. */
export interface Moment {
  view: object;
  seat: number;
  log: string[];
  names: string[];
}

/** What this device answers itself; loaded when it is wanted. */
const here = () => import('../local/answers');

/** The server's answer, or this device's own where there is no server. */
async function known<T>(answered: Promise<T>, question: Question): Promise<T> {
  try {
    return await answered;
  } catch (error) {
    if (!isOffline(error)) throw error;
    return (await here()).local<T>(question);
  }
}

/** Those who played need not wait for the end to be shown to others. */
const mySecret = (id: string) => ownSeats(id)[0]?.secret;
const table = (id: string, what = '') => `/api/tables/${encodeURIComponent(id)}${what}`;

export const api = {
  about: () => known(request<About>('GET', '/api/about'), { ask: 'about' }),
  games: () => known(request<Games>('GET', '/api/games'), { ask: 'games' }),
  /** Those that are played on this device. */
  gamesHere: async () => (await here()).local<Games>({ ask: 'games' }),
  tables: () => request<{ tables: TableInfo[] }>('GET', '/api/tables'),
  /** With the secret of a seat, where there is one, also whose turn it is. */
  table: async (id: string) =>
    isLocal(id)
      ? (await here()).localTable<TableInfo>(id)
      : request<TableInfo>('GET', table(id), undefined, mySecret(id)),
  make: (wish: NewTable) => request<TableMade>('POST', '/api/tables', wish),
  /** A table that lives on this device. */
  makeHere: async (wish: NewTable) => (await here()).local<TableMade>({ ask: 'open', wish }),
  join: (id: string, name: string, seat: number | null = null) =>
    request<Seated>('POST', table(id, '/join'), { name, seat }),
  resume: (id: string, secret: string) => request<Seated>('POST', table(id, '/resume'), { secret }),
  /** Takes a finished game that was played as a guest into the account. */
  claim: (id: string, secret: string) => request<object>('POST', table(id, '/claim'), { secret }),
  report: (id: string, secret: string, seat: number, text: string) =>
    request<object>('POST', table(id, '/report'), { secret, seat, text }),
  board: (game: string, layout: string, seed: number) =>
    request<{ board: object }>('POST', '/api/board', { game, layout, seed }),
  replay: async (id: string) =>
    isLocal(id)
      ? (await here()).local<Replay>({ ask: 'replay', table: id })
      : request<Replay>('GET', table(id, '/replay'), undefined, mySecret(id)),
  lessons: () => known(request<Lessons>('GET', '/api/lessons'), { ask: 'lessons' }),
  /** `name` is a path of two words: `base/01-board`. */
  lesson: (name: string, attempt: LessonAttempt) =>
    known(request<LessonState>('POST', `/api/lessons/${name}`, attempt), { ask: 'lesson', name, attempt }),
  replayRecord: async (record: string) => (await here()).local<Replay>({ ask: 'replay_record', record }),
  /** What one might play. This device computes it from what it has of the table, wherever that is. */
  advise: async (moment: Moment, language: string) =>
    (await here()).local<Advice[]>({ ask: 'advise', ...moment, language }),
  /** What this line would have cost in place of the line of a record with this number; null where nothing hung on it. */
  judge: async (record: string, line: number, instead: string, language: string) =>
    (await here()).local<AnalysisDecision | null>({ ask: 'judge', record, line, instead, language }),
  /** Computed here: no server has a say in it. */
  verify: async (record: string) => (await here()).local<Verdict>({ ask: 'verify', record }),
  /** A text as QR code, in SVG. */
  qr: async (text: string) => (await answer('POST', '/api/qr', text)).text(),
  recordPath: (id: string) => table(id, '/record'),
  record: async (id: string) =>
    isLocal(id)
      ? new Blob([await (await here()).local<string>({ ask: 'record', table: id })], { type: 'text/plain' })
      : (await answer('GET', table(id, '/record'), undefined, mySecret(id))).blob(),

  account: () => request<{ account: Account | null }>('GET', '/api/account'),
  register: (name: string, password: string) => request<Account>('POST', '/api/account', { name, password }),
  signIn: (name: string, password: string) =>
    request<Account>('POST', '/api/account/sign_in', { name, password }),
  signOut: () => request<object>('POST', '/api/account/sign_out'),
  changePassword: (old: string, password: string) =>
    request<object>('POST', '/api/account/password', { old, password }),
  /** With a code from the host of the server, who has no mail to send. */
  resetPassword: (name: string, reset: string, password: string) =>
    request<object>('POST', '/api/account/password', { name, reset, password }),
  /** Whom this account, or else this browser, has blocked at tables. */
  blocks: () => request<{ blocked: BlockedPerson[] }>('GET', '/api/blocks'),
  unblock: (id: string) => request<object>('DELETE', `/api/blocks/${id}`),
  deleteAccount: (password: string) => request<object>('DELETE', '/api/account', { password }),
  keepSettings: (settings: object) => request<object>('PUT', '/api/account/settings', settings),
  history: () => request<{ games: PastGame[] }>('GET', '/api/account/history'),
};
