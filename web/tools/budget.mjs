/**
 * All of the page's JavaScript, compressed, must stay under 270 KB, and what the first screen needs under 100 KB; what
 * plays without a server, a module and its worker, under 900 KB, and the first screen must not want it. The analysis,
 * which few open and nothing else needs, has a bound of its own. The rules' texts are prose, fetched one at a time, and
 * not counted.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const kAll = 270_000;
const kFirst = 100_000;
const kModule = 900_000;
const kAnalysis = 15_000;
const kProse = /^(base|duo|soccer|struggle|tournament|rulings|notation)-/;

const kModuleFiles = /[.]wasm$|^worker-/;

const folder = new URL('../dist/assets/', import.meta.url);
const sized = (wanted) =>
  readdirSync(folder)
    .filter((name) => wanted.test(name))
    .map((name) => ({ name, size: gzipSync(readFileSync(new URL(name, folder)), { level: 9 }).length }));
const scripts = sized(/[.]js$/).filter(({ name }) => !kProse.test(name) && !kModuleFiles.test(name));
const page = readFileSync(new URL('../dist/index.html', import.meta.url), 'utf8');

const modules = sized(kModuleFiles);

const sum = (list) => list.reduce((total, { size }) => total + size, 0);
const isAnalysis = ({ name }) => name.startsWith('AnalysePage-');
const analysis = sum(scripts.filter(isAnalysis));
const all = sum(scripts) - analysis;
const first = sum(scripts.filter(({ name }) => page.includes(name)));
console.log(
  `JavaScript, compressed: ${all} bytes, of which ${first} at the first screen; the analysis ${analysis}`,
);
console.log(`The module and its worker, which play without a server, compressed: ${sum(modules)} bytes`);
if (all > kAll || first > kFirst || analysis > kAnalysis) {
  console.error(`More than ${kAll}, ${kFirst} or ${kAnalysis} bytes.`);
  process.exit(1);
}
if (modules.length !== 2 || sum(modules) > kModule || modules.some(({ name }) => page.includes(name))) {
  console.error(`No module of at most ${kModule} bytes that is loaded when it is wanted.`);
  process.exit(1);
}
