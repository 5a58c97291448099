/**
 * The rules pages, rendered when the page is built: `virtual:rules` maps `en/base` to a function that
 * loads the HTML of docs/rules/base.md, so that a visitor loads just the one that is read. The rulings and
 * the notation, which the rules refer to, are pages too.
 */
import { marked, type Tokens, type RendererObject } from 'marked';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const kDocs = fileURLToPath(new URL('../../docs', import.meta.url));
const kBeside = ['rulings', 'notation'];
const kAll = 'virtual:rules';
const kOne = 'virtual:rules/';

function anchor(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]!);

/** Numbers of the clarifications' paragraphs, `(2.8)` and `(2.13, 2.14)`, which the page puts into the margin. */
const kParagraph = / ?\(((?:\d\.\d+(?:\.\d+)?(?:, )?)+)\)/g;

/** Links between these pages stay inside the page; links to other documents become plain text. */
function renderer(names: Set<string>): RendererObject {
  return {
    heading({ tokens, depth }) {
      const text = this.parser.parseInline(tokens);
      return `<h${depth} id="${anchor(text.replace(/<[^>]+>/g, ''))}">${text}</h${depth}>\n`;
    },
    text(token) {
      if ('tokens' in token && token.tokens) return this.parser.parseInline(token.tokens);
      const text = 'escaped' in token && token.escaped ? token.text : escaped(token.text);
      return text.replace(kParagraph, '<span class="para"> $1</span>');
    },
    /** A picture: its caption, then its lines (web/src/rules/position.ts), which the page draws. */
    code({ text, lang }) {
      if (lang !== 'position') return `<pre><code>${escaped(text)}</code></pre>\n`;
      const [caption, ...lines] = text.split('\n');
      return `<figure data-position="${escaped(lines.join('\n'))}"><figcaption>${escaped(caption!)}</figcaption></figure>\n`;
    },
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens);
      const [, name, place = ''] = /(?:^|\/)(\w+)\.md(#.*)?$/.exec(href) ?? [];
      if (name && names.has(name)) return `<a href="/rules/${name}${place}">${text}</a>`;
      return href.startsWith('#') ? `<a href="${href}">${text}</a>` : text;
    },
    table(token) {
      const cell = (tag: string, c: Tokens.TableCell) =>
        `<${tag}>${this.parser.parseInline(c.tokens)}</${tag}>`;
      const head = token.header.map((c) => cell('th', c)).join('');
      // With its first entry a table's name is its own, also where several have the same columns.
      const named = [...token.header, ...(token.rows[0]?.slice(0, 1) ?? [])];
      const label = named.map((c) => c.text.replace(/["`*]/g, '')).join(', ');
      const rows = token.rows.map((r) => `<tr>${r.map((c) => cell('td', c)).join('')}</tr>`).join('');
      return `<div class="wide" tabindex="0" role="region" aria-label="${label}"><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>`;
    },
  };
}

function pages(): Map<string, string> {
  const list = (language: string, folder: string): [string, string][] =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.md'))
      .map((file) => [`${language}/${file.slice(0, -3)}`, join(folder, file)]);
  const beside = kBeside.map((name): [string, string] => [`en/${name}`, join(kDocs, `${name}.md`)]);
  return new Map([...list('en', join(kDocs, 'rules')), ...list('de', join(kDocs, 'rules/de')), ...beside]);
}

export function rulesPages(): Plugin {
  const names = new Set([...pages().keys()].map((page) => page.split('/')[1]!));
  marked.use({ renderer: renderer(names) });
  return {
    name: 'rules-pages',
    resolveId(id) {
      return id.startsWith(kAll) ? '\0' + id : null;
    },
    load(id) {
      if (id === '\0' + kAll) {
        const lines = [...pages().keys()].map((name) => `'${name}': () => import('${kOne}${name}')`);
        return `export default {${lines.join(',\n')}};`;
      }
      if (!id.startsWith('\0' + kOne)) return null;
      const file = pages().get(id.slice(kOne.length + 1));
      if (file === undefined) throw new Error(`no rules page ${id}`);
      this.addWatchFile(resolve(file));
      return `export default ${JSON.stringify(marked.parse(readFileSync(file, 'utf8'), { async: false }))};`;
    },
  };
}
