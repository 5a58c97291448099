/** Why the rules or the server say no, in the language that is set. */
import { isKey, t } from '../i18n/index.svelte';
import { filled } from '../i18n/phrases';
import { refusalPhrase } from '../i18n/refusals';
import { isResource } from '../notation/bundle';
import type { RefusalArgs } from '../wire/types';
import { cardsText } from './sentences';

export interface Why {
  code: string;
  error: string; // in English, where the code is not known here
  args: RefusalArgs;
}

export function refusalWords({ code, args, error }: Why, nameOf: (seat: number) => string): string {
  const phrase = refusalPhrase(code);
  if (phrase === undefined) return isKey(`refusal.${code}`) ? t(`refusal.${code}`) : error;
  const resource = args.resource ?? '';
  const cards = (args.cards ?? '-').replace('-', '');
  return filled(phrase, {
    seat: args.seat ? nameOf(args.seat) : '–',
    number: args.number ?? 0,
    n: args.number ?? 0,
    resource: isResource(resource) ? t(`resource.${resource}`) : resource,
    cards: { text: cardsText(cards), count: cards.length },
  });
}
