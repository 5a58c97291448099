/** The built page from a server of the test's own, which can bring out a newer build of it, or be stopped. */
import { createServer } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';

const kDist = resolve('dist');
const kTypes: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

const kScript = /[\w][\w.-]*-[\w-]{8}\.js/g; // as the build names them by their content

export interface Builds {
  url: string;
  /** From now on the page is another one: its scripts have other names, and the old ones are gone. */
  bringOutNewer(): void;
  /** The page itself is the newer one's, all else the old one's, as while a server is brought up to date. */
  mixWithNewer(): void;
  stop(): Promise<void>;
}

export async function serveBuilds(): Promise<Builds> {
  let newer = false;
  let mixed = false;
  const contentOf = (file: string, asked: string) => {
    const content = readFileSync(file);
    const isNewer = newer || (mixed && /\.html$|newer-/.test(asked));
    if (!isNewer || !/\.(js|html)$/.test(file)) return content;
    return String(content).replace(kScript, 'newer-$&').replace("kBuild = '", "kBuild = 'newer");
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://here');
    const gone = pathname.startsWith('/api/') || (newer && /assets\/(?!newer-).*\.js$/.test(pathname));
    const file = join(kDist, extname(pathname) ? pathname.replace('newer-', '') : 'index.html');
    if (gone || !existsSync(file)) return void response.writeHead(404).end();
    response
      .writeHead(200, { 'Content-Type': kTypes[extname(file)] ?? 'font/woff2', 'Cache-Control': 'no-cache' })
      .end(contentOf(file, extname(pathname) ? pathname : file));
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bringOutNewer: () => void (newer = true),
    mixWithNewer: () => void (mixed = true),
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
