/** Requests about tables and records that this device answers itself, in the server's words. */
import { ApiError } from '../wire/http';
import type { Problem } from '../wire/types';
import type { Question } from './core';
import { tables, type Place } from './place';
import { forget, keptTable } from './store';

export async function local<Body>(question: Question, place: Place = tables): Promise<Body> {
  let answer;
  try {
    answer = await place.ask<Body>(question);
  } catch {
    throw new ApiError({ code: 'local', error: 'What plays on this device could not be loaded.' });
  }
  if (answer.status >= 400) throw new ApiError(answer.body as Problem);
  return answer.body;
}

/** What a list shows of a table, for which the module need not be loaded. */
export async function localTable<Info>(table: string): Promise<Info> {
  const kept = await keptTable(table).catch(() => undefined);
  if (!kept) throw new ApiError({ code: 'no_such_table', error: 'There is no such table on this device.' });
  return kept.info as Info;
}

/** For good, also where one of them is open. */
export async function deleteTables(doomed: readonly string[]): Promise<void> {
  await forget(doomed);
  for (const table of doomed) await local({ ask: 'forget', table });
}
