/** Why the rules or the server say no, in the language that is set. */
import { t } from '../../i18n/index.svelte';
import { filled } from '../../i18n/phrases';
import { refusalPhrase } from '../../i18n/refusals';
import { isResource } from '../../notation/bundle';
import type { RefusalArgs, Why } from '../../wire/types';
import { cardsText } from './sentences';

export interface Refusal {
  code: string;
  error: string; // in English, where the code is not known here
  args?: RefusalArgs;
  why?: Why;
}

export function refusalWords(
  { code, error, args = {}, why }: Refusal,
  nameOf: (seat: number) => string = (seat) => t('new.seat', { n: seat }),
): string {
  const phrase = refusalPhrase(why?.code ?? code);
  if (phrase === undefined) return error;
  const resource = args.resource ?? '';
  const cards = (args.cards ?? '-').replace('-', '');
  return filled(phrase, {
    seat: args.seat ? nameOf(args.seat) : '–',
    number: args.number ?? 0,
    n: args.number ?? 0,
    resource: isResource(resource) ? t(`resource.${resource}`) : resource,
    cards: { text: cardsText(cards), count: cards.length },
    error,
    ...why?.args,
  });
}
