import { expect, test } from 'vitest';
import pages from 'virtual:rules';
import { kEdgeById, kEdges } from '../board/geometry';
import { kGames } from '../notation/view';
import { drawnOf, isCards } from './position';

const unescaped = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');

async function picturesOf(page: string): Promise<string[]> {
  const html = (await pages[page]!()).default;
  return [...html.matchAll(/<figure data-position="([^"]*)"/g)].map(([, lines]) => unescaped(lines!));
}

test.each(['en', 'de'])(
  'every game (%s) opens with a picture, before its first chapter',
  async (language) => {
    for (const game of kGames) {
      const html = (await pages[`${language}/${game}`]!()).default;
      const opening = html.split('<h2 ')[0]!;
      expect(opening.match(/<figure /g), game).toHaveLength(1);
      expect(opening, game).not.toContain('tournament');
    }
  },
);

test.each(kGames)('the pictures of %s are the same in both languages, and could be played', async (game) => {
  const [en, de] = [await picturesOf(`en/${game}`), await picturesOf(`de/${game}`)];
  expect(de).toEqual(en);
  for (const lines of en) {
    const drawn = drawnOf(lines);
    if (isCards(drawn)) continue;
    const built = drawn.pieces.filter(({ kind }) => kind !== 'road').map(({ at }) => Number(at.slice(5)));
    expect(new Set(built).size).toBe(built.length);
    for (const { a, b } of kEdges) expect(built.includes(a) && built.includes(b), `${a}-${b}`).toBe(false);
    for (const { kind, at } of drawn.pieces)
      if (kind === 'road') expect(kEdgeById.has(at.slice(5)), at).toBe(true);
  }
});

test('paragraphs of the clarifications stand in the margin, without their brackets', async () => {
  const html = (await pages['en/base']!()).default;
  expect(html).toContain('<span class="para"> 2.8</span>');
  expect(html).not.toMatch(/\(\d\.\d+\)/);
});

test('a line that is none is said', () => {
  expect(() => drawnOf('1 dance 20')).toThrow('1 dance 20');
});
