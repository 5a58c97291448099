/**
 * Sentences of the server in the language of the page. The server says them in English, with a code and what
 * they speak of; other languages write the same codes in the same way (src/tournament/words/phrases.hpp):
 *   {player}          as it is;          {Game}  the same with a capital letter in front
 *   {wins:win/wins}   a number with its noun
 *   [: {reason}]      left out where there is no reason
 * A last full stop is left out where what stands before it ends with one.
 */
import { settings } from '../lib/settings.svelte';
import german from './sentences.de.json';
import type { Sentence, SentenceArg } from './types';

const kGerman: Record<string, string> = german;

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Words of the log that nobody typed: colours, and who does something by itself. */
const kColours: Record<string, string> = { red: 'Rot', blue: 'Blau', orange: 'Orange', white: 'Weiß' };
const kDoers: Record<string, string> = { 'online table': 'Online-Tisch', autopilot: 'Autopilot' };

function spoken(value: SentenceArg, hole: string): string {
  if (Array.isArray(value)) return value.map(inGerman).join(', ');
  if (typeof value === 'object') return inGerman(value);
  return (hole === 'colour' && kColours[String(value)]) || String(value);
}

/** Who made an entry of the log. */
export function doer(by: string): string {
  return (settings.language === 'de' && kDoers[by]) || by;
}

function filled(pattern: string, values: Record<string, SentenceArg>): string {
  return pattern.replace(
    /\{(\w+)(?::([^/}]*)\/([^}]*))?\}/g,
    (_, hole: string, one?: string, many?: string) => {
      const name = hole.charAt(0).toLowerCase() + hole.slice(1);
      const value = spoken(values[name] ?? '', name);
      if (one !== undefined) return `${value} ${value === '1' ? one : many}`;
      return hole === name ? value : capital(value);
    },
  );
}

function inGerman({ code, args, text }: Sentence): string {
  const pattern = kGerman[code];
  if (pattern === undefined) return text;
  const needed = pattern.replace(/\[([^\]]*)\]/g, (_, part: string) => {
    const hole = /\{(\w+)/.exec(part)![1]!;
    const value = args[hole];
    return value === undefined || value === '' ? '' : part;
  });
  return filled(needed, args).replace(/([.!?…])\.$/, '$1');
}

export function say(sentence: Sentence): string {
  return settings.language === 'de' ? inGerman(sentence) : sentence.text;
}
