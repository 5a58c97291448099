/** What a report tells: its headline, its turning points, what moved most. */
import type {
  Analysis,
  AnalysisAccount,
  AnalysisDecision,
  AnalysisPoint,
  AnalysisStroke,
} from '../wire/types';

/** Something to look at: a decision with something better in it, or a stroke of luck. */
export type Moment =
  | { kind: 'decision'; line: number; turn: number; seat: number; decision: AnalysisDecision }
  | { kind: 'luck'; line: number; turn: number; seat: number; stroke: AnalysisStroke };

const kMostMoments = 16;
const kMostStrokes = 5;
const kGreat = 500; // a stroke that moves somebody by five points

const most = (effects: readonly number[]) => Math.max(...effects.map(Math.abs));

/** Whom a stroke of luck moved most. */
function moved(effects: readonly number[]): number {
  return effects.findIndex((effect) => Math.abs(effect) === most(effects)) + 1;
}

/** In the order of the game: what is marked, the costliest of it, and the greatest strokes of luck. */
export function moments(report: Pick<Analysis, 'decisions' | 'strokes'>): Moment[] {
  const strokes = report.strokes
    .filter(({ effects }) => most(effects) >= kGreat)
    .sort((a, b) => most(b.effects) - most(a.effects))
    .slice(0, kMostStrokes);
  const decisions = report.decisions
    .filter(({ mark }) => mark !== 'none')
    .sort((a, b) => b.loss - a.loss)
    .slice(0, kMostMoments - strokes.length);
  return [
    ...decisions.map((decision): Moment => ({
      kind: 'decision',
      line: decision.line,
      turn: decision.turn,
      seat: decision.seat,
      decision,
    })),
    ...strokes.map((stroke): Moment => ({
      kind: 'luck',
      line: stroke.line,
      turn: stroke.turn,
      seat: moved(stroke.effects),
      stroke,
    })),
  ].sort((a, b) => a.line - b.line);
}

/** What is looked at first: a decision before a stroke of the same size. */
export function greatest(list: readonly Moment[]): Moment | null {
  const worth = (m: Moment) => (m.kind === 'decision' ? m.decision.loss : most(m.stroke.effects) / 2);
  return list.reduce<Moment | null>((best, m) => (!best || worth(m) > worth(best) ? m : best), null);
}

/** What all decisions together did, against what is usual; older reports do not say what that is. */
export const decided = ({ own, others, usual = 0 }: AnalysisAccount): number => own + others + usual;

export type Headline = 'lucky' | 'against' | 'best' | 'won' | 'none';

/** What a newspaper would put over it. */
export function headline({ winner, accounts }: Analysis): Headline {
  if (winner === null) return 'none';
  const own = accounts[winner - 1]!;
  if (own.luck <= -kGreat) return 'against';
  if (accounts.every((other) => other === own || other.own < own.own)) return 'best';
  return own.luck >= 3 * kGreat && own.luck >= decided(own) ? 'lucky' : 'won';
}

/** The turn that moved the winner up most, as a spectator saw it; null where none did much. */
export function turningPoint({ winner, curve }: Analysis): { from: AnalysisPoint; to: AnalysisPoint } | null {
  if (winner === null) return null;
  const at = (point: AnalysisPoint) => point.watched[winner - 1] ?? 0;
  let best: { from: AnalysisPoint; to: AnalysisPoint } | null = null;
  for (const [i, to] of curve.entries()) {
    const from = curve[i - 1];
    // The last point is the end itself, which always moves it.
    if (!from || i === curve.length - 1) continue;
    if (!best || at(to) - at(from) > at(best.to) - at(best.from)) best = { from, to };
  }
  return best && at(best.to) - at(best.from) >= kGreat ? best : null;
}
