/** Who is expected, here, gone: by the event of the current game, or by the semi-finals and the final. */
import { hasWords, wordsOf } from '../find';
import type { Document, Person } from '../types';
import { isPreliminary } from '../words';

export type Status = 'expected' | 'present' | 'dropped' | 'out';

const gamePosted = (doc: Document, id: string) => doc.games.find((g) => g.game === id)?.posted ?? false;

export function currentEvent(doc: Document): number {
  const event = Number(doc.game.split('.')[0]);
  return Number.isNaN(event) ? doc.settings.events : event;
}

/**
 * What a check-in is for now; null where the door is closed. Semi-finals on another day have their own, until
 * their tables are posted.
 */
export function door(doc: Document): { semifinal?: true } | null {
  if (isPreliminary(doc.game)) return {};
  const open = doc.game === 'semi' && doc.settings.semifinal_day && !gamePosted(doc, 'semi');
  return open ? { semifinal: true } : null;
}

export function statusOf(doc: Document, person: Person): Status {
  if (person.out) return 'out';
  if (person.missing.length > 0) return 'dropped';
  if (door(doc)?.semifinal && person.expected === 'semi') return person.arrived ? 'present' : 'expected';
  return person.events.find((e) => e.event === currentEvent(doc))?.status ?? 'expected';
}

/** What `drop` is about for this person; null where there is nothing to leave. */
export function leaving(doc: Document, person: Person): { from?: string } | null {
  if (person.out || doc.phase === 'over') return null;
  if (isPreliminary(doc.game)) return statusOf(doc, person) === 'present' ? {} : null;
  return person.expected && { from: person.expected };
}

/** What `return` is about; a stage whose tables are posted is over for whoever was missing. */
export function returning(doc: Document, person: Person): { to?: string } | null {
  if (person.out) return null;
  const stage = person.missing.find((id) => !gamePosted(doc, id));
  if (stage) return { to: stage };
  const lastGame = doc.games.find((g) => g.game === `${currentEvent(doc)}.3`);
  const playing = isPreliminary(doc.game) && !lastGame?.started;
  return playing && statusOf(doc, person) === 'dropped' ? {} : null;
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
