/** Sentences of the server in the language of the page: it says them in English, with a code and what they speak of. */
import german from '../../../../translations/de/tournament.json';
import { filled } from '../../i18n/phrases';
import { refusalPhrase } from '../../i18n/refusals';
import { settings } from '../../lib/settings.svelte';
import type { Sentence, SentenceArg } from '../types';
import { percentText } from './words';

const kGerman: Record<string, string> = german;

/** Words of the log that nobody typed: colours, and who does something by itself. */
const kColours: Record<string, string> = { red: 'Rot', blue: 'Blau', orange: 'Orange', white: 'Weiß' };
const kDoers: Record<string, string> = { 'online table': 'Online-Tisch', autopilot: 'Autopilot' };

const kShares = ['percent', 'above', 'below']; // holes in which percentages come

function spoken(value: SentenceArg, hole: string): string | number {
  if (Array.isArray(value)) return value.map(inGerman).join(', ');
  if (typeof value === 'object') return inGerman(value);
  if (typeof value === 'string' && kShares.includes(hole)) return percentText(value);
  return (hole === 'colour' && kColours[String(value)]) || value;
}

/** Who made an entry of the log. */
export function doer(by: string): string {
  return (settings.language === 'de' && kDoers[by]) || by;
}

function inGerman({ code, args, text }: Sentence): string {
  const phrase = kGerman[code] ?? refusalPhrase(code);
  if (phrase === undefined) return text;
  const values = Object.entries(args).map(([name, value]) => [name, spoken(value, name)]);
  return filled(phrase, Object.fromEntries(values) as Record<string, string | number>);
}

export function say(sentence: Sentence): string {
  return settings.language === 'de' ? inGerman(sentence) : sentence.text;
}
