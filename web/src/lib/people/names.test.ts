import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plain } from './names';

const examples = JSON.parse(
  readFileSync(new URL('../../../../tests/names/examples.json', import.meta.url), 'utf8'),
) as {
  names: [string, string][];
};

test.each(examples.names)('the plain form of %s', (name, expected) => {
  expect(plain(name)).toBe(expected);
  expect(plain(plain(name))).toBe(expected);
});
