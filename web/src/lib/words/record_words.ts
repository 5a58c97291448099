/** Why the server can't read a record, which it says in English, in the language that is set. */
import { t, type Key } from '../../i18n/index.svelte';
import { settings } from '../settings.svelte';

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
];

/** What src/notation/json.cpp and src/games/replay.cpp say about one member of a header, behind its place. */
export const kMemberSentences: readonly [RegExp, Key][] = [
  [/^That is no JSON: /, 'member.json'],
  [/^an object in braces is expected\.$/, 'member.object'],
  [/^a list in brackets is expected\.$/, 'member.list'],
  [/^a list of names is expected\.$/, 'member.names'],
  [/^at most (?<most>\d+) are possible\.$/, 'member.most'],
  [/^there is no (?<text>'[^']*')/, 'member.unknown'],
  [/^a number from (?<low>-?\d+) to (?<high>\d+) is expected\.$/, 'member.range'],
  [/^a whole number/, 'member.number'],
  [/^true or false is expected\.$/, 'member.flag'],
  [/^a text in quotation marks is expected\.$/, 'member.text'],
  [/^(?<text>.*) is none of (?<all>.*)\.$/, 'member.choice'],
];

function firstThatFits(sentences: readonly [RegExp, Key][], sentence: string): string | null {
  for (const [pattern, key] of sentences) {
    const found = pattern.exec(sentence);
    if (found) return t(key, found.groups ?? {});
  }
  return null;
}

export function recordWords(sentence: string): string {
  const known = firstThatFits(kRecordSentences, sentence);
  if (known) return known;
  if (settings.language === 'en') return sentence;
  const member = /^(?<place>[a-z_]+(?:\.[a-z_]+|\[\d+\])*): (?<why>.*)$/.exec(sentence)?.groups;
  if (!member) return t('record.other');
  const why = firstThatFits(kMemberSentences, member.why!) ?? t('member.other');
  return t('record.member', { place: member.place!, why });
}
