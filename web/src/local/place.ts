/** The page's side of the worker in which the tables of this device live. It is started when it is first needed. */
import type { Question } from './core';
import type { FromWorker, ToWorker } from './worker';

export interface LocalAnswer<Body> {
  status: number;
  body: Body;
}

interface Waiting {
  done(answer: LocalAnswer<unknown>): void;
  failed(error: Error): void;
}

let worker: Worker | null = null;
let counter = 0;
const waiting = new Map<number, Waiting>();
const sockets = new Map<number, LocalSocket>();

function tell(message: ToWorker): void {
  if (!worker) {
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data);
    worker.onerror = () => stop();
  }
  worker.postMessage(message);
}

/** It could not be loaded, or broke: the next question starts another one. */
function stop(): void {
  worker?.terminate();
  worker = null;
  for (const { failed } of waiting.values()) failed(new Error('The worker has stopped.'));
  waiting.clear();
  for (const socket of [...sockets.values()]) socket.lose();
}

function hear(message: FromWorker): void {
  switch (message.t) {
    case 'answer':
      waiting.get(message.id)?.done({ status: message.status, body: message.body });
      waiting.delete(message.id);
      return;
    case 'failed':
      waiting.get(message.id)?.failed(new Error(message.error));
      waiting.delete(message.id);
      return;
    case 'opened':
      return sockets.get(message.socket)?.open();
    case 'closed':
      return sockets.get(message.socket)?.lose();
    case 'said':
      sockets.get(message.socket)?.onmessage?.({ data: message.text });
  }
}

export function askPlace<Body>(question: Question): Promise<LocalAnswer<Body>> {
  return new Promise((done, failed) => {
    const id = ++counter;
    waiting.set(id, { done: done as Waiting['done'], failed });
    tell({ t: 'ask', id, question });
  });
}

/** As much of a WebSocket as a table's page uses, to a table of this device. */
export class LocalSocket {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly #number = ++counter;

  constructor(table: string) {
    sockets.set(this.#number, this);
    tell({ t: 'open', socket: this.#number, table });
  }

  send(text: string): void {
    tell({ t: 'send', socket: this.#number, text });
  }

  close(): void {
    if (!sockets.delete(this.#number)) return;
    this.readyState = WebSocket.CLOSED;
    tell({ t: 'close', socket: this.#number });
  }

  open(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  lose(): void {
    sockets.delete(this.#number);
    this.readyState = WebSocket.CLOSED;
    this.onclose?.();
  }
}
