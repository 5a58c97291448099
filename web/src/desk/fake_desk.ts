/** For tests: a desk that shows a document, with no server behind it. Its socket is a `FakeSocket`. */
import type { Client, Command } from './client';
import { Desk, deskContext } from './desk.svelte';
import { kDocument } from './examples';
import type { Document, Done } from './types';

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
  Object.assign(desk, { doc: { ...kDocument, version: 42, ...news }, client: answers as unknown as Client });
  return { desk, context: deskContext(desk), sent };
}

/** What an organiser may, or whoever `role` says. */
export function me(may: string[], role: Document['me']['role'] = 'organiser'): Pick<Document, 'me'> {
  return { me: { ...kDocument.me, role, may } };
}
