/**
 * The rules, tables, bots and analyses as one WebAssembly module (src/local of the program): a question goes in as
 * JSON, an answer comes out. Runs in a worker and under node alike.
 */
import { blake2b } from '@noble/hashes/blake2.js';
import { sha256 } from '@noble/hashes/sha2.js';

/** One entry of a table's log, as the device keeps it. */
export interface Entry {
  table: string;
  version: number;
  at: number;
  body: string;
}

/** What a question has brought: HTTP's answer, what is to be kept first, what is then said, when to ask `wake`. */
export interface Answer<Body = unknown> {
  status: number;
  body: Body;
  kept: Entry[];
  said: { socket: number; text: string }[];
  wake: number | null;
}

export interface Question {
  ask: string;
  now?: number;
  [more: string]: unknown;
}

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  question(bytes: number): number;
  ask(): number;
  answer_bytes(): number;
}

const kMostRandom = 65_536; // bytes a call of the browser's

export class Core {
  readonly #module: Exports;

  private constructor(instance: WebAssembly.Instance) {
    this.#module = instance.exports as unknown as Exports;
  }

  static async load(module: WebAssembly.Module): Promise<Core> {
    let memory: WebAssembly.Memory;
    const bytes = (at: number, size: number) => new Uint8Array(memory.buffer, at, size);
    const instance = await WebAssembly.instantiate(module, {
      longroad: {
        sha256: (text: number, size: number, hash: number) => bytes(hash, 32).set(sha256(bytes(text, size))),
        blake2b: (dkLen: number, key: number, keySize: number, text: number, size: number, hash: number) =>
          bytes(hash, dkLen).set(
            blake2b(bytes(text, size), keySize > 0 ? { dkLen, key: bytes(key, keySize) } : { dkLen }),
          ),
        random: (at: number, count: number) => {
          for (let done = 0; done < count; done += kMostRandom)
            crypto.getRandomValues(bytes(at + done, Math.min(kMostRandom, count - done)));
        },
      },
      // What its libraries would write or wait for; nobody does.
      wasi_snapshot_preview1: {
        clock_time_get: (_clock: number, _precision: bigint, at: number) => {
          new DataView(memory.buffer).setBigUint64(at, BigInt(Math.round(performance.now() * 1e6)), true);
          return 0;
        },
        fd_close: () => 0,
        fd_seek: () => 0,
        fd_write: () => 0,
      },
    });
    memory = instance.exports.memory as WebAssembly.Memory;
    const core = new Core(instance);
    core.#module._initialize();
    return core;
  }

  ask<Body>(question: Question): Answer<Body> {
    const text = new TextEncoder().encode(JSON.stringify({ now: Date.now(), ...question }));
    const at = this.#module.question(text.length);
    new Uint8Array(this.#module.memory.buffer, at, text.length).set(text);
    const answer = this.#module.ask(); // before the buffer is looked at, which may have grown
    const bytes = new Uint8Array(this.#module.memory.buffer, answer, this.#module.answer_bytes());
    return JSON.parse(new TextDecoder().decode(bytes)) as Answer<Body>;
  }
}
