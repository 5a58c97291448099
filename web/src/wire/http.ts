/** One way to ask the server something, for the tables and for the desk. */
import type { Problem } from './types';

/** A refusal of the server, or the server out of reach (code `offline`). */
export class ApiError extends Error {
  readonly code: string;
  readonly line: Problem['line'];
  readonly why: Problem['why'];

  constructor(problem: Problem) {
    super(problem.error);
    this.code = problem.code;
    this.line = problem.line;
    this.why = problem.why;
  }
}

const kNobody = [502, 503, 504]; // says what stands before a server that is away
const outOfReach = () => new ApiError({ code: 'offline', error: 'The server can’t be reached.' });

export const isOffline = (error: unknown) => error instanceof ApiError && error.code === 'offline';

interface Ask {
  body?: unknown; // text as it is, everything else as JSON
  secret?: string | undefined; // of a seat or of a link
  language?: string; // of what is answered, where the server says it in one
}

/** The answer to one request; a refusal is thrown, by `refused` where somebody knows more about it. */
export async function ask(
  method: string,
  path: string,
  { body, secret, language }: Ask = {},
  refused: (problem: Problem, status: number) => ApiError = (problem) => new ApiError(problem),
): Promise<Response> {
  const text = typeof body === 'string';
  const headers = new Headers(secret ? { Authorization: `Bearer ${secret}` } : {});
  if (language) headers.set('Accept-Language', language);
  const init: RequestInit = { method, credentials: 'same-origin', headers };
  if (body !== undefined) {
    headers.set('Content-Type', text ? 'text/plain' : 'application/json');
    init.body = text ? body : JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw outOfReach();
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  if (problem === null && kNobody.includes(response.status)) throw outOfReach();
  throw refused(problem ?? { code: `http_${response.status}`, error: response.statusText }, response.status);
}
