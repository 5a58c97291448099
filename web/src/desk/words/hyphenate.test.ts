import { expect, test } from 'vitest';
import { piecesOf } from './hyphenate';

const shown = (name: string) => piecesOf(name).map(({ text, long }) => (long ? `[${text}]` : text));

test('a name breaks between words and after hyphens', () => {
  expect(shown('María von Hohenlohe-Waldenburg')).toEqual(['María ', 'von ', 'Hohenlohe-', 'Waldenburg']);
  expect(shown('')).toEqual([]);
});

test('a long word has hyphens between its syllables, for lines that are shorter than it', () => {
  expect(shown('Hubert Wolfeschlegelsteinhausen').map((one) => one.replaceAll('\u00ad', '|'))).toEqual([
    'Hubert ',
    '[Wol|fe|schle|gel|stein|hau|sen]',
  ]);
  expect(shown('Константинопольский')[0]).toContain('\u00ad');
});

test('nothing of a name is lost', () => {
  for (const name of [
    'Łukasz Brzęczyszczykiewicz',
    'A - B',
    'Schillingsfürst-Łuk',
    ' Donaudampfschifffahrt ',
  ])
    expect(
      piecesOf(name)
        .map(({ text }) => text)
        .join('')
        .replaceAll('\u00ad', ''),
    ).toBe(name);
});
