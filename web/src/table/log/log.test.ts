import { expect, test } from 'vitest';
import { parseLine } from '../../notation/line';
import { shownLog } from './log';

const log = (...lines: string[]) => lines.map((text, i) => ({ version: i + 1, line: parseLine(text) }));

test('dice belong to whoever rolled', () => {
  const shown = shownLog(log('2 roll', '* dice 3 5'));
  expect(shown).toHaveLength(1);
  expect(shown[0]!.line).toMatchObject({ verb: 'dice', who: '2' });
  expect(shownLog(log('* for 1 roll', '* dice 1 2'))[0]!.line.who).toBe('1');
  expect(shownLog(log('* dice 3 5'), 3)[0]!.line.who).toBe('3'); // played on from here
});

test('discards of one seat are one entry, of two seats two', () => {
  const shown = shownLog(log('1 discard b', '1 discard w', '2 discard o'));
  expect(shown.map((e) => e.line.args[0])).toEqual(['bw', 'o']);
});

test('hidden draws are no entry', () => {
  expect(shownLog(log('1 buy', '* draw ?')).map((e) => e.line.verb)).toEqual(['buy']);
});

test('a theft is one entry with its card, as far as it may be seen', () => {
  expect(shownLog(log('1 steal 2', '* stolen w')).map((e) => e.line.args)).toEqual([['2', 'w']]);
  expect(shownLog(log('1 steal 2', '* stolen ?')).map((e) => e.line.args)).toEqual([['2', '?']]);
  expect(shownLog(log('1 robber 3', '1 steal 2', '* stolen w', '1 road 0-1'))).toHaveLength(3);
});

test('so is what the guild steals', () => {
  expect(shownLog(log('1 guild 2', '* stolen w')).map((e) => e.line.args)).toEqual([['2', 'w']]);
});

test('those who refuse an offer are one entry', () => {
  const shown = shownLog(log('1 offer b w', '2 refuse', '3 refuse', '1 offer b o', '2 accept', '3 refuse'));
  expect(shown.map(({ line }) => [line.verb, ...line.args].join(' '))).toEqual([
    'offer b w',
    'refuse 3',
    'offer b o',
    'accept',
    'refuse',
  ]);
});

test('a swap with another hand is one entry: whom, what was taken, what was given', () => {
  const shown = shownLog(log('1 swap 3', '* taken w', '1 give b', '1 swap market b o'));
  expect(shown.map((e) => e.line.args)).toEqual([
    ['3', 'w', 'b'],
    ['market', 'b', 'o'],
  ]);
});

test('so is a swap of several cards, also where they are hidden', () => {
  const shown = (...lines: string[]) => shownLog(log(...lines)).map((e) => e.line.args);
  expect(shown('1 swap 3 2', '* taken bw', '1 give l', '1 give o')).toEqual([['3', 'bw', 'lo']]);
  expect(shown('1 swap 3 2', '* taken ?', '1 give ?', '1 give ?')).toEqual([['3', '??', '??']]);
});

test('two cards given back are one entry', () => {
  expect(shownLog(log('1 force', '* taken bw', '1 give l', '1 give o')).map((e) => e.line.args)).toEqual([
    [],
    ['bw'],
    ['lo'],
  ]);
});

test('an entry keeps its place in the game', () => {
  expect(shownLog(log('1 roll', '* dice 1 1', '1 road 0-1')).map((e) => e.index)).toEqual([1, 2]);
});
