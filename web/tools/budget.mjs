/**
 * All of the page's JavaScript, compressed, must stay under 250 KB, and what the first screen needs under 100 KB.
 * The analysis, which few open and nothing else needs, has a bound of its own. The rules' texts are prose, fetched one
 * at a time, and not counted.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const kAll = 250_000;
const kFirst = 100_000;
const kAnalysis = 15_000;
const kProse = /^(base|duo|soccer|struggle|tournament|rulings|notation)-/;

const folder = new URL('../dist/assets/', import.meta.url);
const scripts = readdirSync(folder)
  .filter((name) => name.endsWith('.js') && !kProse.test(name))
  .map((name) => ({ name, size: gzipSync(readFileSync(new URL(name, folder))).length }));
const page = readFileSync(new URL('../dist/index.html', import.meta.url), 'utf8');

const sum = (list) => list.reduce((total, { size }) => total + size, 0);
const isAnalysis = ({ name }) => name.startsWith('AnalysePage-');
const analysis = sum(scripts.filter(isAnalysis));
const all = sum(scripts) - analysis;
const first = sum(scripts.filter(({ name }) => page.includes(name)));
console.log(
  `JavaScript, compressed: ${all} bytes, of which ${first} at the first screen; the analysis ${analysis}`,
);
if (all > kAll || first > kFirst || analysis > kAnalysis) {
  console.error(`More than ${kAll}, ${kFirst} or ${kAnalysis} bytes.`);
  process.exit(1);
}
