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

let counter = 0;

/** A worker with the module in it, and what waits for its answers. */
export class Place {
  readonly sockets = new Map<number, LocalSocket>();
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;

  tell(message: ToWorker): void {
    if (!this.#worker) {
      this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
      this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data);
      this.#worker.onerror = () => this.stop();
    }
    this.#worker.postMessage(message);
  }

  ask<Body>(question: Question): Promise<LocalAnswer<Body>> {
    return new Promise((done, failed) => {
      const id = ++counter;
      this.#waiting.set(id, { done: done as Waiting['done'], failed });
      this.tell({ t: 'ask', id, question });
    });
  }

  /** Done with it, or it could not be loaded, or broke: the next question starts another one. */
  stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const { failed } of this.#waiting.values()) failed(new Error('The worker has stopped.'));
    this.#waiting.clear();
    for (const socket of [...this.sockets.values()]) socket.lose();
  }

  #hear(message: FromWorker): void {
    switch (message.t) {
      case 'answer':
        this.#waiting.get(message.id)?.done({ status: message.status, body: message.body });
        this.#waiting.delete(message.id);
        return;
      case 'failed':
        this.#waiting.get(message.id)?.failed(new Error(message.error));
        this.#waiting.delete(message.id);
        return;
      case 'opened':
        return this.sockets.get(message.socket)?.open();
      case 'closed':
        return this.sockets.get(message.socket)?.lose();
      case 'said':
        this.sockets.get(message.socket)?.onmessage?.({ data: message.text });
    }
  }
}

/** Where the tables of this device live. */
export const tables = new Place();

/** As much of a WebSocket as a table's page uses, to a table of this device. */
export class LocalSocket {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly #number = ++counter;

  constructor(table: string) {
    tables.sockets.set(this.#number, this);
    tables.tell({ t: 'open', socket: this.#number, table });
  }

  send(text: string): void {
    tables.tell({ t: 'send', socket: this.#number, text });
  }

  close(): void {
    if (!tables.sockets.delete(this.#number)) return;
    this.readyState = WebSocket.CLOSED;
    tables.tell({ t: 'close', socket: this.#number });
  }

  open(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  lose(): void {
    tables.sockets.delete(this.#number);
    this.readyState = WebSocket.CLOSED;
    this.onclose?.();
  }
}
