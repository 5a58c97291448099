/** Why a request has failed, in the language that is set. */
import { isKey, t } from '../i18n/index.svelte';
import { refusalWords } from '../table/refusal_words';
import { ApiError } from '../wire/http';
import { recordWords } from './record_words';

export function problemWords(error: unknown): string {
  if (!(error instanceof ApiError)) return t('error.unknown');
  if (error.code === 'offline') return t('error.server');
  if (error.line) {
    const { number, text } = error.line;
    const why = refusalWords(error.line, (seat) => t('new.seat', { n: seat }));
    return t('refusal.bad_record.line', { line: number, text, why });
  }
  const key = `refusal.${error.code}`;
  const said = error.code === 'bad_record' ? recordWords(error.message) : error.message;
  return isKey(key) ? t(key, { error: said }) : said;
}
