/** Why games and the server say no: the sentences of `translations`, by code. */
import { settings, type Language } from '../lib/settings.svelte';

type Sentences = Record<string, string>;

const kFiles = import.meta.glob<Sentences>('../../../translations/*/{games/*,server}.json', {
  eager: true,
  import: 'default',
});

function all(language: Language): Sentences {
  const files = Object.entries(kFiles).filter(([path]) => path.includes(`/${language}/`));
  return Object.assign({}, ...files.map(([, sentences]) => sentences)) as Sentences;
}

const kRefusals: Record<Language, Sentences> = { en: all('en'), de: all('de') };

/** With what it speaks of in braces; undefined where there is no such refusal. */
export function refusalPhrase(code: string): string | undefined {
  return kRefusals[settings.language][code];
}
