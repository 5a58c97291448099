import { expect, test } from 'vitest';
import { hasWords, wordsOf } from './find';

test.each([
  ['Zoë Quist', 'zoe'],
  ['Jürgen Müller', 'muller'],
  ['Jürgen Müller', 'mueller jue'],
  ['Ju\u0308rgen Mu\u0308ller', 'MÜLLER'],
  ['Łukasz Żółć', 'lukasz zolc'],
  ['Ole\u00a0Strauß', 'strauss ole'],
  ['ΑΛΈΞΗΣ', 'αλεξης'],
  ['Søren Æbelø', 'aebelo soren'],
])('%s is found by %s', (name, wanted) => expect(hasWords(name, wordsOf(wanted))).toBe(true));

test('all words must be there', () => {
  expect(hasWords('Jürgen Müller', wordsOf('muller x'))).toBe(false);
  expect(hasWords('Ada', wordsOf('   '))).toBe(true);
});
