/** A finished game explained. Where that is computed nobody else needs to know: the server does it, piece by piece. */
import { settings } from '../lib/settings.svelte';
import { ask } from '../wire/http';
import type { Analysis, AnalysisProgress } from '../wire/types';

/** How far it is; of 0 pieces as long as it waits for others. */
export type OnProgress = (ready: number, pieces: number) => void;

const kPause = 500; // ms between two questions

export async function analyse(record: string, onProgress: OnProgress): Promise<Analysis> {
  let answer = await ask('POST', '/api/analyse', { body: record, language: settings.language });
  while (answer.status === 202) {
    const { id, ready, pieces } = (await answer.json()) as AnalysisProgress;
    onProgress(ready, pieces);
    await new Promise((resolve) => setTimeout(resolve, kPause));
    answer = await ask('GET', `/api/analyse/${id}`);
  }
  return (await answer.json()) as Analysis;
}
