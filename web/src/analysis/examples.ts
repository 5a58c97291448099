/** For tests: a report of a game of two, with what each test is about put into it. */
import type { Analysis, AnalysisAccount, AnalysisDecision, AnalysisStroke } from '../wire/types';

export const account = (seat: number, more: Partial<AnalysisAccount> = {}): AnalysisAccount => ({
  seat,
  name: ['Ada', 'Ben'][seat - 1]!,
  start: 5000,
  own: 0,
  others: 0,
  luck: 0,
  rest: 0,
  result: seat === 1 ? 10_000 : 0,
  adjusted: 5000,
  decisions: 10,
  slips: 0,
  costly: 0,
  very_costly: 0,
  topics: [],
  ...more,
});

export const decision = (line: number, loss: number, more: Partial<AnalysisDecision> = {}) => ({
  line,
  turn: line,
  seat: 1,
  topic: 'build' as const,
  played: '1 end',
  better: '1 road 24-25',
  before: 5000,
  loss,
  error: 10,
  effects: [-loss, loss],
  mark: 'costly' as const,
  ...more,
});

export const stroke = (line: number, effect: number): AnalysisStroke => ({
  line,
  turn: line,
  seat: 1,
  what: '* dice 3 4',
  effects: [effect, -effect],
  outcomes: 36,
  exact: true,
});

export const report = (more: Partial<Analysis> = {}): Analysis => ({
  format: 1,
  game: 'base',
  names: ['Ada', 'Ben'],
  winner: 1,
  points: [10, 7],
  lines: 40,
  turns: 20,
  worlds: 6,
  forced: 3,
  irregular: {
    timeouts: 0,
    by_clock: 0,
    removals: 0,
    taken_back: 0,
    sampled: 0,
    midway: false,
    unfinished: false,
  },
  accounts: [account(1), account(2)],
  curve: [0, 10, 20, 30, 40].map((line, i) => {
    const chance = [5000, 4000, 7000, 7500, 10_000][i]!;
    const both = [chance, 10_000 - chance];
    return { line, turn: line / 2, seat: 1, watched: both, own: both };
  }),
  decisions: [],
  strokes: [],
  ...more,
});
