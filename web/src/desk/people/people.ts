/** Who is expected, here, gone: by the event of the current game, or by the semi-finals and the final. */
import { hasWords, wordsOf } from '../find';
import { isFinished } from '../sheet';
import type { Document, Person } from '../types';
import { isPreliminary } from '../words';

/** `absent` did not come: nobody enters after game 1 began. */
export type Status = 'expected' | 'absent' | 'present' | 'dropped' | 'out';

const gameOf = (doc: Document, id: string) => doc.games.find((g) => g.game === id);
const gamePosted = (doc: Document, id: string) => gameOf(doc, id)?.posted ?? false;

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
  return attended(doc, person);
}

/** By the event that is on; after the preliminaries by all of them, since nobody has to enter each. */
function attended(doc: Document, person: Person): Status {
  if (!isPreliminary(doc.game))
    return (
      (['present', 'dropped'] as const).find((s) => person.events.some((e) => e.status === s)) ?? 'absent'
    );
  const event = currentEvent(doc);
  const status = person.events.find((e) => e.event === event)?.status ?? 'expected';
  return status === 'expected' && gameOf(doc, `${event}.1`)?.started ? 'absent' : status;
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
  const [first, last] = [1, 3].map((n) => gameOf(doc, `${currentEvent(doc)}.${n}`));
  const tooLate = first?.started && !first.tables.some((one) => one.players.includes(person.player));
  const playing = isPreliminary(doc.game) && !last?.started && !tooLate;
  return playing && statusOf(doc, person) === 'dropped' ? {} : null;
}

/**
 * The event at whose check-in somebody who is here has not accepted the code of conduct (1.1.1); null where
 * nothing is missing.
 */
export function unaccepted(doc: Document, person: Person): number | null {
  if (person.bot || statusOf(doc, person) !== 'present') return null;
  const here = person.events.filter(
    (e) => e.status === 'present' && (!isPreliminary(doc.game) || e.event === currentEvent(doc)),
  );
  return here.some((e) => e.accepted) ? null : (here.at(-1)?.event ?? null);
}

/** Disqualification is for a game that runs, or whose sheet is not signed (1.1.4). */
export function canBeDisqualified(doc: Document, player: number): boolean {
  return doc.games.some(
    (game) => game.started && game.tables.some((one) => one.players.includes(player) && !isFinished(one)),
  );
}

export function attendance(doc: Document) {
  const count = { present: 0, expected: 0, absent: 0, dropped: 0, out: 0, unaccepted: 0 };
  for (const person of doc.players) {
    ++count[statusOf(doc, person)];
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
