import { expect, test } from 'vitest';
import { payments } from './cards';

test('three of a kind stand for a card that is lacking', () => {
  expect(payments('bggg', 'bl')).toEqual(['bggg']);
  expect(payments('bgggwww', 'bl').sort()).toEqual(['bggg', 'bwww']);
  expect(payments('gggwww', 'bl')).toEqual(['wwwggg']);
  expect(payments('bgg', 'bl')).toEqual([]);
});

test('a plain price needs no replacement', () => {
  expect(payments('blggg', 'bl')).toEqual([]);
});

test('cards that the price needs itself are not spent twice', () => {
  expect(payments('ggooo', 'ggooo')).toEqual([]);
  expect(payments('goooooo', 'ggooo')).toEqual(['goooooo']);
});
