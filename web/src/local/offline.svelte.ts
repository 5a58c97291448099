/**
 * The page without a network: a service worker keeps its files (`web/tools/sw.js`). Browsers have that only for pages that came
 * over https or from this machine.
 */
interface InstallPrompt extends Event {
  prompt(): Promise<void>;
}

class Offline {
  /** `insecure`: this address can't; `none`: this browser doesn't; `loading`: files are being fetched; `ready`. */
  state: 'insecure' | 'none' | 'loading' | 'ready' = $state('loading');
  /** Asks the browser to install the page, where it can be. */
  install: (() => void) | null = $state.raw(null);
  /** A newer version of the page is there, and is taken at the next load. */
  newer = $state(false);

  /** Once, when the page has begun. */
  begin(): void {
    if (!isSecureContext) this.state = 'insecure';
    else if (!('serviceWorker' in navigator)) this.state = 'none';
    else addEventListener('load', () => void this.#register()); // first what is looked at
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      this.install = () => {
        void (event as InstallPrompt).prompt();
        this.install = null;
      };
    });
  }

  async #register(): Promise<void> {
    void navigator.serviceWorker.ready.then(() => (this.state = 'ready'));
    try {
      const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
      const look = (worker: ServiceWorker | null) =>
        worker?.addEventListener('statechange', () => void this.#compare(worker));
      if (registration.waiting) void this.#compare(registration.waiting);
      look(registration.installing);
      registration.addEventListener('updatefound', () => look(registration.installing));
    } catch {
      this.state = 'none'; // a server without one, or the browser was told not to
    }
  }

  /** Whether a worker that waits is of another build than this page. */
  async #compare(worker: ServiceWorker): Promise<void> {
    if (worker.state !== 'installed' || !navigator.serviceWorker.controller) return;
    const own = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';
    const { port1, port2 } = new MessageChannel();
    const files = new Promise<string[]>((done) => (port1.onmessage = ({ data }) => done(data as string[])));
    worker.postMessage('which', [port2]);
    if ((await files).includes(new URL(own).pathname)) worker.postMessage('mine');
    else this.newer = true;
  }
}

export const offline = new Offline();
