/** Whoever is signed in, and the settings that go with them: what was set last wins, wherever it was. */
import { api } from '../../wire/api';
import type { Account } from '../../wire/types';
import { oneAtATime } from '../one_at_a_time';
import { who } from './who.svelte';
import { adopt, settings, whenSet, type Settings } from '../settings.svelte';

const kKey = 'longroad.unsent.1';

let known: Promise<Account | null> | null = null; // who is signed in, once it was asked
let times = 0; // that something was set here
let unsent = stored(); // set here while signed in, and the account does not have it yet

function stored(): boolean {
  try {
    return localStorage.getItem(kKey) !== null;
  } catch {
    return false;
  }
}

/** Outlives the page: it may be closed before the server is in reach again. */
function mark(now: boolean): void {
  unsent = now;
  try {
    if (now) localStorage.setItem(kKey, '1');
    else localStorage.removeItem(kKey);
  } catch {
    // Without storage the settings do not outlive the page either.
  }
}

function ask(): Promise<Account | null> {
  const asked = api.account().then(({ account }) => {
    who.account = account?.name ?? null;
    return account;
  });
  known = asked;
  asked.catch(() => (known = null)); // out of reach: asked again next time
  return asked;
}

const send = oneAtATime(async (now: Settings) => {
  mark(true);
  if (await (known ?? ask())) await api.keepSettings(now);
  mark(false);
});

/** From now on whatever is set goes to the account, where there is one. */
export function followSettings(): void {
  whenSet((now) => {
    ++times;
    void send(now);
  });
}

/** Asks who is signed in, and brings the settings of device and account together. */
export async function signedIn(): Promise<Account | null> {
  const before = times;
  const account = await ask();
  if (!account) {
    mark(false);
    return null;
  }
  const theirs = account.settings as Partial<Settings>;
  const learnt = theirs.learnt ?? [];
  if (unsent) adopt({ learnt });
  else if (times === before) adopt(theirs);
  if (unsent || settings.learnt.length > learnt.length) void send({ ...settings });
  return account;
}
