/** The HTTP half of the desk (docs/desk.md): every request carries the secret of a link. */
import { ApiError } from '../wire/api';
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
  readonly why: Sentence | null;

  constructor(problem: Refusal) {
    super(problem);
    this.why = problem.why ?? null;
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

async function answer(path: string, init: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new ApiError({ code: 'offline', error: 'The server can’t be reached.' });
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Changed | null;
  if (response.status === 409 && problem) throw new ChangedError(problem);
  throw new RefusedError(problem ?? { code: `http_${response.status}`, error: response.statusText });
}

function posted(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
}

const json = <T>(response: Response) => response.json() as Promise<T>;

export const makeEvent = (wish: NewEvent) => answer('/api/desk', posted(wish)).then(json<LinkMade>);
export const restoreEvent = (wish: Restore) => answer('/api/desk/restore', posted(wish)).then(json<LinkMade>);

export class Client {
  readonly #root: string;
  readonly #headers: Record<string, string>;

  constructor(event: string, secret: string) {
    this.#root = `/api/desk/${encodeURIComponent(event)}`;
    this.#headers = { Authorization: `Bearer ${secret}` };
  }

  /** Sent again with the same id where the line breaks, so that nothing is lost and nothing counts twice. */
  async command(command: Command): Promise<Done> {
    const init = posted({ id: newId(), ...command }, this.#headers);
    for (let tries = 1; ; ++tries) {
      try {
        return await answer(`${this.#root}/commands`, init).then(json<Done>);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'offline' || tries === kTries) throw error;
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
    answer(`${this.#root}/links/cards`, posted({ base, paper, players }, this.#headers)).then((r) =>
      r.blob(),
    );
  /** `standings` or `sheets/1.2`, and the like. */
  print = (what: string, paper: Paper) => this.#blob(`/print/${what}/${paper}`);
  export = (what: string) => this.#blob(`/export/${what}`);

  #get<T>(path: string): Promise<T> {
    return answer(this.#root + path, { headers: this.#headers }).then(json<T>);
  }

  #post<T>(path: string, body: unknown): Promise<T> {
    return answer(this.#root + path, posted(body, this.#headers)).then(json<T>);
  }

  #blob(path: string): Promise<Blob> {
    return answer(this.#root + path, { headers: this.#headers }).then((r) => r.blob());
  }
}
