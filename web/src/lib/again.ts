/** Moments of an analysis that are played again, by the tables at which they are; until the page is loaded anew. */
export interface Again {
  record: string; // of the game that it is a moment of
  line: number; // that was played then, from 1
  loss: number; // by it, out of ten thousand
  back: string | null; // the address of the analysis, where it has one
}

const moments = new Map<string, Again>();

export const noteAgain = (table: string, moment: Again): void => void moments.set(table, moment);

export const againAt = (table: string): Again | null => moments.get(table) ?? null;
