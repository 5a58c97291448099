/**
 * A record explained in the page: the same code as `longroad analyse --json`, in a worker of its own, with what is found
 * as it is found. What was once computed is kept.
 */
import type { Language } from '../lib/settings.svelte';
import type { Analysis } from '../wire/types';
import { local } from './answers';
import moduleUrl from './longroad.wasm?url';
import { Place } from './place';
import { keepReport, keptReport } from './store';

/** What there is of a report before it is whole. */
export type Found = Pick<Analysis, 'names' | 'lines' | 'curve' | 'decisions' | 'strokes'>;

/** How far it is, what was found so far, and at the end the report. */
export interface Study {
  done: number;
  size: number;
  found: Found;
  report: Analysis | null;
}

/** What the module says each time: of `curve` and `decisions` (those with a mark) only what is new. */
interface Step extends Pick<Found, 'names' | 'lines' | 'curve' | 'decisions'> {
  done: number;
  size: number;
  report: Analysis | null;
}

const kStep = 100; // ms from one word of it to the next

/**
 * Ends with the report; a record that can't be analysed is refused with an `ApiError`. Whoever no longer listens ends it.
 * Of a table of this device the report goes when the table does.
 */
export async function* analyse(
  record: string,
  language: Language,
  table: string | null,
): AsyncGenerator<Study> {
  // Another build may judge otherwise; its module has another name.
  const key = `${moduleUrl} ${language}\n${record}`;
  const known = await keptReport(key).catch(() => undefined);
  if (known) return yield { done: 1, size: 1, found: known, report: known };
  const place = new Place();
  try {
    let step = await local<Step>({ ask: 'analyse', record, language }, place);
    const found: Found = { ...step, strokes: [] };
    for (let pieces = 1; step.report === null;) {
      yield { ...step, found: { ...found } };
      const began = performance.now();
      step = await local<Step>({ ask: 'analyse_on', pieces }, place);
      found.curve = [...found.curve, ...step.curve];
      found.decisions = [...found.decisions, ...step.decisions];
      const took = Math.max(1, performance.now() - began);
      pieces = Math.max(1, Math.round((pieces * kStep) / took));
    }
    await keepReport(key, table, step.report).catch(() => {}); // computed again next time
    yield { ...step, found: step.report };
  } finally {
    place.stop();
  }
}
