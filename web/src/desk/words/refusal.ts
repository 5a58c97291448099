/** Why the desk said no: the very sentence of the server, in the language of the page. */
import { t as common } from '../../i18n/index.svelte';
import { refusalWords as plainWords } from '../../table/log/refusal_words';
import { ApiError } from '../../wire/http';
import { RefusedError } from '../client';
import { say } from './sentences';
import { t } from './texts';

export function refusalWords(error: unknown): string {
  if (error instanceof RefusedError && error.said) return say(error.said);
  if (error instanceof SyntaxError) return t('file.wrong');
  if (!(error instanceof ApiError)) return common('error.unknown');
  if (error.code === 'offline') return common('error.server');
  return plainWords({ code: error.code, error: error.message });
}
