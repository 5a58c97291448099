/** Why the desk said no: the very sentence of the server, in the language of the page. */
import { isKey, t as common } from '../i18n/index.svelte';
import { ApiError } from '../wire/http';
import { RefusedError } from './client';
import { say } from './sentences';
import { t } from './texts';

// Said by the page, which knows what to do about it; everything else the server says better.
const kOwnWords = ['bad_export', 'disk', 'too_fast', 'no_link', 'revoked', 'no_such_event'];

export function refusalWords(error: unknown): string {
  if (error instanceof RefusedError && error.why) return say(error.why);
  if (error instanceof SyntaxError) return t('file.wrong');
  if (!(error instanceof ApiError)) return common('error.unknown');
  if (error.code === 'offline') return common('error.server');
  const key = `refusal.${error.code}`;
  return kOwnWords.includes(error.code) && isKey(key) ? common(key, { error: error.message }) : error.message;
}
