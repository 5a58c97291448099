/**
 * The place where the tables of this device live: the module, the logs it is given from the device and adds to, and
 * time. One thing happens after the other; what is said is passed on once it is kept.
 */
import type { TableInfo } from '../wire/types';
import { Core, type Answer, type Question } from './core';
import moduleUrl from './longroad.wasm?url';
import { append, forgetOldest, logOf } from './store';

/** From the page. */
export type ToWorker =
  | { t: 'ask'; id: number; question: Question }
  | { t: 'open'; socket: number; table: string }
  | { t: 'send'; socket: number; text: string }
  | { t: 'close'; socket: number };

/** To the page. */
export type FromWorker =
  | { t: 'answer'; id: number; status: number; body: unknown }
  | { t: 'failed'; id: number; error: string }
  | { t: 'opened' | 'closed'; socket: number }
  | { t: 'said'; socket: number; text: string };

const kRested = 0; // ms between lines of bots, so that pages are heard in between
const tell = (message: FromWorker) => postMessage(message);

let core: Promise<Core> | null = null;
const sockets = new Map<number, string>(); // and their tables
const loaded = new Set<string>();
let before: Promise<unknown> = Promise.resolve();
let timer = 0;

async function compile(): Promise<WebAssembly.Module> {
  const response = await fetch(moduleUrl);
  if (!response.ok) throw new Error(`${moduleUrl}: ${response.status}`);
  return WebAssembly.compile(await response.arrayBuffer());
}

function running(): Promise<Core> {
  core ??= compile()
    .then((module) => Core.load(module))
    .catch((error: unknown) => {
      core = null;
      throw error;
    });
  return core;
}

/** One after the other. */
function next<T>(step: () => Promise<T>): Promise<T> {
  const result = before.then(step);
  before = result.catch(() => {});
  return result;
}

/** The table is as the device has it, or not here any more: its pages come back to it. */
function drop(table: string): void {
  loaded.delete(table);
  for (const [socket, at] of sockets) {
    if (at !== table) continue;
    sockets.delete(socket);
    tell({ t: 'closed', socket });
  }
}

/** After a mistake of ours nothing in the module counts any more; what was kept does. */
function restart(): void {
  core = null;
  for (const table of new Set([...loaded, ...sockets.values()])) drop(table);
}

async function asked<Body>(question: Question): Promise<Answer<Body>> {
  const module = await running();
  const ask = <B>(what: Question): Answer<B> => {
    try {
      return module.ask<B>(what);
    } catch (error) {
      restart();
      throw error;
    }
  };
  const table = question.table as string | undefined;
  if (table !== undefined && !loaded.has(table) && question.ask !== 'forget') {
    const log = await logOf(table);
    if (log.length > 0 && ask({ ask: 'load', table, log }).status === 200) loaded.add(table);
  }
  const answer = ask<Body>(question);
  await keep(answer, ask);
  for (const said of answer.said) tell({ t: 'said', ...said });
  if (answer.wake !== null) setTimer(answer.wake);
  return answer;
}

async function keep(answer: Answer, ask: <B>(what: Question) => Answer<B>): Promise<void> {
  const grown = [...new Set(answer.kept.map(({ table }) => table))];
  if (grown.length === 0) return;
  const infos = grown.map((table) => ask<TableInfo>({ ask: 'info', table }).body);
  try {
    await append(answer.kept, infos);
  } catch (error) {
    for (const table of grown) {
      ask({ ask: 'forget', table });
      drop(table);
    }
    throw error;
  }
  if (grown.some((table) => !loaded.has(table))) await forgetOldest();
  for (const table of grown) loaded.add(table);
}

function setTimer(at: number): void {
  clearTimeout(timer);
  timer = self.setTimeout(
    () => void next(() => asked({ ask: 'wake' })).catch(() => {}),
    Math.max(kRested, at - Date.now()),
  );
}

async function hear(message: ToWorker): Promise<void> {
  switch (message.t) {
    case 'ask': {
      const { id, question } = message;
      try {
        const { status, body } = await asked(question);
        if (question.ask === 'forget') drop(question.table as string);
        tell({ t: 'answer', id, status, body });
      } catch (error) {
        tell({ t: 'failed', id, error: String(error) });
      }
      return;
    }
    case 'open':
      sockets.set(message.socket, message.table);
      return tell({ t: 'opened', socket: message.socket });
    case 'send':
    case 'close': {
      const { socket } = message;
      const table = sockets.get(socket);
      if (table === undefined) return;
      if (message.t === 'close') sockets.delete(socket);
      const question =
        message.t === 'send'
          ? { ask: 'hear', table, socket, text: message.text }
          : { ask: 'leave', table, socket };
      await asked(question).catch(() => drop(table));
    }
  }
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => void next(() => hear(data)));
