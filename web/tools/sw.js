/*
 * Keeps the files of one build of the page, all of them or none, so that it opens without a network. The page itself
 * comes from the server where one answers: a newer build is taken at the next load, with its own files. Without a
 * server the kept page comes with the files that were kept with it. A build's files go once no page of it is open.
 */
const kBuild = '%BUILD%'; // named by the content of all files
const kFiles = ['%FILES%'];
const kPage = '/index.html';
const kPatience = 4000; // for a server that does not answer
const kCache = `longroad-${kBuild}`;

/** While a server is brought up to date, the page may come from one build and its files from another. */
async function keepAll() {
  const cache = await caches.open(kCache);
  await cache.addAll(
    kFiles.map((file) => new Request(file, file.startsWith('/assets/') ? {} : { cache: 'reload' })),
  );
  const html = await (await cache.match(kPage, { ignoreVary: true })).text();
  if ((html.match(/\/assets\/[\w.-]+/g) ?? []).every((part) => kFiles.includes(part))) return;
  await caches.delete(kCache);
  throw new Error('The page belongs to another build.');
}

self.addEventListener('install', (event) => event.waitUntil(keepAll()));

self.addEventListener('activate', (event) => {
  const old = caches
    .keys()
    .then((names) => names.filter((name) => name.startsWith('longroad-') && name !== kCache));
  event.waitUntil(old.then((names) => Promise.all(names.map((name) => caches.delete(name)))));
  event.waitUntil(self.clients.claim());
});

/** Begins once no other page is open, whose files would go. One that was just left is counted for a moment. */
async function begin(page) {
  for (let tries = 0; tries < 30; tries++) {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (pages.every(({ id }) => id === page)) return self.skipWaiting();
    await new Promise((done) => setTimeout(done, 500));
  }
}

/** A page asks which build this is; one of the same build lets it begin. */
self.addEventListener('message', (event) => {
  event.ports[0]?.postMessage(kFiles);
  if (event.data === 'mine') event.waitUntil(begin(event.source.id));
});

const kept = (path) => caches.match(path, { ignoreVary: true });

/** The server's page; the kept one where no server answers in time, or only something that stands before it. */
async function page(request) {
  const later = new AbortController();
  const timer = setTimeout(() => later.abort(), kPatience);
  try {
    const answer = await fetch(request, { signal: later.signal });
    if (answer.status < 500) return answer;
  } catch {
    // out of reach
  } finally {
    clearTimeout(timer);
  }
  const cache = await caches.open(kCache);
  return (await cache.match(kPage, { ignoreVary: true })) ?? Response.error();
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || /^\/(api|ws)\//.test(pathname)) return;
  if (request.mode === 'navigate') return event.respondWith(page(request));
  event.respondWith(kept(pathname).then((file) => file ?? fetch(request)));
});
