/** Names in pieces: lines break between words and after hyphens, and within a word only where no line has room for it. */

const kLong = 13; // letters from which a word may be too long for a narrow column
const kEdge = 3; // letters that stay together at both ends
const kHyphen = '\u00ad'; // seen only where the line breaks

const kVowels = 'aeiouyäöüåæøąęáéíóúàèìòùâêîôûëïаеёиоуыэюя';
const kVowel = new RegExp(`[${kVowels}]`, 'iu');
const kSyllable = new RegExp(`^(?:sch[lmnrw]?|[cpst]h|ck|st|[scr]z|[^${kVowels}])[${kVowels}]`, 'iu');

export interface Piece {
  text: string;
  long: boolean;
}

/** The word with invisible hyphens where syllables may begin: at a consonant before a vowel. */
function hyphenated(word: string): string {
  let out = '';
  let last = 0; // where the syllable began
  for (let at = kEdge; at <= word.length - kEdge; ++at) {
    if (!kVowel.test(word.slice(last, at)) || !kSyllable.test(word.slice(at))) continue;
    out += word.slice(last, at) + kHyphen;
    last = at;
  }
  return out + word.slice(last);
}

/** A word each, with the space or hyphen behind it. */
export function piecesOf(name: string): Piece[] {
  const words = name.normalize('NFC').match(/[^\s-]*(?:[\s-]+|$)/gu) ?? [];
  return words.filter(Boolean).map((text) => {
    const long = text.trimEnd().length >= kLong;
    return { text: long ? hyphenated(text) : text, long };
  });
}
