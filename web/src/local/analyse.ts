/**
 * A record explained in the page: the same code as `longroad analyse --json`, in a worker of its own, with what is found
 * as it is found. What was once computed is kept.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Language } from '../lib/settings.svelte';
import { local } from './answers';
import { Place } from './place';
import { keepReport, keptReport } from './store';

/** How far it is, and what is new since it was told last: members of the report's `curve` and `decisions`. */
export interface Progress<Point = unknown, Decision = unknown> {
  done: number;
  size: number;
  curve: Point[];
  decisions: Decision[]; // only those with a mark
}

interface Step extends Progress {
  report: object | null;
}

const kStep = 100; // ms from one word of it to the next

/** The report; a record that can't be analysed is refused with an `ApiError`. Ends without an answer when `signal` says so. */
export async function analyse<Report extends object>(
  record: string,
  language: Language,
  told: (progress: Progress) => void = () => {},
  signal?: AbortSignal,
): Promise<Report> {
  const key = bytesToHex(sha256(utf8ToBytes(`${language}\n${record}`)));
  const known = await keptReport(key).catch(() => undefined);
  if (known) return known as Report;
  const place = new Place();
  signal?.addEventListener('abort', () => place.stop());
  try {
    let step = await local<Step>({ ask: 'analyse', record, language }, place);
    for (let pieces = 1; step.report === null;) {
      signal?.throwIfAborted();
      const began = performance.now();
      step = await local<Step>({ ask: 'analyse_on', pieces }, place);
      told(step);
      const took = Math.max(1, performance.now() - began);
      pieces = Math.max(1, Math.round((pieces * kStep) / took));
    }
    await keepReport(key, step.report).catch(() => {}); // computed again next time
    return step.report as Report;
  } finally {
    place.stop();
  }
}
