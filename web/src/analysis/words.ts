/** The analysis in words: its own sentences of the page, and those it shares with the terminal. */
import { speaker } from '../i18n/index.svelte';
import { filled, type Values } from '../i18n/phrases';
import { locale, settings } from '../lib/settings.svelte';
import type { Analysis, AnalysisTopic } from '../wire/types';
import de from '../../../translations/de/page/analysis.json';
import en from '../../../translations/en/page/analysis.json';
import saidDe from '../../../translations/de/analysis.json';
import saidEn from '../../../translations/en/analysis.json';
import type { kSaid } from './said';

export const ta = speaker<keyof typeof en>({ en, de });

const kSentences = { en: saidEn, de: saidDe };
export type Said = (typeof kSaid)[number];

export function said(code: Said, values: Values = {}): string {
  return filled(kSentences[settings.language][code], values);
}

export const topicWords = (topic: AnalysisTopic): string => said(`topic_${topic}`);

const tenths = (digits: number, sign: 'auto' | 'exceptZero') =>
  new Intl.NumberFormat(locale(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: sign,
  });

/** Of chances out of ten thousand: `12.5`. */
export const percent = (chance: number, digits = 1) =>
  tenths(digits, 'auto')
    .format(chance / 100)
    .replace('-', '−');
/** The same with its sign: `+12.5`. */
export const change = (chance: number) =>
  tenths(1, 'exceptZero')
    .format(chance / 100)
    .replace('-', '−');

/** What was treated apart, a sentence each. */
export function apart({ irregular, decisions, forced, worlds, rest_spread }: Analysis): string[] {
  const list = [said('how_text', { worlds }), said('counted', { decisions: decisions.length, forced })];
  const { timeouts, by_clock: lines, removals, taken_back, sampled, midway } = irregular;
  if (rest_spread) list.push(said('rest_spread', { points: percent(rest_spread) }));
  if (timeouts > 0) list.push(said('timeouts', { timeouts, lines }));
  if (removals > 0) list.push(said('removals', { removals }));
  if (taken_back > 0) list.push(said('taken_back', { lines: taken_back }));
  if (sampled > 0) list.push(said('sampled', { strokes: sampled }));
  if (midway) list.push(said('midway'));
  return [...list, said('seats_not_people')];
}
