/** What somebody set on this device; kept in the browser, applied to the document. */
export type Language = 'en' | 'de';
export type Theme = 'system' | 'light' | 'dark';

export interface Settings {
  name: string;
  language: Language;
  theme: Theme;
  motion: boolean;
  sound: boolean;
  confirm: boolean; // two taps to place, with the mouse too
  autoRefuse: boolean; // refuse what I can't pay
  count: boolean; // show what others certainly hold
  notify: boolean;
}

const kKey = 'longroad.settings.1';

function media(query: string): boolean {
  return globalThis.matchMedia?.(query).matches ?? false;
}

function defaults(): Settings {
  return {
    name: '',
    language: globalThis.navigator?.language?.startsWith('de') ? 'de' : 'en',
    theme: 'system',
    motion: !media('(prefers-reduced-motion: reduce)'),
    sound: true,
    confirm: false,
    autoRefuse: false,
    count: false,
    notify: false,
  };
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(kKey) ?? '{}') as Partial<Settings>;
  } catch {
    return {}; // no storage, or not ours: the defaults do
  }
}

export const settings: Settings = $state({ ...defaults(), ...stored() });

export function save(): void {
  try {
    localStorage.setItem(kKey, JSON.stringify(settings));
  } catch {
    // A private window without storage forgets; nothing else is lost.
  }
}

/** Puts the settings on the document; call inside an effect. */
export function applySettings(): void {
  const dark =
    settings.theme === 'dark' || (settings.theme === 'system' && media('(prefers-color-scheme: dark)'));
  const root = document.documentElement;
  root.dataset.theme = dark ? 'dark' : 'light';
  root.dataset.motion = settings.motion ? 'on' : 'off';
  root.lang = settings.language;
}
