/** The links to tournaments that this device was given. A tab keeps its own, so that roles can be open side by side. */
import { KeptList } from '../lib/kept';
import type { Role } from './types';

export interface KeptLink {
  event: string;
  secret: string;
  name: string; // of the tournament
  who: string;
  role: Role;
  at: number;
}

const kTab = 'longroad.desk.';
/** Where nothing can be stored, the link itself has to be opened again. */
const list = new KeptList<KeptLink>('longroad.desks.1', 40);

export const keptLinks = (): KeptLink[] => list.read();

export function keepLink(link: KeptLink): void {
  list.write([link, ...keptLinks().filter((l) => l.secret !== link.secret)]);
}

export function forgetLink(secret: string): void {
  list.write(keptLinks().filter((l) => l.secret !== secret));
}

export function isSecret(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}

/** The secret that this tab uses for a tournament; the one used last on this device otherwise. */
export function secretFor(event: string): string | null {
  try {
    const own = sessionStorage.getItem(kTab + event);
    if (own) return own;
  } catch {
    // then the list below, or nothing
  }
  return keptLinks().find((l) => l.event === event)?.secret ?? null;
}

export function useSecret(event: string, secret: string): void {
  try {
    sessionStorage.setItem(kTab + event, secret);
  } catch {
    // lasts until the page is left
  }
}
