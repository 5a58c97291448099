import { expect, test } from 'vitest';
import { sceneOf } from '../examples';
import { shownLog } from './log';
import { plain, sentence } from './sentences';
import { parseLine } from '../../notation/line';

const scene = { ...sceneOf([]).scene, names: ['Ada', 'Ben', 'Cleo', 'Dora'] };

/** What the log says after these lines, the newest sentence. */
function said(lines: string[], from?: number): string {
  const moved = from === undefined ? undefined : { passed: [{ from, to: 1, piece: 'road' }] };
  const log = lines.map((text, i) => ({ version: i + 1, line: parseLine(text), moved }));
  return plain(sentence(shownLog(log).at(-1)!, scene), scene);
}

test('what was taken from a hand is told as soon as it may be known, before anything is given back', () => {
  expect(said(['1 swap 3'])).toBe('Ada takes a card from Cleo');
  expect(said(['1 swap 3', '* taken w'])).toBe('Ada takes 1 wool from Cleo');
  expect(said(['1 swap 3 2', '* taken ?'])).toBe('Ada takes 2 cards from Cleo');
  expect(said(['1 swap 3', '* taken w', '1 give b'])).toBe('Ada takes 1 wool from Cleo and gives 1 brick');
});

test('the guild says what it stole', () => {
  expect(said(['1 guild 3'])).toBe('Ada sends the guild to Cleo');
  expect(said(['1 guild 3', '* stolen o'])).toBe('Ada’s guild steals 1 ore from Cleo');
});

test('a card built from a row that is not mine says whose it was', () => {
  expect(said(['1 build road'])).toBe('Ada builds: Road');
  expect(said(['1 build road'], 2)).toBe('Ada builds: Road, taken from Ben');
});

test('all who refuse are named', () => {
  expect(said(['1 offer b w', '2 refuse'])).toBe('Ben refuses');
  expect(said(['1 offer b w', '2 refuse', '3 refuse', '4 refuse'])).toBe('Ben, Cleo, Dora refuse');
});
