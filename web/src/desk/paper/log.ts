/** The log as it is read: by kind, and with the many small entries of a row folded into one. */
import type { LogPage } from '../types';

export type Entry = LogPage['entries'][number];

export const kKinds = ['people', 'games', 'results', 'referee', 'setup'] as const;
export type Kind = (typeof kKinds)[number];

const kEntries: Record<Kind, readonly string[]> = {
  people: ['register', 'amend', 'apart', 'check_in', 'drop', 'return'],
  games: ['schedule', 'layout', 'start', 'publish', 'online', 'lots', 'post', 'choose', 'banker'],
  results: ['report', 'sign', 'refuse', 'decide', 'correct'],
  referee: [
    'warn',
    'disqualify',
    'remove',
    'limit',
    'call',
    'going',
    'answered',
    'ruling',
    'dice_log',
    'note',
  ],
  setup: ['new', 'set', 'staff', 'take_over', 'undo'],
};

export function isOf(kind: Kind, entry: Entry): boolean {
  return kEntries[kind].includes(entry.do);
}

/** What comes many at a time and is seldom looked for. */
const kFolded = ['check_in', 'sign'] as const;
export type Folded = (typeof kFolded)[number];
const kFewest = 3;

function foldOf(entry: Entry): Folded | null {
  return entry.undone ? null : (kFolded.find((what) => what === entry.do) ?? null);
}

export interface Row {
  fold: Folded | null;
  entries: Entry[]; // one, or all that are folded
}

export function rowsOf(entries: readonly Entry[]): Row[] {
  const runs: Row[] = [];
  for (const entry of entries) {
    const fold = foldOf(entry);
    const last = runs.at(-1);
    if (fold && last?.fold === fold) last.entries.push(entry);
    else runs.push({ fold, entries: [entry] });
  }
  return runs.flatMap((run) =>
    run.entries.length >= kFewest ? [run] : run.entries.map((entry) => ({ fold: null, entries: [entry] })),
  );
}
