/** Sentences by key, in the language that is set. A key's `{name}` is filled in; `a|b` is one or many, `a|b|c` one, two or more. */
import { settings, type Language } from '../lib/settings.svelte';
import de from '../../../translations/de/page/site.json';
import en from '../../../translations/en/page/site.json';

export type Key = keyof typeof en;
export type Fill = Record<string, string | number>;

const kTexts: Record<Language, Record<Key, string>> = { en, de };

export function isKey(key: string): key is Key {
  return key in en;
}

function chosen(text: string, n: string | number | undefined): string {
  const forms = text.split('|');
  const many = forms.length - 1;
  return forms[typeof n === 'number' && n >= 1 ? Math.min(Math.ceil(n) - 1, many) : many]!;
}

/** Says the sentences of one pair of lists; parts of the page that load later bring their own. */
export function speaker<K extends string>(texts: Record<Language, Record<K, string>>) {
  return (key: K, fill: Fill = {}): string => {
    const text = chosen(texts[settings.language][key], fill.n);
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(fill[name] ?? whole));
  };
}

export const t = speaker(kTexts);

/** A sentence cut at its placeholders, for those that become more than text (a name with its mark, cards). */
export function pieces(key: Key): { text?: string; name?: string }[] {
  return kTexts[settings.language][key]
    .split(/(\{\w+\})/)
    .filter(Boolean)
    .map((part) => (part.startsWith('{') ? { name: part.slice(1, -1) } : { text: part }));
}
