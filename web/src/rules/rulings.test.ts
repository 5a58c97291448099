/** The rulings say the same in both languages: row by row the same options, values and paragraphs. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What needs no translation: `options=values`, and numbers of paragraphs. */
function rows(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^(\||#|\{| ")/.test(line))
    .map((line) =>
      line.startsWith('|')
        ? [...line.matchAll(/`[^`]+`|\b\d\.\d+(?:\.\d+)?\b/g)]
            .map(([code]) => code)
            .sort()
            .join(' ')
        : line.replace(/^(#+).*?(`\w+`)?\)?$/, '$1 $2'),
    );
}

test('every ruling is there in German, with the same options', () => {
  const [english, german] = [rows('../docs/rulings.md'), rows('../docs/rules/de/rulings.md')];
  expect(german).toEqual(english);
  expect(english.length).toBeGreaterThan(100);
});
