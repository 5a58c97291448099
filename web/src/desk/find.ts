/**
 * Searching as people type: a text is found that has all the words, in any order and case, with or without
 * accents: "zoe", "muller" and "mueller", "lukasz" find Zoë, Müller and Łukasz.
 */
import { plain } from '../lib/people/names';

/** As Germans write umlauts where there are none. */
const spelt = (text: string) =>
  text.normalize('NFC').replace(/[äöüÄÖÜ]/g, (letter) => `${letter.normalize('NFD').charAt(0)}e`);

export function wordsOf(wanted: string): string[] {
  return plain(wanted).split(' ').filter(Boolean);
}

export function hasWords(text: string, words: string[]): boolean {
  const ways = [plain(text), plain(spelt(text))];
  return words.every((word) => ways.some((way) => way.includes(word)));
}
