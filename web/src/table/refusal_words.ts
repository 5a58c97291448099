/** Why the rules or the server say no, in the language that is set. */
import { isKey, t } from '../i18n/index.svelte';
import { isResource } from '../notation/bundle';
import type { RefusalArgs } from '../wire/types';
import { cardsText } from './sentences';

export interface Why {
  code: string;
  error: string; // in English, where the code is not known here
  args: RefusalArgs;
}

export function refusalWords({ code, args, error }: Why, nameOf: (seat: number) => string): string {
  const key = `refusal.${code}`;
  if (!isKey(key)) return error;
  const resource = args.resource ?? '';
  return t(key, {
    seat: args.seat ? nameOf(args.seat) : '–',
    number: args.number ?? 0,
    n: args.number ?? 0,
    resource: isResource(resource) ? t(`resource.${resource}`) : resource,
    cards: cardsText(args.cards ?? '-'),
  });
}
