import { afterEach, expect, test } from 'vitest';
import { ApiError } from '../wire/api';
import { problemWords } from './problem_words';
import { settings } from './settings.svelte';

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

test('what no rule is about is said as the server says it', () => {
  expect(problemWords(new ApiError({ code: 'odd', error: 'Something odd.' }))).toBe('Something odd.');
});
