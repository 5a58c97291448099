/** Who is expected, here, gone: by the event of the current game. */
import { hasWords, wordsOf } from '../find';
import type { Document, Person } from '../types';

export type Status = 'expected' | 'present' | 'dropped' | 'out';

export function currentEvent(doc: Document): number {
  const event = Number(doc.game.split('.')[0]);
  return Number.isNaN(event) ? doc.settings.events : event;
}

export function statusOf(doc: Document, person: Person): Status {
  if (person.out) return 'out';
  return person.events.find((e) => e.event === currentEvent(doc))?.status ?? 'expected';
}

export function hasAccepted(doc: Document, person: Person): boolean {
  return person.events.find((e) => e.event === currentEvent(doc))?.accepted ?? false;
}

export function attendance(doc: Document) {
  const count = { present: 0, expected: 0, dropped: 0, out: 0, unaccepted: 0 };
  for (const person of doc.players) {
    const status = statusOf(doc, person);
    ++count[status];
    if (status === 'present' && !person.bot && !hasAccepted(doc, person)) ++count.unaccepted;
  }
  return count;
}

/** By number, name or club; everything where nothing is asked for. */
export function findPeople(people: Person[], wanted: string): Person[] {
  const words = wordsOf(wanted);
  if (words.length === 1 && /^\d+$/.test(words[0]!))
    return people.filter((p) => String(p.player) === words[0]);
  return people.filter((p) => hasWords(`${p.name} ${p.club}`, words));
}
