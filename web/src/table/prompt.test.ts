import { expect, test } from 'vitest';
import type { Scene } from './scene';
import { prompt } from './prompt';

const said = (game: string, phase: string) =>
  prompt({
    view: { game, turn: { seat: 1, phase } },
    state: 'playing',
    me: null,
    names: ['Ada', 'Ben'],
    toAct: [],
    legal: [],
  } as unknown as Scene).text;

test('while chance has its say it is dice, cards or a match, as the game has them', () => {
  expect(said('base', 'dice')).toBe('The dice are rolling');
  expect(said('base', 'stolen')).toBe('Cards are drawn');
  expect(said('base', 'draw')).toBe('Cards are drawn');
  expect(said('duo', 'taken')).toBe('Cards are drawn');
  expect(said('soccer', 'match')).toBe('The match is played');
  expect(said('struggle', 'trade')).toBe('Cards are drawn'); // there are no dice
});
