import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import analysisDe from '../../../translations/de/page/analysis.json';
import analysisEn from '../../../translations/en/page/analysis.json';
import deskDe from '../../../translations/de/page/desk.json';
import deskEn from '../../../translations/en/page/desk.json';
import de from '../../../translations/de/page/site.json';
import en from '../../../translations/en/page/site.json';
import { kGames } from '../notation/view';
import { madeKeys, templates } from './made_keys';

const kPairs: [string, Record<string, string>, Record<string, string>][] = [
  ['the games', en, de],
  ['the desk', deskEn, deskDe],
  ['the analysis', analysisEn, analysisDe],
];

const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

function sources(folder: string, named: RegExp): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sources(path, named);
      return named.test(entry.name) ? readFileSync(path, 'utf8') : '';
    })
    .join('\n');
}
const code = sources('src', /(?<!test)\.(ts|svelte)$/);

test.each(kPairs)(
  'German says everything that English says of %s, with the same holes',
  (_, english, german) => {
    expect(Object.keys(german)).toEqual(Object.keys(english));
    for (const key of Object.keys(english)) {
      expect([...new Set(holes(german[key]!))], key).toEqual([...new Set(holes(english[key]!))]);
      expect(german[key]!.includes('|'), key).toBe(english[key]!.includes('|'));
    }
  },
);

test('one thing of the games has one word in German (docs/glossary.md)', () => {
  const kOther = /\bMarken?\b|neutralen? Farbe|Ausbau|Auslegung/;
  const names = ['island', 'shared', 'struggle'].map((name) => `../translations/de/games/${name}.json`);
  const said = ['../translations/de/page/site.json', ...names].flatMap((file) =>
    readFileSync(file, 'utf8').split('\n'),
  );
  expect(said.filter((line) => kOther.test(line))).toEqual([]);
});

test.each(['site', 'desk', 'analysis'])(
  'no key of %s stands twice, where the second would hide the first',
  (name) => {
    for (const language of ['en', 'de']) {
      const text = readFileSync(`../translations/${language}/page/${name}.json`, 'utf8');
      const keys = [...text.matchAll(/^ {2}"([^"]+)":/gm)].map((m) => m[1]!);
      expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
    }
  },
);

test('every key that is put together at run time is listed with what it can become', () => {
  const starts = new Set([en, deskEn, analysisEn].flatMap(Object.keys).map((key) => key.split('.')[0]));
  // `game.${name}.about` is the template `game.*.about`.
  const found = [...code.matchAll(/`(\w+\.(?:[\w.]|\$\{[^}`]*\})+)`/g)]
    .map((m) => m[1]!.replace(/\$\{[^}]*\}/g, '*'))
    .filter((template) => template.includes('*') && starts.has(template.split('.')[0]));
  expect([...new Set(found)].sort()).toEqual(templates().sort());
  expect(madeKeys().filter((key) => !(key in en) && !(key in deskEn) && !(key in analysisEn))).toEqual([]);
});

test.each(kPairs)('every sentence of %s is used', (_, english) => {
  const made = new Set(madeKeys());
  expect(Object.keys(english).filter((key) => !code.includes(`'${key}'`) && !made.has(key))).toEqual([]);
});

test.each(['en', 'de'])('links (%s) call the games as the page does', (language) => {
  const read = (file: string) =>
    JSON.parse(readFileSync(`../translations/${language}/${file}.json`, 'utf8')) as Record<string, string>;
  const [links, site] = [read('links'), read('page/site')];
  for (const game of kGames) expect(links[`game_${game}`]).toBe(site[`game.${game}`]);
});

test('the page of the server’s host calls the games as all pages do', () => {
  const page = readFileSync('../src/server/api/host/admin_page.cpp', 'utf8');
  const [, names] = /kGames = \{.*\n  de: \{(.*)\}/.exec(page)!;
  const said = [...names!.matchAll(/(\w+): '([^']+)'/g)].map((m) => [m[1], m[2]]);
  expect(said).toEqual(kGames.map((game) => [game, de[`game.${game}`]]));
});
