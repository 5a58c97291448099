import { expect, test } from 'vitest';
import { ApiError } from '../../wire/http';
import { RefusedError } from '../client';
import { refusalWords } from './refusal';

const refused = (code: string, error: string) => new RefusedError({ code, error });

test('the sentence of the server says what was wrong', () => {
  expect(refusalWords(refused('bad_request', "'points' is a list of numbers."))).toBe(
    "'points' is a list of numbers.",
  );
  expect(refusalWords(refused('refused', 'Ada has signed already.'))).toBe('Ada has signed already.');
});

test('what somebody can do about it is said by the page', () => {
  expect(refusalWords(refused('revoked', '…'))).toContain('Ask the organiser');
  expect(refusalWords(new ApiError({ code: 'offline', error: '…' }))).toContain("can't be reached");
  expect(refusalWords(refused('bad_export', 'It has format 9.'))).toContain('It has format 9.');
  expect(refusalWords(new SyntaxError())).toContain('is no export');
  expect(refusalWords(new Error('…'))).toContain('Something went wrong');
});
