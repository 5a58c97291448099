import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { ApiError } from '../../wire/http';
import { problemWords } from './problem_words';
import { kMemberSentences, kRecordSentences } from './record_words';
import { settings } from '../settings.svelte';

afterEach(() => (settings.language = 'en'));

const stopped = new ApiError({
  code: 'bad_record',
  error: 'Line 9, "2 roll": It is not your turn.',
  line: {
    number: 9,
    text: '2 roll',
    code: 'not_your_turn',
    error: 'It is not your turn.',
    args: { number: 0 },
  },
});

test('a record that breaks a rule is refused in one language', () => {
  settings.language = 'en';
  expect(problemWords(stopped)).toContain('line 9, “2 roll”: ');
  settings.language = 'de';
  const words = problemWords(stopped);
  expect(words).toContain('Zeile 9, „2 roll“');
  expect(words).not.toMatch(/Line|turn/);
});

test('one point is one point', () => {
  const short = (number: number) =>
    problemWords(
      new ApiError({
        code: 'bad_record',
        error: '…',
        line: { number: 9, text: '2 roll', code: 'too_few_points', error: '…', args: { number } },
      }),
    );
  settings.language = 'de';
  expect(short(1)).toMatch(/Du hast erst 1 Punkt\.$/);
  expect(short(4)).toMatch(/Du hast erst 4 Punkte\.$/);
});

test('what no rule is about is said as the server says it', () => {
  expect(problemWords(new ApiError({ code: 'odd', error: 'Something odd.' }))).toBe('Something odd.');
});

const bad = (error: string) => problemWords(new ApiError({ code: 'bad_record', error }));

test('what is wrong with a record is said in the language that is set', () => {
  settings.language = 'de';
  expect(bad("That is no record: the header 'format: 1' is missing.")).toMatch(
    /Kopfzeile „format: 1“ fehlt\.$/,
  );
  expect(bad('Line 3: the header "game" is there twice.')).toMatch(
    /Zeile 3: Die Kopfzeile "game" gibt es zweimal/,
  );
  expect(bad('The record says result "[1]", but its lines lead to [2].')).toMatch(
    /„result“ steht "\[1\]".*\[2\]/,
  );
  expect(bad('board: 19 hexes are expected.')).toMatch(/Bei „board“ steht etwas, das nicht sein kann/);
  expect(bad('seats[1].cards: a list in brackets is expected.')).toMatch(
    /Bei „seats\[1\]\.cards“ .* eine Liste/,
  );
  expect(bad('turn.number: a number from 0 to 9 is expected.')).toMatch(/„turn.number“ .* von 0 bis 9/);
  expect(bad("position: there is no 'sead'.")).toMatch(/„position“ gibt es kein 'sead'/);
  expect(bad('options: That is no JSON: syntax error.')).toMatch(/„options“ .* kein JSON/);
  expect(bad('A sentence that nobody knows.')).not.toMatch(/sentence/);
  settings.language = 'en';
  expect(bad('board: 19 hexes are expected.')).toMatch(/board: 19 hexes are expected\.$/);
  expect(bad('A sentence that nobody knows.')).toMatch(/A sentence that nobody knows\.$/);
});

test('these are the sentences of the server', () => {
  const server = ['notation/json', 'notation/record', 'games/replay', 'server/table/record/verify']
    .map((file) => readFileSync(`../src/${file}.cpp`, 'utf8'))
    .join('');
  for (const [pattern] of [...kRecordSentences, ...kMemberSentences])
    for (const piece of pattern.source.slice(1).split(/\(\?<\w+>[^)]*\)|: /)) {
      const words = piece.replace(/\$$/, '').replaceAll('\\', '');
      expect(server.includes(words), words).toBe(true);
    }
});
