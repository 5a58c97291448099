/** Tells somebody whose page is in the background that it is their turn: title, icon, a soft bell, a notification. */
import { t } from '../i18n/index.svelte';
import { settings } from './settings.svelte';
import { sounds } from './sounds';

let mine = false;

function icon(name: string): void {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', `/${name}.svg`);
}

/** Browsers show notifications only in secure contexts and where they were allowed; the bell needs neither. */
function notify(): void {
  sounds.play('bell');
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  try {
    show();
  } catch {
    // On Android only service workers may: the bell and the title do.
  }
}

function show(): void {
  const notice = new Notification(t('app.name'), {
    body: t('table.yourturn'),
    tag: 'turn',
    icon: '/favicon.svg',
  });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

/** Call whenever it changes whether the game waits for somebody at this page. */
export function tellTurn(now: boolean): void {
  document.title = now ? `● ${t('table.yourturn')}` : t('app.name');
  icon(now ? 'favicon-turn' : 'favicon');
  if (now && !mine && document.hidden && settings.notify) notify();
  mine = now;
}

/** Asks the browser once, when somebody wants to be told. */
export function askToNotify(): void {
  if ('Notification' in globalThis && Notification.permission === 'default')
    void Notification.requestPermission();
}
