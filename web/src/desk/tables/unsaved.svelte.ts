/** What was typed into sheets and not entered: it waits for whoever comes back to the sheet. */
import { SvelteMap } from 'svelte/reactivity';
import type { Draft, Purpose } from '../sheet';
import type { Table } from '../types';

export interface Typed {
  purpose: Purpose;
  draft: Draft;
  reason: string;
  seen: Table; // the sheet that it was typed over
}

export class Unsaved {
  #sheets = new SvelteMap<string, Typed>();

  at(game: string, table: number): Typed | undefined {
    return this.#sheets.get(`${game}/${table}`);
  }

  /** The tables of a game that wait, in order. */
  of(game: string): number[] {
    const tables = [...this.#sheets.keys()].map((key) => key.split('/'));
    return tables
      .filter(([of]) => of === game)
      .map(([, table]) => Number(table))
      .sort((a, b) => a - b);
  }

  keep(game: string, table: number, typed: Typed | null): void {
    const key = `${game}/${table}`;
    if (typed) this.#sheets.set(key, typed);
    else this.#sheets.delete(key);
  }
}
