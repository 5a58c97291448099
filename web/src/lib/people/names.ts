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
    .trim();
}
