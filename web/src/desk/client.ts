/** The HTTP half of the desk (docs/desk.md): every request carries the secret of a link. */
import { ApiError, ask, isOffline } from '../wire/http';
import type {
  Changed,
  Done,
  Explained,
  Link,
  LinkMade,
  LogPage,
  NewEvent,
  NewLink,
  Refusal,
  Restore,
  Sentence,
  Texts,
} from './types';
import type { BoardView } from '../notation/view';

export type Paper = 'A4' | 'Letter';

/** What somebody wants to do: `do` and the members that docs/desk.md gives for it. */
export interface Command {
  do: string;
  seen?: number;
  version?: number;
  [member: string]: unknown;
}

/** The server said no, in a form that can be said in any language. */
export class RefusedError extends ApiError {
  readonly said: Sentence | null;

  constructor({ code, error, why }: Refusal) {
    super({ code, error });
    this.said = why ?? null;
  }
}

/** The sheet is another by now: here it is. */
export class ChangedError extends RefusedError {
  readonly now: Changed;

  constructor(now: Changed) {
    super(now);
    this.now = now;
  }
}

const kTries = 3; // the id makes a repeated command count once
const kPause = 700; // ms before it is sent again

/** Works on the local network too, where `crypto.randomUUID` is missing. */
function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((b) => b.toString(16).padStart(2, '0')).join('');
}

function answer(method: string, path: string, body?: unknown, secret?: string): Promise<Response> {
  return ask(method, path, { body, secret }, (problem, status) =>
    status === 409 && problem.code === 'changed'
      ? new ChangedError(problem as unknown as Changed)
      : new RefusedError(problem),
  );
}

const json = <T>(response: Response) => response.json() as Promise<T>;

export const makeEvent = (wish: NewEvent) => answer('POST', '/api/desk', wish).then(json<LinkMade>);
export const restoreEvent = (wish: Restore) => answer('POST', '/api/desk/restore', wish).then(json<LinkMade>);

export class Client {
  readonly #root: string;
  readonly #secret: string;

  constructor(event: string, secret: string) {
    this.#root = `/api/desk/${encodeURIComponent(event)}`;
    this.#secret = secret;
  }

  /** Sent again with the same id where the line breaks, so that nothing is lost and nothing counts twice. */
  async command(command: Command): Promise<Done> {
    const body = { id: newId(), ...command };
    for (let tries = 1; ; ++tries) {
      try {
        return await this.#post<Done>('/commands', body);
      } catch (error) {
        if (!isOffline(error) || tries === kTries) throw error;
        await new Promise((done) => setTimeout(done, kPause * tries));
      }
    }
  }

  preview = (command: Command) => this.#post<Done>('/preview', { id: newId(), ...command });
  links = () => this.#get<{ links: Link[] }>('/links');
  makeLink = (wish: NewLink) => this.#post<LinkMade>('/links', wish);
  revoke = (link: string) => this.#post<object>(`/links/${link}/revoke`, {});
  explain = (a: number, b: number) => this.#get<Explained>(`/explain/${a}/${b}`);
  log = (before?: number) => this.#get<LogPage>(before === undefined ? '/log' : `/log/${before}`);
  board = (game: string) => this.#get<{ seed: number; board: BoardView }>(`/board/${game}`);
  /** Players whose names no font of the server can print. */
  glyphs = () => this.#get<{ missing: number[] }>('/glyphs');
  texts = (language: string) => this.#get<Texts>(`/texts/${language}`);

  cards = (base: string, paper: Paper, players?: number[]): Promise<Blob> =>
    this.#ask('POST', '/links/cards', { base, paper, players }).then((r) => r.blob());
  /** `standings` or `sheets/1.2`, and the like. */
  print = (what: string, paper: Paper) => this.#blob(`/print/${what}/${paper}`);
  export = (what: string) => this.#blob(`/export/${what}`);

  #ask(method: string, path: string, body?: unknown): Promise<Response> {
    return answer(method, this.#root + path, body, this.#secret);
  }

  #get<T>(path: string): Promise<T> {
    return this.#ask('GET', path).then(json<T>);
  }

  #post<T>(path: string, body: unknown): Promise<T> {
    return this.#ask('POST', path, body).then(json<T>);
  }

  #blob(path: string): Promise<Blob> {
    return this.#ask('GET', path).then((r) => r.blob());
  }
}
