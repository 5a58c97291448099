/** What a finished game tells, read off its replay: points over time, dice, cards, trades. */
import { handSize, isIsland, isStruggle, type View } from '../notation/view';
import type { ShownFrame } from '../replay/frames';

export interface CardCounts {
  gained: number; // from dice, draws and gifts of the bank
  traded: number; // handed to players or the bank in trades
  discarded: number;
  stolen: number; // taken from others
  robbed: number; // taken by others
  blocked: number; // not gained because of the robber
}

/** What a game can have at all: in the card game nobody rolls, and no robber blocks anything. */
const kIsland = ['gained', 'traded', 'discarded', 'stolen', 'robbed', 'blocked', 'trades'] as const;
const kStruggle = ['gained', 'traded', 'discarded', 'stolen', 'robbed'] as const;
const kNothing = [] as const;
export type Kind = (typeof kIsland)[number];

export interface Stats {
  has: readonly Kind[];
  turns: number;
  points: number[][]; // by turn, then by seat
  dice: number[]; // how often 2…12 came, at 0…10
  cards: CardCounts[];
  trades: number[][]; // deals by pair: [from][to], the player to move first
  last: View;
  score: number[];
}

const kTheft = ['stolen', 'monopoly', 'taken'];
const kTrade = ['bank', 'trade', 'swap', 'give'];
const kSpent = ['road', 'settle', 'city', 'buy', 'build'];

function sizes(view: View): number[] {
  return view.seats.map((s) => handSize(s.hand));
}

function countCards(cards: CardCounts[], frame: ShownFrame, before: View): void {
  const verb = frame.line!.verb;
  const old = sizes(before);
  const change = sizes(frame.view).map((n, i) => n - old[i]!);
  for (const [i, seat] of cards.entries()) {
    const d = change[i]!;
    if (d > 0 && kTheft.includes(verb)) seat.stolen += d;
    else if (d < 0 && kTheft.includes(verb)) seat.robbed -= d;
    else if (verb === 'discard') seat.discarded -= d;
    else if (kTrade.includes(verb)) seat.traded += Math.max(0, -d);
    else if (d > 0 && !kSpent.includes(verb)) seat.gained += d;
  }
  for (const { seat, cards: missed, why } of frame.moved?.missed ?? [])
    if (why === 'robber') cards[seat - 1]!.blocked += missed.length;
}

/** What there is to count in a game. */
function hasOf(view: View): Stats['has'] {
  if (isIsland(view)) return kIsland;
  return isStruggle(view) ? kStruggle : kNothing;
}

export function statsOf(frames: ShownFrame[]): Stats {
  const players = frames[0]!.view.players;
  const stats: Stats = {
    has: hasOf(frames[0]!.view),
    turns: frames.at(-1)!.turn,
    points: [],
    dice: Array<number>(11).fill(0),
    cards: Array.from({ length: players }, () => ({
      gained: 0,
      traded: 0,
      discarded: 0,
      stolen: 0,
      robbed: 0,
      blocked: 0,
    })),
    trades: Array.from({ length: players }, () => Array<number>(players).fill(0)),
    last: frames.at(-1)!.view,
    score: frames.at(-1)!.score,
  };
  for (const [i, frame] of frames.entries()) {
    stats.points[frame.turn] = frame.score;
    if (!frame.line) continue;
    countCards(stats.cards, frame, frames[i - 1]!.view);
    if (frame.line.verb === 'dice')
      stats.dice[Number(frame.line.args[0]) + Number(frame.line.args[1]) - 2]! += 1;
    if (frame.line.verb === 'trade')
      stats.trades[Number(frame.line.who) - 1]![Number(frame.line.args[0]) - 1]! += 1;
  }
  for (let turn = 1; turn < stats.points.length; turn++) stats.points[turn] ??= stats.points[turn - 1]!;
  return stats;
}

/** Of 36 rolls of two dice, how many show 2…12. */
export const kWays = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

/**
 * How often fair dice are at least so far from expectation: the upper tail of chi-square with ten degrees of
 * freedom, which for an even number has a closed form.
 */
export function unusual(dice: number[]): number {
  const rolls = dice.reduce((a, b) => a + b, 0);
  if (rolls === 0) return 1;
  const half =
    dice.reduce((sum, n, i) => {
      const expected = (rolls * kWays[i]!) / 36;
      return sum + (n - expected) ** 2 / expected;
    }, 0) / 2;
  let term = 1;
  let sum = 1;
  for (let k = 1; k < 5; k++) sum += term *= half / k;
  return Math.exp(-half) * sum;
}
