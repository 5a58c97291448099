/** Who is expected, here, gone, and what a check-in would say. */
import { hasWords, wordsOf } from '../find';
import { offersOf } from '../possible';
import type { Document, Person } from '../types';
import { isPreliminary } from '../words/words';

export function currentEvent(doc: Document): number {
  const event = Number(doc.game.split('.')[0]);
  return Number.isNaN(event) ? doc.settings.events : event;
}

/** What a check-in of this person would say now; null where nobody lets them in. */
export function checkIn(doc: Document, { player }: Person): { semifinal?: true } | null {
  const offers = offersOf(doc, 'check_in', { player }).filter((one) => !one.accepted);
  if (offers.some((one) => one.semifinal)) return { semifinal: true };
  const event = currentEvent(doc);
  return isPreliminary(doc.game) && offers.some((one) => one.event === event) ? {} : null;
}

/**
 * The event at whose check-in somebody who is here has not accepted the code of conduct (1.1.1); null where
 * nothing is missing.
 */
export function unaccepted(doc: Document, person: Person): number | null {
  if (person.bot || person.status !== 'present') return null;
  const here = person.events.filter(
    (e) => e.status === 'present' && (!isPreliminary(doc.game) || e.event === currentEvent(doc)),
  );
  return here.some((e) => e.accepted) ? null : (here.at(-1)?.event ?? null);
}

export function attendance(doc: Document) {
  const count = { present: 0, expected: 0, absent: 0, dropped: 0, out: 0, unaccepted: 0 };
  for (const person of doc.players) {
    ++count[person.status];
    if (unaccepted(doc, person) !== null) ++count.unaccepted;
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
