import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import de from './de.json';
import en from './en.json';

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

test('German says everything that English says, with the same holes', () => {
  expect(Object.keys(de)).toEqual(Object.keys(en));
  for (const key of Object.keys(en) as (keyof typeof en)[]) {
    expect([...new Set(holes(de[key]))], key).toEqual([...new Set(holes(en[key]))]);
    expect(de[key].includes('|'), key).toBe(en[key].includes('|'));
  }
});

test('every sentence is used', () => {
  const code = sources('src');
  // Keys that are put together at run time end in one of these.
  const made = [...code.matchAll(/[`']([\w.]+\.)\$\{/g)].map((m) => m[1]!);
  const unused = Object.keys(en).filter(
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
