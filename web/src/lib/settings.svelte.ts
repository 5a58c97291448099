/** What somebody set on this device; kept in the browser, the same in all its tabs, applied to the document. */
export type Language = 'en' | 'de';
export type Theme = 'system' | 'light' | 'dark';

export interface Settings {
  name: string;
  language: Language;
  theme: Theme;
  motion: boolean;
  sound: boolean;
  shortcuts: boolean; // letters press buttons
  confirm: boolean; // two taps to place, with the mouse too
  refuseAll: boolean; // refuse every offer at once
  count: boolean; // show what others certainly hold
  notify: boolean;
  hints: boolean; // alone against bots
  learnt: string[]; // the lessons that are done
  levels: Record<string, string>; // how well bots play, by game
}

const kKey = 'longroad.settings.1';
const kShared = /^longroad\.(seats|dice|desk)/; // seats, what proves their dice, and links are whoever’s who holds them

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
    shortcuts: true,
    confirm: false,
    refuseAll: false,
    count: false,
    notify: false,
    hints: true,
    learnt: [],
    levels: {},
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

let kept = JSON.stringify(settings); // as this device has them
let told: (settings: Settings) => void = () => {};

/** Who else is to know what somebody sets. */
export function whenSet(listener: (settings: Settings) => void): void {
  told = listener;
}

/** Whether there was anything new to store. */
function store(): boolean {
  const now = JSON.stringify(settings);
  if (now === kept) return false;
  kept = now;
  try {
    localStorage.setItem(kKey, now);
  } catch {
    // A private window without storage forgets; nothing else is lost.
  }
  return true;
}

/** For dates and numbers: English is British here, with a clock of 24 hours. */
export function locale(): string {
  return settings.language === 'en' ? 'en-GB' : settings.language;
}

/** Keeps what somebody has set here. */
export function save(): void {
  if (store()) told(JSON.parse(kept) as Settings);
}

/** Takes over what was set on another device. Nobody unlearns what was learnt on this one. */
export function adopt(others: Partial<Settings>): void {
  const learnt = [...new Set([...(others.learnt ?? []), ...settings.learnt])];
  Object.assign(settings, others, { learnt });
  store();
}

/** Nothing of whoever was signed in stays on the device, which goes on in its language and theme. */
export function forget(): void {
  const { language, theme } = settings;
  Object.assign(settings, defaults(), { language, theme });
  try {
    for (const key of Object.keys(localStorage)) if (!kShared.test(key)) localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
  kept = '';
  store();
}

// Set in another tab: otherwise the next save here would undo it.
globalThis.addEventListener?.('storage', (event) => {
  if (event.key !== kKey) return;
  Object.assign(settings, stored());
  kept = JSON.stringify(settings);
});

/** Puts the settings on the document; call inside an effect. */
export function applySettings(): void {
  const dark =
    settings.theme === 'dark' || (settings.theme === 'system' && media('(prefers-color-scheme: dark)'));
  const root = document.documentElement;
  root.dataset.theme = dark ? 'dark' : 'light';
  root.dataset.motion = settings.motion ? 'on' : 'off';
  root.lang = settings.language;
}
