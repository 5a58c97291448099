/** What a table shows and allows at this moment; a live table and a replay both are one. */
import { getContext, setContext } from 'svelte';
import { paintOf, type Paint } from '../board/paint';
import { t } from '../i18n/index.svelte';
import type { Line } from '../notation/line';
import type { Owner, View } from '../notation/view';
import type { Known } from '../track/hands';
import type { Moved, SeatClock, SeatPresence } from '../wire/types';

export interface Scene {
  readonly view: View;
  readonly state: 'waiting' | 'playing' | 'over';
  readonly me: number | null; // the seat I look as
  readonly names: readonly string[];
  readonly bots: readonly (string | null)[]; // which bot plays a seat
  readonly accounts: readonly boolean[]; // whose name is an account's
  readonly points: readonly number[]; // as I may count them
  readonly winner: number | null;
  readonly toAct: readonly number[];
  readonly idle?: string; // what is said while nobody has to act; else it is the dice's turn
  readonly legal: readonly Line[];
  readonly revise: readonly Line[];
  readonly open: readonly string[];
  readonly first: number | null; // the seat to move before the first line
  readonly log: readonly LogEntry[];
  readonly known: readonly Known[] | null; // of everybody's hand; null where cards are not counted
  readonly clocks: readonly SeatClock[] | null;
  readonly clocksAt: number;
  readonly presence: readonly SeatPresence[];
  readonly dice: { a: number; b: number; throwNumber: number } | null;
  readonly lastPlace: string | null;
  readonly busy: boolean; // something I did is not answered yet
  play(...lines: string[]): void; // one after the other
}

/** A scene at which nobody is waited for: no clocks, nobody who comes or goes, nothing to take back or to count. */
export class QuietScene {
  readonly winner = null;
  readonly revise = [];
  readonly known = null;
  readonly clocks = null;
  readonly clocksAt = 0;
  readonly presence = [];
}

export interface LogEntry {
  version: number;
  line: Line;
  moved?: Moved | undefined; // what it did to everybody's cards
  standIn?: boolean; // a bot has played it in a person's place
}

export function nameOf(scene: Scene, owner: Owner): string {
  if (owner === 'x' || owner === 'y') return t(`seat.neutral.${owner}`);
  const name = scene.names[owner - 1];
  // As records call seats whose players have no name, or none any more.
  return name === undefined || name === `Seat ${owner}` ? t('new.seat', { n: owner }) : name;
}

export function paintIn(scene: Scene, owner: Owner): Paint {
  return paintOf(scene.view, owner);
}

/** My legal lines of one verb. */
export function linesOf(scene: Scene, verb: string): Line[] {
  return scene.legal.filter((line) => line.verb === verb);
}

export function can(scene: Scene, verb: string): boolean {
  return scene.legal.some((line) => line.verb === verb) || scene.open.includes(verb);
}

const kScene = Symbol('scene');
export const setScene = (scene: Scene): Scene => setContext(kScene, scene);
/** For what is mounted alone. */
export const sceneContext = (scene: Scene) => new Map([[kScene, scene]]);
export const useScene = (): Scene => getContext<Scene>(kScene);
