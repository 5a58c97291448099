/**
 * Searching as people type: a text is found that has all the words, in any order and case, with or without
 * accents: "zoe", "muller" and "mueller", "lukasz" find Zoë, Müller and Łukasz.
 */

// Letters that are no other letter with an accent.
const kPlain: Record<string, string> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ħ: 'h', ı: 'i', ŋ: 'n', ς: 'σ' },
};

/** Without accents, in small letters, with one kind of space. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/[ßæœøđðþłħıŋς]/g, (letter) => kPlain[letter]!);
}

/** As Germans write umlauts where there are none. */
const spelt = (text: string) =>
  text.normalize('NFC').replace(/[äöüÄÖÜ]/g, (letter) => `${letter.normalize('NFD').charAt(0)}e`);

export function wordsOf(wanted: string): string[] {
  return fold(wanted).trim().split(' ').filter(Boolean);
}

export function hasWords(text: string, words: string[]): boolean {
  const ways = [fold(text), fold(spelt(text))];
  return words.every((word) => ways.some((way) => way.includes(word)));
}
