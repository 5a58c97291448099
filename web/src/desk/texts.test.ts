import { expect, test } from 'vitest';
import de from './de.json';
import en from './en.json';
import german from './sentences.de.json';

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
