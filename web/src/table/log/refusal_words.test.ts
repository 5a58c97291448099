import { afterEach, expect, test } from 'vitest';
import { settings } from '../../lib/settings.svelte';
import type { RefusalArgs } from '../../wire/types';
import { refusalWords } from './refusal_words';

afterEach(() => (settings.language = 'en'));

const said = (code: string, args: RefusalArgs = {}) =>
  refusalWords({ code, error: '…', args }, (seat) => ['Ada', 'ben'][seat - 1]!);

test('a refusal names players, counts, and lists cards', () => {
  expect(said('seat_left', { seat: 2 })).toBe('ben has left the game.');
  expect(said('offers_used_up', { number: 1 })).toBe('No more than 1 offer a turn.');
  expect(said('offers_used_up', { number: 3 })).toBe('No more than 3 offers a turn.');
  expect(said('too_few_points', { number: 0 })).toBe('You have no points.');
  expect(said('too_few_points', { number: 1 })).toBe('You have only one point.');
  expect(said('too_few_points', { number: 9 })).toBe('You have only 9 points.');
  expect(said('cannot_pay', { cards: 'b' })).toBe("You can't pay for that: 1 brick is missing.");
  expect(said('cannot_pay', { cards: 'boo' })).toBe("You can't pay for that: 1 brick, 2 ore are missing.");
});

test('and says it in the language that is set', () => {
  settings.language = 'de';
  expect(said('too_few_tokens', { number: 1 })).toBe('Das kostet 1 Handelschip.');
  expect(said('has_no_such_card', { resource: 'w' })).toBe('Wolle hast du nicht.');
  expect([0, 1, 2].map((number) => said('bank_short', { number, resource: 'b' }))).toEqual([
    'Lehm: Die Bank hat keine Karte davon.',
    'Lehm: Die Bank hat nur noch eine Karte davon.',
    'Lehm: Die Bank hat nur noch 2 Karten davon.',
  ]);
  expect(said('cards_due', { number: 2 })).toBe('Es müssen genau 2 Karten kommen.');
});

test('what is not known here is said as it came', () => {
  expect(said('unheard_of')).toBe('…');
});
