/** Leaves out of `analysis.json` of `translations` what the page never says. */
import type { Plugin } from 'vite';
import { kSaid } from '../src/analysis/said.ts';

export function saidSentences(): Plugin {
  return {
    name: 'said-sentences',
    enforce: 'pre', // before it is made a module
    transform(json, id) {
      if (!/translations\/\w+\/analysis\.json$/.test(id)) return;
      const all = JSON.parse(json) as Record<string, string>;
      return JSON.stringify(Object.fromEntries(kSaid.map((code) => [code, all[code]])));
    },
  };
}
