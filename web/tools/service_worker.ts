/** Writes the service worker (tools/sw.js) beside the page, with the list of all files of the build. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const kSource = fileURLToPath(new URL('./sw.js', import.meta.url));

export function serviceWorker(): Plugin {
  let folder = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved({ build, root }) {
      folder = join(root, build.outDir);
    },
    closeBundle() {
      const files = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name !== 'sw.js')
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
        .sort();
      const source = readFileSync(kSource, 'utf8');
      const hash = createHash('sha256').update(source);
      for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
      const text = source
        .replace('%BUILD%', hash.digest('hex').slice(0, 16))
        .replace("'%FILES%'", files.map((file) => JSON.stringify(file)).join(', '));
      writeFileSync(join(folder, 'sw.js'), text);
    },
  };
}
