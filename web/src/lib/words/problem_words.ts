/** Why a request has failed, in the language that is set. */
import { t } from '../../i18n/index.svelte';
import { refusalWords } from '../../table/log/refusal_words';
import { ApiError } from '../../wire/http';
import { recordWords } from './record_words';

export function problemWords(error: unknown): string {
  if (!(error instanceof ApiError)) return t('error.unknown');
  if (error.code === 'offline') return t('error.server');
  if (error.code === 'local') return t('here.failed');
  if (error.line) {
    const { number, text } = error.line;
    return t('record.stopped', { line: number, text, why: refusalWords(error.line) });
  }
  if (error.code === 'bad_record') return t('record.bad', { error: recordWords(error.message) });
  return refusalWords({ code: error.code, error: error.message, why: error.why });
}
