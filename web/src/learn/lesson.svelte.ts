/** A lesson as a scene: the table of its present step, where playing a line is a try. Nothing is kept elsewhere:
 * whoever runs the lesson is told each time what was done so far. */
import { t } from '../i18n/index.svelte';
import { placeOf, parseLine, type Line } from '../notation/line';
import type { View } from '../notation/view';
import { QuietScene, type LogEntry, type Scene } from '../table/scene';
import type { LessonAnswer, LessonAttempt, LessonState } from '../wire/types';

export type Teacher = (attempt: LessonAttempt) => Promise<LessonState>;

export class LessonTable extends QuietScene implements Scene {
  readonly #teacher: Teacher;
  #done: string[] = [];
  #begun = 0; // how much was done before the present step
  #log: LogEntry[] = $state.raw([]);
  state_: LessonState = $state.raw(null!);
  /** What the last try came to; after a right one it stays until the next. */
  answer: LessonAnswer | null = $state.raw(null);
  busy = $state(false);
  failure: unknown = $state(null);

  readonly first = null;

  private constructor(teacher: Teacher, state: LessonState) {
    super();
    this.#teacher = teacher;
    this.state_ = state;
  }

  static async begin(teacher: Teacher): Promise<LessonTable> {
    return new LessonTable(teacher, await teacher({ done: [] }));
  }

  /** One try after the other, as long as they count. */
  async attempt(...tries: string[]): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      for (const one of tries) if (!(await this.#try(one))) break;
      this.failure = null;
    } catch (error) {
      this.failure = error;
    }
    this.busy = false;
  }

  /** Whether it counts. */
  async #try(what: string): Promise<boolean> {
    const before = this.state_.step;
    const state = await this.#teacher({ done: this.#done, try: what });
    const answer = state.answer!;
    this.answer = answer;
    if (answer.kind !== 'right' && answer.kind !== 'along') return false;
    this.#done = [...this.#done, what];
    if (state.step !== before) this.#begun = this.#done.length;
    this.#note(answer.happened);
    this.state_ = state;
    return true;
  }

  #note(lines: readonly string[]): void {
    const version = this.#log.length;
    const entries = lines.map((text, i) => ({ version: version + i, line: parseLine(text) }));
    this.#log = [...this.#log, ...entries];
  }

  /** Back to the beginning of the present step, where something on the way was done already. */
  get canRestart(): boolean {
    return this.#done.length > this.#begun;
  }
  async restart(): Promise<void> {
    this.#done = this.#done.slice(0, this.#begun);
    this.state_ = await this.#teacher({ done: this.#done });
    this.answer = null;
  }

  get over(): boolean {
    return this.state_.over;
  }
  /** There is something to do at the table. */
  get plays(): boolean {
    return this.state_.legal.length > 0 || this.state_.open.length > 0;
  }

  get view(): View {
    return this.state_.view as unknown as View;
  }
  get state(): Scene['state'] {
    return 'playing';
  }
  get me(): number {
    return this.state_.seat;
  }
  get names(): string[] {
    return this.state_.names.map((name) => name || t('learn.you'));
  }
  get bots(): null[] {
    return this.state_.names.map(() => null);
  }
  get accounts(): boolean[] {
    return this.state_.names.map(() => false);
  }
  get points(): number[] {
    return this.state_.points;
  }
  get toAct(): number[] {
    return this.plays ? [this.me] : [];
  }
  get idle(): string {
    return t('learn.idle');
  }
  get legal(): Line[] {
    return this.state_.legal.map(parseLine);
  }
  get open(): string[] {
    return this.state_.open;
  }
  get log(): LogEntry[] {
    return this.#log;
  }
  get lastPlace(): string | null {
    const last = this.#log.at(-1);
    return last ? placeOf(last.line) : null;
  }
  get dice(): Scene['dice'] {
    const last = this.#log.findLast(({ line }) => line.verb === 'dice');
    if (!last) return null;
    return { a: Number(last.line.args[0]), b: Number(last.line.args[1]), throwNumber: last.version + 1 };
  }

  play(...lines: string[]): void {
    void this.attempt(...lines);
  }
}
