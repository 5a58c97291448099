/**
 * Sentences of `translations`, which server, paper and page share, filled with what they speak of. They are written
 * as src/phrases/sentence.hpp says:
 *   {player}              as it is;          {Game}  the same with a capital letter in front
 *   {wins:win/wins}       a number with its noun
 *   {wins:no/one/only #}  what is said of none, one and more; # is the number
 *   [: {reason}]          left out where there is no reason
 * A last full stop is left out where what stands before it ends with one.
 */

/** So many things, in these words; a number is said as it is. */
export interface Counted {
  text: string;
  count: number;
}
export type Spoken = string | number | Counted;
export type Values = Record<string, Spoken>;

const kHole = /\{(\w+)(?::([^}]*))?\}/g;

const textOf = (value: Spoken) => (typeof value === 'object' ? value.text : String(value));
const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
const nameOf = (hole: string) => hole.charAt(0).toLowerCase() + hole.slice(1);

function inForm(forms: string[], value: Spoken): string {
  const count = typeof value === 'object' ? value.count : Number(value);
  if (forms.length === 2) return `${textOf(value)} ${count === 1 ? forms[0] : forms[1]}`;
  return forms[Math.min(count, 2)]!.replace('#', textOf(value));
}

export function filled(phrase: string, values: Values): string {
  const needed = phrase.replace(/\[([^\]]*)\]/g, (_, part: string) =>
    [...part.matchAll(kHole)].every(([, hole]) => textOf(values[nameOf(hole!)] ?? '') !== '') ? part : '',
  );
  return needed
    .replace(kHole, (_, hole: string, forms?: string) => {
      const value = values[nameOf(hole)] ?? '';
      if (forms !== undefined) return inForm(forms.split('/'), value);
      return hole === nameOf(hole) ? textOf(value) : capital(textOf(value));
    })
    .replace(/([.!?…])\.$/, '$1');
}
