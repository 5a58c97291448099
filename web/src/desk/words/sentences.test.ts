import { expect, test } from 'vitest';
import { settings } from '../../lib/settings.svelte';
import { doer, say } from './sentences';
import type { Sentence } from '../types';

const game: Sentence = { code: 'semifinal', args: {}, text: 'the semi-final' };
const place: Sentence = { code: 'at_table', args: { game, table: 2 }, text: 'the semi-final, table 2' };

function inGerman(sentence: Sentence): string {
  settings.language = 'de';
  const said = say(sentence);
  settings.language = 'en';
  return said;
}

test('English is what the server says', () => {
  expect(say({ code: 'begun_already', args: { game }, text: 'The semi-final has begun already.' })).toBe(
    'The semi-final has begun already.',
  );
});

test('what nobody typed has no English word in German', () => {
  const args = { place, player: 'Ada', position: 1, colour: 'white' };
  expect(inGerman({ code: 'did_choose', args, text: '…' })).toBe(
    'Halbfinale, Tisch 2: Ada nimmt Startposition 1, Weiß.',
  );
  settings.language = 'de';
  expect([doer('online table'), doer('Olga Ort')]).toEqual(['Online-Tisch', 'Olga Ort']);
  settings.language = 'en';
  expect(doer('online table')).toBe('online table');
});

test('shares have a comma in German', () => {
  const args = { wins: 2, points: 28, above: '85.85', below: '85.70' };
  expect(inGerman({ code: 'why_percent', args, text: '…' })).toBe(
    'je 2 Siege, je 28 Punkte, 85,85 % gegen 85,70 %',
  );
});

test('phrases within sentences, lists and capital letters are said in German too', () => {
  expect(inGerman({ code: 'begun_already', args: { game }, text: '…' })).toBe('Halbfinale: schon begonnen.');
  const result: Sentence[] = [
    { code: 'score_winner', args: { player: 'Ada', points: 10 }, text: '…' },
    { code: 'score', args: { player: 'Ben', points: 8 }, text: '…' },
  ];
  expect(inGerman({ code: 'did_report', args: { place, result }, text: '…' })).toBe(
    'Halbfinale, Tisch 2 meldet Ada 10 (Sieg), Ben 8.',
  );
});

test('numbers have their nouns, and what there is not is left out', () => {
  const why = (wins: number): Sentence => ({
    code: 'why_points',
    args: { wins, above: 28, below: 27 },
    text: '…',
  });
  expect(inGerman(why(1))).toBe('je 1 Sieg, 28 Punkte gegen 27');
  expect(inGerman(why(2))).toBe('je 2 Siege, 28 Punkte gegen 27');
  const call = (about?: string): Sentence => ({
    code: 'did_call',
    args: about === undefined ? { place } : { place, about },
    text: '…',
  });
  expect(inGerman(call())).toBe('Halbfinale, Tisch 2 ruft das Schiedsgericht.');
  expect(inGerman(call('Eine Straße!'))).toBe('Halbfinale, Tisch 2 ruft das Schiedsgericht: Eine Straße!');
  expect(inGerman(call('eine Straße'))).toBe('Halbfinale, Tisch 2 ruft das Schiedsgericht: eine Straße.');
});

test('a sentence without German is said as it is', () => {
  expect(inGerman({ code: 'unheard_of', args: {}, text: 'A word of the disk.' })).toBe('A word of the disk.');
});
