/** A finished game as a scene: the frame that is shown, and nothing to do but look. */
import { placeOf } from '../notation/line';
import { QuietScene, type LogEntry, type Scene } from '../table/scene';
import type { Replay, SeatInfo } from '../wire/types';
import { framesOf, type ShownFrame } from './frames';

export class ReplayTable extends QuietScene implements Scene {
  readonly frames: ShownFrame[];
  readonly names: string[];
  readonly bots: readonly (string | null)[]; // empty where only the record is known
  readonly accounts: readonly boolean[]; // likewise
  readonly #log: LogEntry[];
  step = $state(0);

  readonly me = null;
  readonly toAct = [];
  readonly legal = [];
  readonly open = [];
  readonly busy = false;

  constructor(replay: Replay, step: number, seats: readonly Pick<SeatInfo, 'bot' | 'account'>[] = []) {
    super();
    this.bots = seats.map(({ bot }) => bot);
    this.accounts = seats.map(({ account }) => account !== null);
    this.frames = framesOf(replay);
    this.names = replay.players;
    this.#log = this.frames.flatMap(({ line, moved }, i) => (line ? [{ version: i, line, moved }] : []));
    this.go(step);
  }

  go(step: number): void {
    this.step = Math.min(Math.max(0, Math.round(step)), this.frames.length - 1);
  }

  /** To the first line of the next turn, or of the one before. */
  turn(by: 1 | -1): void {
    const now = this.frame.turn;
    const next =
      by > 0
        ? this.frames.findIndex((f, i) => i > this.step && f.turn > now)
        : this.frames.findIndex((f) => f.turn >= now - (this.frames[this.step - 1]?.turn === now ? 0 : 1));
    this.go(next < 0 ? (by > 0 ? this.frames.length - 1 : 0) : next);
  }

  get last(): number {
    return this.frames.length - 1;
  }
  get frame(): ShownFrame {
    return this.frames[this.step]!;
  }
  get view(): Scene['view'] {
    return this.frame.view;
  }
  get state(): Scene['state'] {
    return this.step === this.last ? 'over' : 'playing';
  }
  get points(): number[] {
    return this.frame.score;
  }
  get first(): number {
    return this.frames[0]!.view.turn.seat;
  }
  get log(): LogEntry[] {
    return this.#log;
  }
  get lastPlace(): string | null {
    return this.frame.line && placeOf(this.frame.line);
  }
  get dice(): Scene['dice'] {
    for (let i = this.step; i >= 0; i--) {
      const line = this.frames[i]!.line;
      if (line?.verb === 'dice') return { a: Number(line.args[0]), b: Number(line.args[1]), throwNumber: 0 };
    }
    return null;
  }

  play(): void {
    throw new Error('a replay takes no lines');
  }
}
