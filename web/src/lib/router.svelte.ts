/** Which page the address names. Paths only, so that links work; secrets never stand in one. */
export interface Route {
  page: string;
  args: string[];
  query: URLSearchParams;
  hash: string;
}

function read(): Route {
  const [page = '', ...args] = location.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  return { page, args, query: new URLSearchParams(location.search), hash: location.hash.slice(1) };
}

class Router {
  route: Route = $state.raw(read());

  constructor() {
    addEventListener('popstate', () => (this.route = read()));
    addEventListener('hashchange', () => (this.route = read()));
  }

  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', path);
    this.route = read();
    if (!replace) scrollTo(0, 0);
  }
}

export const router = new Router();

/** Links inside the page change the route without a reload. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const link = (event.target as Element | null)?.closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
