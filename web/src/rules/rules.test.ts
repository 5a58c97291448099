import { expect, test } from 'vitest';
import pages from 'virtual:rules';
import de from '../../../translations/de/page/site.json';
import en from '../../../translations/en/page/site.json';
import { kGames } from '../notation/view';

const html = new Map(
  await Promise.all(
    Object.entries(pages).map(async ([page, load]) => [page, (await load()).default] as const),
  ),
);
/** A page in its language, or in English where there is no other. */
const find = (language: string, name: string) => html.get(`${language}/${name}`) ?? html.get(`en/${name}`);

test.each([...html.keys()])('every link of %s leads to a page, and to a place on it', (page) => {
  const [language, own] = page.split('/') as [string, string];
  for (const [, href] of html.get(page)!.matchAll(/<a href="([^"]*)"/g)) {
    const [, name = own, place] = /^(?:\/rules\/(\w+))?(?:#(.+))?$/.exec(href!)!;
    const target = find(language, name);
    expect(target, href).toBeDefined();
    if (place) expect(target, href).toContain(`id="${place}"`);
  }
});

test.each(Object.entries({ en, de }))('every game (%s) has the name of the lobby', (language, words) => {
  for (const game of kGames)
    expect(html.get(`${language}/${game}`)).toMatch(new RegExp(`^<h1 [^>]*>${words[`game.${game}`]} \\(`));
});

test('the rulings are there in both languages, by one name', () => {
  for (const [language, words] of Object.entries({ en, de })) {
    const [, title] = /^<h1 [^>]*>(\w+)</.exec(html.get(`${language}/rulings`)!)!;
    for (const key of ['rules.rulings', 'new.rulings'] as const)
      expect(words[key].toLowerCase(), key).toMatch(new RegExp(`${title!.toLowerCase()}$`));
  }
});

test('the rules lead to the rulings', () => {
  for (const page of ['en/struggle', 'de/struggle', 'en/tournament'])
    expect(html.get(page), page).toContain('<a href="/rules/rulings">');
});

test.each(['en', 'de'])('every game (%s) begins with five steps that lead into its rules', (language) => {
  for (const game of kGames) {
    const first = html.get(`${language}/${game}`)!.split('<h2 ')[1]!;
    expect(first, game).toContain(language === 'de' ? '>In fünf Schritten<' : '>In five steps<');
    expect(first.match(/<li>/g), game).toHaveLength(5);
    for (const step of first.split('<li>').slice(1)) expect(step, game).toMatch(/^<strong>/);
    expect(first.match(/<a href="#/g)?.length, game).toBeGreaterThan(3);
  }
});
