/** Why the server can't read a record, which it says in English, in the language that is set. */
import { t, type Key } from '../i18n/index.svelte';
import { settings } from './settings.svelte';

/** As src/notation/record.cpp, src/games/replay.cpp and src/server/table/record/verify.cpp say it; the first that fits. */
export const kRecordSentences: readonly [RegExp, Key][] = [
  [/^Line (?<line>\d+): a header is expected, a name and a colon, not (?<text>.*)\.$/, 'record.header'],
  [/^Line (?<line>\d+): the header (?<text>.*) is there twice\.$/, 'record.twice'],
  [/^Line (?<line>\d+): there are too many headers\.$/, 'record.headers'],
  [/^That is no record: the header 'format: 1' is missing\.$/, 'record.none'],
  [/^The record is of format (?<text>.*); only 1 is known\.$/, 'record.format'],
  [
    /^The record is played by rules of revision (?<text>.*); known are (?<low>\d+) to (?<high>\d+)\.$/,
    'record.rules',
  ],
  [/^The record has no fair: header, so its dice can't be checked\.$/, 'record.unproven'],
  [/^The record does not say which game it is\.$/, 'record.gameless'],
  [/^There is no game (?<text>.*)\.$/, 'record.game'],
  [/^The record has no board\.$/, 'record.board'],
  [/^The record says (?<header>\w+) (?<text>.*), but its lines lead to (?<played>.*)\.$/, 'record.end'],
  [/^(?<header>[a-z]+): /, 'record.unread'],
];

export function recordWords(sentence: string): string {
  for (const [pattern, key] of kRecordSentences) {
    const found = pattern.exec(sentence);
    if (found) return t(key, found.groups ?? {});
  }
  return settings.language === 'en' ? sentence : t('record.other');
}
