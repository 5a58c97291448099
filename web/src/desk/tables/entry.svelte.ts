/** One person's entry of a sheet: what they look at, what they have typed, and what became of the sheet meanwhile. */
import { Attempt } from '../../lib/attempt.svelte';
import { ChangedError } from '../client';
import type { Desk } from '../desk.svelte';
import { draftOf, isReady, isSame, judge, likelyWinner, type Draft, type Purpose } from '../sheet';
import type { SheetForm, Table } from '../types';
import type { Typed } from './unsaved.svelte';

/** Whether the papers that are typed in have all their signatures: what was ticked holds for the next one too. */
export const onPaper = $state({ signed: false });

const kAnything: SheetForm = {
  least: -Infinity,
  most: Infinity,
  doubtful: Infinity,
  to_win: Infinity,
  winner_least: -Infinity,
  nobody: true,
  same_winner: false,
};

export class Entry extends Attempt {
  draft: Draft = $state()!;
  confirmed = $state(false); // unusually many points: looked at again
  reason = $state('');

  #seen: Table = $state.raw()!;
  #live: () => Table;
  #purpose: () => Purpose;
  #named = $state(false); // the winner was chosen, not guessed

  #form: () => SheetForm | null;

  readonly verdict = $derived.by(() => judge(this.draft, this.#known));
  readonly begun = $derived.by(() => !isSame(this.draft, this.#seen));
  readonly news = $derived.by(() => (this.failure instanceof ChangedError ? this.failure.now : null));
  /** The sheet as it is now, by the document or by the answer to what was sent. */
  readonly now: Table = $derived.by(() => {
    const [live, told] = [this.#live(), this.news?.table];
    return told && told.version > live.version ? told : live;
  });
  readonly changed = $derived.by(() => !this.busy && this.now.version !== this.#seen.version);
  readonly clears = $derived.by(() => this.begun && (this.#seen.signed?.length ?? 0) > 0);
  readonly ready = $derived.by(
    () =>
      this.#form() !== null &&
      isReady(this.verdict) &&
      !this.changed &&
      (!this.verdict.mustConfirm || this.confirmed) &&
      (this.purpose === 'report' || this.reason.trim() !== ''),
  );

  constructor(live: () => Table, purpose: () => Purpose, form: () => SheetForm | null, typed?: Typed) {
    super();
    this.#live = live;
    this.#purpose = purpose;
    this.#form = form;
    this.take(typed?.seen ?? live());
    if (typed) [this.draft, this.reason, this.#named] = [typed.draft, typed.reason, true];
  }

  /** What may stand on the sheet; anything, while the server takes none. */
  get #known(): SheetForm {
    return this.#form() ?? kAnything;
  }

  /** What would be lost; null where nothing was typed. */
  get typed(): Typed | null {
    const begun = this.begun || this.reason.trim() !== '';
    if (!begun) return null;
    const draft = $state.snapshot(this.draft);
    return { purpose: this.purpose, draft, reason: this.reason, seen: this.#seen };
  }

  /** What it is entered for; a referee who decides a broken game keeps what was typed. */
  get purpose(): Purpose {
    return this.#purpose();
  }

  /** What is there takes the place of what was typed. */
  take(now: Table): void {
    this.#seen = now;
    this.draft = draftOf(now);
    this.#named = now.winner !== null;
    this.failure = null;
  }

  /** What was typed stays, by somebody who has seen what is there. */
  keep(now: Table): void {
    this.#seen = now;
    this.failure = null;
  }

  type(row: number, text: string): void {
    this.draft.points[row] = text.trim() === '' ? null : Number(text);
    this.confirmed = false;
    if (!this.#named) this.draft.winner = likelyWinner(this.draft, this.#known);
  }

  win(player: number | null): void {
    this.draft.winner = player;
    this.#named = true;
  }

  /** The player of this row played before the one above. */
  earlier(row: number): void {
    const { order, points } = this.draft;
    order.splice(row - 1, 2, order[row]!, order[row - 1]!);
    points.splice(row - 1, 2, points[row]!, points[row - 1]!);
  }

  async save(desk: Desk, game: string, signed = false): Promise<boolean> {
    if (!this.ready || this.busy) return false;
    return this.run(async () => {
      const { order, points, winner } = this.draft;
      await desk.send({
        do: this.purpose,
        game,
        table: this.#seen.table,
        seen: this.#seen.version,
        order: [...order],
        points: [...points],
        winner: winner ?? 0,
        confirmed: this.confirmed,
        ...(this.purpose === 'report' ? {} : { reason: this.reason.trim() }),
      });
      if (signed) await this.#sign(desk, game);
      this.take(this.now); // one's own change is no news
    });
  }

  /** Where this fails the sheet is entered all the same, and the page shows whose signatures are missing. */
  async #sign(desk: Desk, game: string): Promise<void> {
    const { table, version: seen, unsigned: players } = this.#live();
    if (players?.length) await desk.send({ do: 'sign', game, table, seen, players }).catch(() => {});
  }
}
