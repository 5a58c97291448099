import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import deskDe from '../desk/de.json';
import deskEn from '../desk/en.json';
import de from './de.json';
import en from './en.json';

const kPairs: [string, Record<string, string>, Record<string, string>][] = [
  ['the games', en, de],
  ['the desk', deskEn, deskDe],
];

const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

function sources(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sources(path);
      return /(?<!test)\.(ts|svelte)$/.test(entry.name) ? readFileSync(path, 'utf8') : '';
    })
    .join('\n');
}

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

test.each(kPairs)('every sentence of %s is used', (_, english) => {
  const code = sources('src');
  // Keys that are put together at run time end in one of these.
  const made = [...code.matchAll(/[`']([\w.]+\.)\$\{/g)].map((m) => m[1]!);
  const unused = Object.keys(english).filter(
    (key) => !code.includes(`'${key}'`) && !made.some((start) => key.startsWith(start)),
  );
  expect(unused).toEqual([]);
});

test('every rule that can refuse has its sentence', () => {
  const rules = readFileSync('../src/notation/refusal.cpp', 'utf8');
  const names = [...rules.matchAll(/\{Rule::\w+, "(\w+)"/g)]
    .map((m) => m[1]!)
    .filter((name) => name !== 'ok');
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !(`refusal.${name}` in en))).toEqual([]);
});

test('whatever the server refuses has its sentence', () => {
  const files = ['../src/server', '../src/server/table'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.cpp'))
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
  );
  const codes = files.flatMap((text) =>
    [...text.matchAll(/(?:Refused\{|refuse\(|problem\(\d+, )"(\w+)", "/g)].map((m) => m[1]!),
  );
  expect(codes.length).toBeGreaterThan(20);
  expect([...new Set(codes)].filter((code) => !(`refusal.${code}` in en))).toEqual([]);
});
