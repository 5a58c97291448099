/**
 * Names as people type them: `plain` of both sides is compared. The server does the same
 * (src/names), and both are held against tests/names/examples.json.
 */
const PLAIN: Record<string, string> = {
  ß: 'ss',
  ς: 'σ',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ə: 'e',
  ʼ: "'",
  ʻ: "'",
  '‘': "'",
  '’': "'",
  '′': "'",
  '`': "'",
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '−': '-',
};
const LETTERS = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'gu');

/** Greek and Cyrillic letters that look like Latin ones, small or as capitals. */
const LIKE_LATIN = Object.fromEntries(
  'аa сc ԁd еe нh һh іi јj кk ӏl мm оo ԛq ѕs тt ԝw хx уy вb рp αa βb εe ηh ιi κk μm νn οo ρp τt χx υy ζz'
    .split(' ')
    .map((pair) => [...pair] as [string, string]),
);
const WORDS = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]+/gu;

/** A word of several scripts is meant to be read as one: what looks Latin beside Latin letters is. */
const inOneScript = (word: string): string =>
  /\p{Script=Latin}/u.test(word) ? word.replace(/./gu, (letter) => LIKE_LATIN[letter] ?? letter) : word;

/** Without capitals, marks, kinds of spaces and what has no width: Zoë Müller is `zoe muller`. */
export function plain(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cf}\p{Cc}\u034f]/gu, '')
    .replace(/([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{Mn}+/gu, '$1')
    .replace(LETTERS, (letter) => PLAIN[letter] ?? letter)
    .replace(WORDS, inOneScript)
    .trim();
}
