import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import german from '../../../../translations/de/tournament.json';
import de from '../../../../translations/de/page/desk.json';
import en from '../../../../translations/en/page/desk.json';
import { t } from './texts';

/** Of the game of games, or of how it is played; what stands on a table of the day is a Partie. */
const kPlay = [
  ...['setting.edition', 'ruling.late', 'person.disqualify.about', 'player.call.about'],
  ...['no_ground', 'ruling_late'],
];

test('a game of the day is a Partie in German, everywhere', () => {
  const wrong = Object.entries({ ...de, ...german }).filter(
    ([key, text]) => /\bSpiele?[sn]?\b/.test(text) && !kPlay.includes(key),
  );
  expect(wrong).toEqual([]);
});

test('no sentence takes the semi-finals for one', () => {
  const wrong = Object.entries(en).filter(([, text]) => /\{game\} (is|has|was|begins|ends)\b/.test(text));
  expect(wrong).toEqual([]);
});

test('one thing has one word in German (docs/glossary.md)', () => {
  const kOther =
    /Anmeldung|anmeld|angemeldet|Empfang|Schiedsrichter|Schiedsperson|Zuglimit|Kodex|Selbstlauf|Bogen|Termin|Korrektur|Veranstaltung/;
  const paper = ['paper', 'terms', 'documents/texts'].map((name) => `../translations/de/${name}.json`);
  const rules = '../docs/rules/de/tournament.md';
  const printed = [...paper, rules].map((file): [string, string] => [file, readFileSync(file, 'utf8')]);
  const found = [...Object.entries({ ...de, ...german }), ...printed].filter(([, text]) => kOther.test(text));
  expect(found.map(([key, text]) => [key, kOther.exec(text)![0]])).toEqual([]);
});

test('two are both, and who is last is no crowd', () => {
  const signs = (n: number) => t('sign.all', { n });
  expect([1, 2, 4].map(signs)).toEqual([
    'The last one has signed the paper',
    'Both have signed the paper',
    'All 4 have signed the paper',
  ]);
});
