/** For tests: a desk that shows a document, with no server behind it. Its socket is a `FakeSocket`. */
import type { Client, Command } from './client';
import { Desk, deskContext } from './desk.svelte';
import { kDecision, kDocument, kReport } from './examples';
import type { Document, Done, Offer } from './types';

const kDone: Done = { version: 42, entries: [42], words: [], notices: [], can_undo: true };

export interface FakeDesk {
  desk: Desk;
  context: ReturnType<typeof deskContext>;
  sent: Command[]; // what was sent to be done
}

/** The server agrees to everything; what else is asked of it stands in `client`. */
export function fakeDesk(news: Partial<Document>, client: object = {}): FakeDesk {
  const desk = new Desk('spring', 's');
  desk.close();
  const sent: Command[] = [];
  const answers = {
    preview: () => Promise.resolve(kDone),
    command: (command: Command) => (sent.push(command), Promise.resolve(kDone)),
    log: () => Promise.resolve({ entries: [], more: false }),
    ...client,
  };
  const doc: Document = { ...kDocument, version: 42, ...news };
  if (!news.possible) doc.possible = doc.me.may.flatMap(everywhere);
  Object.assign(desk, { doc, client: answers as unknown as Client });
  return { desk, context: deskContext(desk), sent };
}

/** A command that the server would take for anything there is. */
function everywhere(command: string): Offer[] {
  const all: [number, number][] = [[1, 99]];
  const sheet = command === 'report' ? kReport : kDecision;
  const games = ['1.1', '1.2', '1.3', 'semi', 'final'].flatMap((game): Offer[] => [
    { do: command, game, tables: all, sheet },
    { do: command, game, players: all },
    ...[false, true].map((results) => ({ do: command, game, results })),
  ]);
  const keys = Object.keys(kDocument.settings);
  return [...games, { do: command, event: 1, from: '1.3', to: '1.3', players: all, keys }];
}

/** What an organiser may, or whoever `role` says. */
export function me(may: string[], role: Document['me']['role'] = 'organiser'): Pick<Document, 'me'> {
  return { me: { ...kDocument.me, role, may } };
}
